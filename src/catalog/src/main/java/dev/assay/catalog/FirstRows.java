package dev.assay.catalog;

import dev.assay.sql.Dialect;

/** Queries that end after some rows, as each dialect says it. */
public final class FirstRows {

  private FirstRows() {}

  /**
   * A query of the first rows.
   *
   * @param columns what stands behind SELECT
   * @param from what stands behind FROM, conditions among it
   */
  public static String of(Dialect dialect, String columns, String from, long rows) {
    return switch (dialect) {
      case MSSQL -> "SELECT TOP (%d) %s FROM %s".formatted(rows, columns, from);
      case ORACLE, DB2 ->
          "SELECT %s FROM %s FETCH FIRST %d ROWS ONLY".formatted(columns, from, rows);
      default -> "SELECT %s FROM %s LIMIT %d".formatted(columns, from, rows);
    };
  }
}
