package dev.assay.workflow.testcode;

import java.util.regex.Pattern;

/** Whether an order of rows was asked for: by a question in its words, or by test code. */
public final class RequestedOrder {

  /** Things that order, list or rank other things are not keys to sort by. */
  private static final String NO_AGENT =
      "(?!(the |an? |each |every |any )?(customer|client|user|person|people|member|buyer|student"
          + "|company|patient|guest|team)s?\\b)";

  private static final String SUPERLATIVE = "(\\w+est|most|least|best|worst|top)";

  private static final Pattern IN_QUESTION =
      Pattern.compile(
          String.join(
              "|",
              "\\b(sort|sorted|rank|ranked|order)\\b( \\w+){0,6}? by\\b",
              "\\bordered by " + NO_AGENT,
              "\\bin (the )?(\\w+ )?order of\\b",
              "\\b(ascending|descending|increasing|decreasing|alphabetical|alphabetic"
                  + "|lexicographical|lexicographic|chronological|numerical|reverse)"
                  + "( \\w+){0,2}? order\\b",
              "\\bin (ascending|descending|increasing|decreasing)\\b",
              "\\b(alphabetically|chronologically|lexicographically)\\b",
              "\\b" + SUPERLATIVE + " (first|last)\\b(?=\\s*([,.;:?!)]|and\\b|$))",
              "\\b" + SUPERLATIVE + "( \\w+)? to (the )?" + SUPERLATIVE + "\\b"),
          Pattern.CASE_INSENSITIVE);

  private static final Pattern IN_TEST_CODE =
      Pattern.compile("\\.(sort_values|sort_index|nlargest|nsmallest)\\s*\\(");

  private RequestedOrder() {}

  /** Whether the question's words ask for an order. */
  public static boolean inQuestion(String question) {
    return IN_QUESTION.matcher(question).find();
  }

  /** Whether the test code sorts. */
  public static boolean inTestCode(String code) {
    return IN_TEST_CODE.matcher(code).find();
  }
}
