package dev.assay.sql;

import dev.assay.sql.mariadb.MariadbServer;
import dev.assay.sql.mariadb.Vendor;
import dev.assay.sql.server.NoServerException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The dialect's own server where the machine has it, MariaDB in MySQL's place where it has that
 * one, or H2. Which one, is found out when it is needed.
 */
final class MariadbOrStandIn implements SqlEngine {

  /** Tests, and who wants the same engine on every machine, set it to {@code off}. */
  private static final String SWITCH = "assay.";

  private final Dialect dialect;
  private final SqlLimits limits;
  private final Supplier<SqlEngine> standIn;

  MariadbOrStandIn(Dialect dialect, SqlLimits limits, Supplier<SqlEngine> standIn) {
    this.dialect = dialect;
    this.limits = limits;
    this.standIn = standIn;
  }

  private List<Vendor> vendors() {
    return dialect == Dialect.MYSQL
        ? List.of(Vendor.MYSQL, Vendor.MARIADB)
        : List.of(Vendor.MARIADB);
  }

  private SqlEngine engine() {
    Optional<Vendor> there =
        vendors().stream().filter(vendor -> unavailable(vendor).isEmpty()).findFirst();
    return there.isPresent() ? new MariadbEngine(there.get(), dialect, limits) : standIn.get();
  }

  private static String unavailable(Vendor vendor) {
    String name = SWITCH + vendor.key();
    if (System.getProperty(name, "on").equals("off")) {
      return "it is turned off (%s)".formatted(name);
    }
    try {
      MariadbServer.running(vendor);
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
    List<Vendor> vendors = vendors();
    return unavailable(vendors.getFirst()).isEmpty()
        ? ""
        : vendors.stream()
            .filter(vendor -> !unavailable(vendor).isEmpty())
            .map(vendor -> vendor.title() + " cannot be run here: " + unavailable(vendor))
            .collect(Collectors.joining("; "));
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
