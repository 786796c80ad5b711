package dev.assay.sql;

import java.util.Collections;
import java.util.List;

/** Stands for an engine of a dialect that none here understands: it executes nothing. */
record NoEngine(Dialect dialect) implements SqlEngine {

  @Override
  public EngineIdentity identity() {
    return new EngineIdentity("no engine", "", dialect);
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    String reason =
        dialect == Dialect.DUCKDB
            ? "its JDBC driver (org.duckdb:duckdb_jdbc) is not on the class path"
            : "no engine for tests understands it";
    return SqlOutcome.failed(
        SqlFailure.Kind.DATA, "%s SQL is not executed: %s".formatted(dialect.promptName(), reason));
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    return Collections.nCopies(queries.size(), execute(tables, ""));
  }
}
