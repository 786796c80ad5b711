package dev.assay.sql;

import dev.assay.sql.postgresql.PostgresqlServer;
import dev.assay.sql.server.NoServerException;
import java.util.List;
import java.util.function.Supplier;

/** PostgreSQL itself or, where it cannot be run, H2. Which one, is found out when it is needed. */
final class PostgresqlOrStandIn implements SqlEngine {

  private final SqlLimits limits;
  private final Supplier<SqlEngine> standIn;

  PostgresqlOrStandIn(SqlLimits limits, Supplier<SqlEngine> standIn) {
    this.limits = limits;
    this.standIn = standIn;
  }

  private SqlEngine engine() {
    return standInReason().isEmpty() ? new PostgresqlEngine(limits) : standIn.get();
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
