package dev.assay.sql.postgresql;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import org.postgresql.Driver;

/** Connects to the server of one folder, under the names that its data folder knows. */
final class Logins {

  private static final String SOCKET = ".s.PGSQL.5432";
  private static final Duration LONGEST_RECOVERY = Duration.ofSeconds(10);

  /** Seconds; a server that is ending its processes takes connections, and may say nothing more. */
  private static final String LONGEST_LOGIN = "10";

  private static final String LONGEST_ADMINISTRATION = "30";

  private static final long RETRY_MILLIS = 10;
  private static final String NOT_NOW = "57P03";

  private final Path folder;
  private final Driver driver = new Driver();

  Logins(Path folder) {
    this.folder = folder;
  }

  /**
   * Who makes and removes databases; candidates have no part in it. New ones are made of the
   * database to which it connects, which allows one such connection at a time.
   */
  Connection administrator() throws SQLException {
    Properties account = account("postgres", "simple");
    account.setProperty("socketTimeout", LONGEST_ADMINISTRATION);
    return connected("template1", "postgres", account);
  }

  /** Who makes and fills the tables of a database, and owns them. */
  Connection loader(String database) throws SQLException {
    return connected(database, "loader", account("loader", "simple"));
  }

  /**
   * Who may read the tables, and nothing else.
   *
   * @param resultBytes how much of a result is taken at a time
   */
  Connection candidate(String database, long resultBytes) throws SQLException {
    Properties account = account("candidate", "extended");
    account.setProperty("maxResultBuffer", String.valueOf(resultBytes));
    return connected(database, "candidate", account);
  }

  private Properties account(String user, String queryMode) {
    Properties account = new Properties();
    account.setProperty("user", user);
    account.setProperty("socketFactory", UnixSocketFactory.class.getName());
    account.setProperty("socketFactoryArg", folder.resolve(SOCKET).toString());
    account.setProperty("loginTimeout", LONGEST_LOGIN);
    account.setProperty("sslmode", "disable");
    account.setProperty("gssEncMode", "disable");
    account.setProperty("assumeMinServerVersion", "18");
    account.setProperty("preferQueryMode", queryMode);
    account.setProperty("prepareThreshold", "0");
    account.setProperty("binaryTransfer", "false");
    return account;
  }

  /** After one of its processes has crashed, the server needs a moment. */
  private Connection connected(String database, String user, Properties account)
      throws SQLException {
    long start = System.nanoTime();
    while (true) {
      try {
        Connection connection = driver.connect("jdbc:postgresql://localhost/" + database, account);
        // the driver sets this computer's zone
        execute(connection, "SET TimeZone = 'UTC'");
        return connection;
      } catch (SQLException refused) {
        if (!NOT_NOW.equals(refused.getSQLState())
            || System.nanoTime() - start > LONGEST_RECOVERY.toNanos()) {
          throw refused;
        }
        pause();
      }
    }
  }

  private static void pause() throws SQLException {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new SQLException("interrupted while the server starts again", interrupted);
    }
  }

  static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.execute(sql);
    }
  }
}
