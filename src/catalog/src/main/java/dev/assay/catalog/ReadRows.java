package dev.assay.catalog;

import dev.assay.sql.SqlFailure;
import dev.assay.table.Table;
import java.util.List;

/** What came of asking a database for the rows of a query. */
public sealed interface ReadRows {

  /**
   * The rows.
   *
   * @param complete whether these are all; otherwise a bound was reached
   * @param emptiedBy where they tell nothing: conditions of the query that are why, each alone
   */
  record Some(Table table, boolean complete, List<String> emptiedBy) implements ReadRows {

    public Some {
      emptiedBy = List.copyOf(emptiedBy);
    }

    /** Rows that tell something, or of which it is not known why they do not. */
    public Some(Table table, boolean complete) {
      this(table, complete, List.of());
    }
  }

  /** No rows, and why. */
  record None(SqlFailure failure) implements ReadRows {}
}
