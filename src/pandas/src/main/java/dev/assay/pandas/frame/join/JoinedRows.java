package dev.assay.pandas.frame.join;

/** Which rows come together in a join: one pair a row of the result, -1 where a side has none. */
public record JoinedRows(int[] left, int[] right) {

  public int size() {
    return left.length;
  }

  public JoinedRows swapped() {
    return new JoinedRows(right, left);
  }

  /** Rows that a side lacks as its last one before them, -1 where there is none yet. */
  JoinedRows filledForward() {
    return new JoinedRows(filledForward(left), filledForward(right));
  }

  private static int[] filledForward(int[] rows) {
    int[] filled = rows.clone();
    for (int at = 1; at < filled.length; at++) {
      filled[at] = filled[at] < 0 ? filled[at - 1] : filled[at];
    }
    return filled;
  }
}
