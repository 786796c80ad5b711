package dev.assay.sql;

import dev.assay.sql.mariadb.MariadbServer;
import dev.assay.sql.server.NoServerException;
import java.util.List;
import java.util.function.Supplier;

/** MariaDB where the machine has it, or H2. Which one, is found out when it is needed. */
final class MariadbOrStandIn implements SqlEngine {

  /** Tests, and who wants the same engine on every machine, set it to {@code off}. */
  private static final String SWITCH = "assay.mariadb";

  private final Dialect dialect;
  private final SqlLimits limits;
  private final Supplier<SqlEngine> standIn;

  MariadbOrStandIn(Dialect dialect, SqlLimits limits, Supplier<SqlEngine> standIn) {
    this.dialect = dialect;
    this.limits = limits;
    this.standIn = standIn;
  }

  private SqlEngine engine() {
    return unavailable().isEmpty() ? new MariadbEngine(dialect, limits) : standIn.get();
  }

  private static String unavailable() {
    if (System.getProperty(SWITCH, "on").equals("off")) {
      return "it is turned off (%s)".formatted(SWITCH);
    }
    try {
      MariadbServer.running();
      return "";
    } catch (NoServerException reason) {
      return String.valueOf(reason.getMessage());
    }
  }

  @Override
  public EngineIdentity identity() {
    return engine().identity();
  }

  @Override
  public String standInReason() {
    String reason = unavailable();
    return reason.isEmpty() ? "" : "MariaDB cannot be run here: " + reason;
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
