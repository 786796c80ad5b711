package dev.assay.sql;

import java.util.List;

/** Executes SQL on test data, in a database that exists only for that execution. */
public interface SqlEngine {

  /** Which engine this is, and whether it stands in for another database. */
  EngineIdentity identity();

  /** Why it stands in for a database that could have been run; empty where there is no such why. */
  default String standInReason() {
    return "";
  }

  /**
   * Loads the tables and executes the SQL on them. Never throws for what the SQL or the data do:
   * every way to fail is an outcome, and comes within the engine's limits.
   */
  SqlOutcome execute(List<TestTable> tables, String sql);

  /**
   * Loads the tables once and executes each query on them, all of them together within the limits
   * of one execution. The outcomes are in the order of the queries; what ends the series early is
   * the outcome of all queries that it kept from ending.
   */
  List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries);
}
