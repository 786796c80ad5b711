package dev.assay.cli.serve;

/**
 * That the answer of a question comes with its rows; kept with the run, which holds no row.
 *
 * @param most how many are wanted at most
 */
record WantedRows(int most) {

  /** The field of a question that asks for them. */
  static final String FIELD = "rows";
}
