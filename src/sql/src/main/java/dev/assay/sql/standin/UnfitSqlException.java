package dev.assay.sql.standin;

import dev.assay.sql.SqlFailure;

/** A query that the stand-in does not execute: its database refuses it, or H2 would differ. */
public final class UnfitSqlException extends Exception {

  private final transient SqlFailure failure;

  private UnfitSqlException(SqlFailure failure) {
    super(failure.message(), null, false, false);
    this.failure = failure;
  }

  /** The database itself would refuse it. */
  static UnfitSqlException wrong(String message) {
    return new UnfitSqlException(new SqlFailure(SqlFailure.Kind.ERROR, message));
  }

  /** The database may execute it, and H2 cannot, or would give something else. */
  static UnfitSqlException lacking(String what) {
    return new UnfitSqlException(
        new SqlFailure(
            SqlFailure.Kind.NOT_EXECUTABLE, what + " cannot be executed on H2, which stands in"));
  }

  /** What becomes of the execution. */
  public SqlFailure failure() {
    return failure;
  }
}
