package dev.assay.evaluation.scores;

import java.util.Locale;

/**
 * How hard Spider holds a question to be, by the parts of its gold SQL (evaluation.py,
 * eval_hardness).
 */
public enum Hardness {
  EASY,
  MEDIUM,
  HARD,
  EXTRA;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The hardness of a question with that gold SQL. */
  public static Hardness of(String gold) {
    return of(QueryShape.of(gold));
  }

  private static Hardness of(QueryShape shape) {
    int clauses = shape.clauses();
    int nested = shape.nested();
    int others = shape.others();
    if (nested == 0 && clauses <= 1 && others == 0) {
      return EASY;
    }
    if (nested == 0 && ((clauses <= 1 && others <= 2) || (clauses <= 2 && others < 2))) {
      return MEDIUM;
    }
    boolean hardAlone = (clauses <= 2 && others > 2) || (clauses == 3 && others <= 2);
    boolean hardNested = nested == 1 && clauses <= 1 && others == 0;
    return (nested == 0 && hardAlone) || hardNested ? HARD : EXTRA;
  }
}
