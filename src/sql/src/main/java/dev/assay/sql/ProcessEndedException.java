package dev.assay.sql;

import java.sql.SQLException;

/** The process in which a query was executed ended, or was killed for what it took. */
public final class ProcessEndedException extends SQLException {

  private static final long serialVersionUID = 1;

  private final transient SqlFailure failure;

  /** With what became of the query. */
  public ProcessEndedException(SqlFailure failure) {
    super(failure.message());
    this.failure = failure;
  }

  /** What became of the query. */
  public SqlFailure failure() {
    return failure;
  }
}
