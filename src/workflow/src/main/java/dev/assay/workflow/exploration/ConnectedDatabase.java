package dev.assay.workflow.exploration;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import java.util.Optional;

/** A database that SQL is held against, though not a row of it is read. */
public interface ConnectedDatabase {

  /** What SQL it understands. */
  Dialect dialect();

  /**
   * Has it prepare a query, which is not executed.
   *
   * @return why it refuses; of kind TIMEOUT or CRASHED where it could not be asked; empty when it
   *     would execute it
   */
  Optional<SqlFailure> prepare(String sql);

  /** What executes test cases there; empty where engines of our own are to do that. */
  default Optional<SqlEngine> engine(SqlLimits limits) {
    return Optional.empty();
  }
}
