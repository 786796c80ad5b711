package dev.assay.analysis.wording;

/** The kinds of things that a question says otherwise than its SQL. */
public enum WordingKind {
  OPPOSITE_COMPARISON("opposite-comparison"),
  COUNTED_ROWS("counted-rows"),
  UNUSED_NUMBER("unused-number"),
  UNUSED_NAME("unused-name"),
  MISSPELT_NAME("misspelt-name"),
  ASKED_COLUMN("asked-column"),
  UNASKED_AVERAGE("unasked-average"),
  UNCOUNTED("uncounted"),
  STATED_COLUMN("stated-column"),
  STATED_COMPARISON("stated-comparison"),
  STATED_AGGREGATE("stated-aggregate"),
  STATED_DISTINCT("stated-distinct");

  private final String text;

  WordingKind(String text) {
    this.text = text;
  }

  /** As findings name it. */
  public String text() {
    return text;
  }
}
