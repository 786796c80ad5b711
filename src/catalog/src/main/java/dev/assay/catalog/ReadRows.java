package dev.assay.catalog;

import dev.assay.sql.SqlFailure;
import dev.assay.table.Table;

/** What came of asking a database for the rows of a query. */
public sealed interface ReadRows {

  /**
   * The rows.
   *
   * @param complete whether these are all; otherwise a bound was reached
   */
  record Some(Table table, boolean complete) implements ReadRows {}

  /** No rows, and why. */
  record None(SqlFailure failure) implements ReadRows {}
}
