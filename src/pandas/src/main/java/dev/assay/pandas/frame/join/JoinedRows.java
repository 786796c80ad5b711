package dev.assay.pandas.frame.join;

/** Which rows come together in a join: one pair a row of the result, -1 where a side has none. */
public record JoinedRows(int[] left, int[] right) {

  public int size() {
    return left.length;
  }

  public JoinedRows swapped() {
    return new JoinedRows(right, left);
  }
}
