package dev.assay.sql.correction;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;

/**
 * What was wrong with SQL, told from what its correction changed: the six kinds of TS-SQL's
 * appendix C. A correction may change several things; the first kind that applies, in this order,
 * is the reason why there had to be one: who converts a column for a comparison often rewrites the
 * comparison too, and any other change may come with changed logic.
 */
public enum ErrorKind {
  DATA_TYPE("data type"),
  WRONG_VALUE("wrong value"),
  WRONG_AGGREGATION("wrong aggregation"),
  NO_DEDUPLICATION("no deduplication"),
  WRONG_COLUMN("wrong column selected"),
  WRONG_SEMANTIC_LOGIC("wrong semantic logic");

  private final String words;

  ErrorKind(String words) {
    this.words = words;
  }

  /** The kind as people read it. */
  public String words() {
    return words;
  }

  /**
   * The kind of the error that the correction mends; what cannot be taken apart is {@link
   * #WRONG_SEMANTIC_LOGIC}.
   */
  public static ErrorKind of(Dialect dialect, String original, String correction) {
    try {
      return between(QueryFeatures.of(dialect, original), QueryFeatures.of(dialect, correction));
    } catch (RefusedSqlException unreadable) {
      return WRONG_SEMANTIC_LOGIC;
    }
  }

  private static ErrorKind between(QueryFeatures before, QueryFeatures after) {
    if (!before.conversions().equals(after.conversions())) {
      return DATA_TYPE;
    }
    if (!before.values().equals(after.values())) {
      return WRONG_VALUE;
    }
    if (!before.groupings().equals(after.groupings())) {
      return WRONG_AGGREGATION;
    }
    if (before.distincts() != after.distincts()) {
      return NO_DEDUPLICATION;
    }
    if (!before.selected().equals(after.selected())) {
      return WRONG_COLUMN;
    }
    return WRONG_SEMANTIC_LOGIC;
  }
}
