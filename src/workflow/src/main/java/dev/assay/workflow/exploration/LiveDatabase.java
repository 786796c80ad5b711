package dev.assay.workflow.exploration;

import dev.assay.sql.SqlOutcome;

/** A database that a user lets models ask, over a connection that only reads. */
@FunctionalInterface
public interface LiveDatabase {

  /**
   * The first rows of a query's result, or why there is none; never throws for what the SQL does.
   */
  SqlOutcome first(String sql, int rows);
}
