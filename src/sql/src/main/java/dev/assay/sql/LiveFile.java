package dev.assay.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.sqlite.SQLiteConfig;

/**
 * A database file of the user's on which SQL of others runs; every connection to it only reads.
 *
 * @param url as its driver takes it, with an absolute path
 * @param account the user and the password of an H2 file; files of others have none
 * @param settings statements of our own that each connection begins with
 * @param longestStored 0 where values are read as their columns are declared; else they are read as
 *     SQLite stores them, and none is longer
 */
public record LiveFile(
    Dialect dialect,
    String url,
    Map<String, String> account,
    List<String> settings,
    int longestStored) {

  private static final int BUSY_MILLIS = 2000;

  public LiveFile {
    account = Map.copyOf(account);
    settings = List.copyOf(settings);
  }

  /** A file whose values are read as their columns are declared. */
  public static LiveFile of(Dialect dialect, String url) {
    return new LiveFile(dialect, url, Map.of(), List.of(), 0);
  }

  boolean isReadAsStored() {
    return longestStored > 0;
  }

  /** The same file, to which each connection begins with these statements. */
  public LiveFile after(List<String> statements) {
    return new LiveFile(dialect, url, account, statements, longestStored);
  }

  /** A connection that only reads. */
  public Connection open() throws SQLException {
    Connection connection =
        switch (dialect) {
          case SQLITE -> openSqlite();
          case DUCKDB -> DuckdbSettings.openReadOnly(url);
          default -> openH2();
        };
    try (Statement statement = connection.createStatement()) {
      for (String each : settings) {
        statement.execute(each);
      }
      return connection;
    } catch (SQLException failure) {
      connection.close();
      throw failure;
    }
  }

  private Connection openSqlite() throws SQLException {
    Drivers.loadSqlite();
    SQLiteConfig config =
        isReadAsStored() ? SqliteSettings.within(longestStored) : new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(BUSY_MILLIS);
    return SqliteSettings.open(config, url);
  }

  private Connection openH2() throws SQLException {
    Properties properties = new Properties();
    account.forEach(properties::setProperty);
    Connection connection = H2Connections.connect(url, properties);
    try {
      connection.setReadOnly(true);
      return connection;
    } catch (SQLException failure) {
      connection.close();
      throw failure;
    }
  }

  /** Without the account, in which a password is. */
  @Override
  public String toString() {
    return dialect.id() + " " + url;
  }
}
