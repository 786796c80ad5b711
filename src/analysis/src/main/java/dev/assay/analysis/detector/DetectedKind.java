package dev.assay.analysis.detector;

/** The kinds of things that the detector finds. */
public enum DetectedKind {
  UNKNOWN_NAME("unknown-name"),
  AMBIGUOUS_NAME("ambiguous-name"),
  JOIN_NOT_ALONG_KEY("join-not-along-key"),
  MISSING_JOIN("missing-join"),
  UNUSED_JOIN("unused-join"),
  TYPE_MISMATCH("type-mismatch"),
  DATE_FORMAT("date-format"),
  MISSING_GROUP_BY("missing-group-by"),
  SUPERFLUOUS_GROUP_BY("superfluous-group-by"),
  GROUP_BY_NAME("group-by-name"),
  AGGREGATE_IN_WHERE("aggregate-in-where"),
  DISTINCT_KEY("distinct-key"),
  SCALAR_SUBQUERY("scalar-subquery"),
  TIED_LIMIT("tied-limit"),
  TEXT_ORDER("text-order"),
  INTEGER_DIVISION("integer-division"),
  VALUE_NOT_HELD("value-not-held"),
  MULTIPLIED_ROWS("multiplied-rows"),
  LEFT_JOIN_UNDONE("left-join-undone"),
  NOT_IN_NULL("not-in-null"),
  CONTRADICTION("contradiction"),
  AND_BEFORE_OR("and-before-or"),
  ORDERED_ROW("ordered-row"),
  DEFINITION("definition");

  private final String text;

  DetectedKind(String text) {
    this.text = text;
  }

  /** As findings name it. */
  public String text() {
    return text;
  }
}
