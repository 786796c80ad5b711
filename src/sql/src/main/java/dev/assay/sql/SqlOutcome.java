package dev.assay.sql;

import dev.assay.table.Table;

/** What came of executing one SQL text. */
public sealed interface SqlOutcome {

  /** The result, and whether the SQL orders its rows (an ORDER BY at its top level). */
  record Executed(Table result, boolean ordered) implements SqlOutcome {}

  /** No result, and why. */
  record Failed(SqlFailure failure) implements SqlOutcome {}

  /** A failure of that kind. */
  static SqlOutcome failed(SqlFailure.Kind kind, String message) {
    return new Failed(new SqlFailure(kind, message));
  }
}
