package dev.assay.analysis.differences;

import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import java.util.List;

/**
 * Rows on which two queries differ, whatever the order in which the database keeps them. No row can
 * be left out without the difference going away.
 *
 * @param tables with the columns that the queries use; tables without rows included
 * @param one what the first query gives on them
 * @param other what the second one gives
 */
public record QueryDifference(
    List<TestTable> tables, SqlOutcome one, SqlOutcome other, DifferenceKind kind) {

  public QueryDifference {
    tables = List.copyOf(tables);
  }

  /** How many rows the largest table has. */
  public int mostRows() {
    return tables.stream().mapToInt(table -> table.rows().rowCount()).max().orElse(0);
  }

  /** How many rows there are in all tables. */
  public int rowCount() {
    return tables.stream().mapToInt(table -> table.rows().rowCount()).sum();
  }
}
