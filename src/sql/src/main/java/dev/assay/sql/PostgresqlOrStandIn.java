package dev.assay.sql;

import dev.assay.sql.postgresql.NoServerException;
import dev.assay.sql.postgresql.PostgresqlServer;
import java.util.List;

/** PostgreSQL itself or, where it cannot be run, H2. Which one, is found out when it is needed. */
final class PostgresqlOrStandIn implements SqlEngine {

  private final SqlLimits limits;

  PostgresqlOrStandIn(SqlLimits limits) {
    this.limits = limits;
  }

  private SqlEngine engine() {
    return standInReason().isEmpty()
        ? new PostgresqlEngine(limits)
        : new H2Engine(Dialect.POSTGRESQL, limits);
  }

  @Override
  public EngineIdentity identity() {
    return engine().identity();
  }

  @Override
  public String standInReason() {
    try {
      PostgresqlServer.running();
      return "";
    } catch (NoServerException reason) {
      return "PostgreSQL cannot be run here: " + reason.getMessage();
    }
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    return engine().execute(tables, sql);
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    return engine().executeEach(tables, queries);
  }
}
