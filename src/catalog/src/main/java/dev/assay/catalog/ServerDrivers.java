package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Connects to servers by the driver of their dialect alone: {@link DriverManager} sets up every
 * driver that there is first, of which some take longer than a query.
 */
final class ServerDrivers {

  private static final String MARIADB = "org.mariadb.jdbc.Driver";

  private static final Map<Dialect, String> NAMES =
      Map.of(
          Dialect.POSTGRESQL,
          "org.postgresql.Driver",
          Dialect.MYSQL,
          MARIADB,
          Dialect.MARIADB,
          MARIADB);

  private ServerDrivers() {}

  static Connection connect(Dialect dialect, String url, Properties account) throws SQLException {
    Driver driver = driver(dialect);
    Connection connection = driver == null ? null : driver.connect(url, account);
    return connection == null ? DriverManager.getConnection(url, account) : connection;
  }

  /** Null where it is not part of the build, or the dialect has none of its own. */
  private static @Nullable Driver driver(Dialect dialect) {
    return ServiceLoader.load(Driver.class, ServerDrivers.class.getClassLoader()).stream()
        .filter(each -> each.type().getName().equals(NAMES.get(dialect)))
        .findFirst()
        .map(ServiceLoader.Provider::get)
        .orElse(null);
  }
}
