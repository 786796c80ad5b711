package dev.assay.workflow.run;

import org.jspecify.annotations.Nullable;

/**
 * What somebody asks of a database.
 *
 * @param text the question
 * @param evidence external knowledge, empty when there is none
 * @param sql the SQL to test, or null when SQL is to be generated
 * @param gold SQL that is known to be right, with which test data are checked and which no model is
 *     shown; null outside of benchmarks
 */
public record Asked(String text, String evidence, @Nullable String sql, @Nullable String gold) {

  public Asked {
    if (text.isBlank()) {
      throw new InvalidQuestionException("the question is empty: say what you want to know");
    }
    requireLength("question", text, Question.LONGEST_TEXT);
    requireLength("evidence", evidence, Question.LONGEST_TEXT);
    if (sql != null) {
      requireLength("SQL", sql, Question.LONGEST_SQL);
    }
    if (gold != null) {
      requireLength("gold SQL", gold, Question.LONGEST_SQL);
    }
  }

  /** A question that is asked without evidence, and that SQL is to be generated for. */
  public static Asked of(String text) {
    return new Asked(text, "", null, null);
  }

  /** The same with other evidence. */
  public Asked withEvidence(String other) {
    return new Asked(text, other, sql, gold);
  }

  private static void requireLength(String name, String text, int longest) {
    int length = Question.length(text);
    if (length > longest) {
      throw new InvalidQuestionException(
          "the %s has %,d characters; at most %,d are allowed".formatted(name, length, longest));
    }
  }
}
