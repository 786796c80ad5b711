package dev.assay.sql.mariadb;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;

/** Connects to this process' server, under the names that its data folder knows. */
final class Logins {

  private Logins() {}

  private static final String ADDRESS = "jdbc:mariadb://localhost/";

  /** Whether this program has the driver. */
  static boolean isPossible() {
    return DriverManager.drivers().anyMatch(Logins::connects);
  }

  private static boolean connects(Driver driver) {
    try {
      return driver.acceptsURL(ADDRESS);
    } catch (SQLException cannot) {
      return false;
    }
  }

  static void toServerIn(Vendor vendor, Path folder) {
    ServerSocketFactory.connectTo(vendor, folder.resolve(MariadbServer.SOCKET));
  }

  /** Who makes and fills tables, and ends what does not end. */
  static Connection administrator(Vendor vendor, String database) throws SQLException {
    Connection connection = connected(vendor, database, "root");
    execute(connection, "SET SESSION sql_mode = 'STRICT_ALL_TABLES', lock_wait_timeout = 2");
    return connection;
  }

  /** Who may read the tables of that database, and nothing else. */
  static Connection candidate(Vendor vendor, int number, Duration longest) throws SQLException {
    Connection connection = connected(vendor, "test_" + number, "candidate_" + number);
    execute(
        connection, "SET SESSION " + vendor.longest(longest.toSeconds(), longest.toMillisPart()));
    execute(connection, "SET SESSION TRANSACTION READ ONLY");
    return connection;
  }

  private static Connection connected(Vendor vendor, String database, String user)
      throws SQLException {
    Properties account = new Properties();
    account.setProperty("user", user);
    account.setProperty("socketFactory", vendor.sockets().getName());
    account.setProperty("allowLocalInfile", "false");
    account.setProperty("tinyInt1isBit", "false");
    account.setProperty("yearIsDateType", "false");
    account.setProperty("connectionTimeZone", "UTC");
    account.setProperty("connectTimeout", "10000");
    return DriverManager.getConnection(ADDRESS + database, account);
  }

  static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.execute(sql);
    }
  }
}
