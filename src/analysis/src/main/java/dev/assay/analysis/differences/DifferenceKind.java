package dev.assay.analysis.differences;

/** What two results differ in, the slightest first. */
public enum DifferenceKind {
  /** One of the queries fails on these rows. */
  FAILURE("failure"),
  /** The rows are the same, in another order, and both queries state one. */
  ORDER("order"),
  /** The rows are the same, but for how often each is there. */
  DUPLICATES("duplicates"),
  /** Some row is in one of the results only. */
  ROWS("rows"),
  /** The results have unlike numbers of columns. */
  COLUMNS("columns");

  private final String text;

  DifferenceKind(String text) {
    this.text = text;
  }

  /** As outputs name it. */
  public String text() {
    return text;
  }
}
