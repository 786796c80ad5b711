package dev.assay.sql;

import java.util.List;

/** Executes SQL on test data, in a database that exists only for that execution. */
public interface SqlEngine {

  /**
   * Loads the tables and executes the SQL on them. Never throws for what the SQL or the data do:
   * every way to fail is an outcome, and comes within the engine's limits.
   */
  SqlOutcome execute(List<TestTable> tables, String sql);
}
