package dev.assay.sql;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/** What holds for each connection to DuckDB on which SQL of models runs. */
public final class DuckdbSettings {

  /** What DuckDB may keep of a connected file, and use for its queries. */
  static final int MOST_MEBIBYTES_OF_FILES = 384;

  static final String NOT_LOADED = "the library of DuckDB cannot be loaded";

  private DuckdbSettings() {}

  /**
   * An empty database that ends with its connection; candidates run on it. Results are not
   * streamed: of what fails while rows are read, the driver would only say "Invalid result set".
   */
  static Connection openInMemory(SqlLimits limits) throws SQLException {
    Properties settings = shutOff();
    settings.setProperty("threads", "1");
    settings.setProperty("memory_limit", "%dMiB".formatted((limits.memory() >> 20) * 3 / 4));
    return locked(connect("jdbc:duckdb:", settings));
  }

  /**
   * A database file that is only read: it may reach no other file, and nothing beside it.
   *
   * @param url names the file, as {@code jdbc:duckdb:sales.duckdb}
   */
  public static Connection openReadOnly(String url) throws SQLException {
    Properties settings = shutOff();
    settings.setProperty("access_mode", "READ_ONLY");
    settings.setProperty("memory_limit", MOST_MEBIBYTES_OF_FILES + "MiB");
    settings.setProperty("jdbc_stream_results", "true");
    return locked(connect(url, settings));
  }

  /** A connection as it is told; a library that the system cannot load is a failure like others. */
  public static Connection connect(String url, Properties settings) throws SQLException {
    try {
      return DriverManager.getConnection(url, settings);
    } catch (LinkageError | IllegalStateException notLoaded) {
      throw new SQLException(NOT_LOADED + " on this system", notLoaded);
    }
  }

  /** No files, no network, no extensions that are not built in, no secrets, nothing on disk. */
  private static Properties shutOff() {
    Properties settings = new Properties();
    settings.setProperty("enable_external_access", "false");
    settings.setProperty("autoinstall_known_extensions", "false");
    settings.setProperty("autoload_known_extensions", "false");
    settings.setProperty("allow_community_extensions", "false");
    settings.setProperty("allow_persistent_secrets", "false");
    settings.setProperty("temp_directory", "");
    return settings;
  }

  /** In UTC, the zone of test data; then nothing can be set any more. */
  private static Connection locked(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      if (isLocked(statement)) {
        return connection; // another one of this process has the file open
      }
      statement.execute("SET GLOBAL TimeZone = 'UTC'"); // for others of the same file
      statement.execute("SET TimeZone = 'UTC'");
      statement.execute("SET lock_configuration = true");
      return connection;
    } catch (SQLException failure) {
      connection.close();
      throw failure;
    }
  }

  private static boolean isLocked(Statement statement) throws SQLException {
    try (ResultSet setting =
        statement.executeQuery("SELECT current_setting('lock_configuration')")) {
      return setting.next() && setting.getBoolean(1);
    }
  }

  /** DuckDB's version, which is that of its driver without the last number. */
  static String version() {
    try (InputStream in = DuckdbSettings.class.getResourceAsStream("duckdb/release.txt")) {
      if (in == null) {
        throw new IllegalStateException("the release of DuckDB is missing from the build");
      }
      String driver = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      return driver.replaceFirst("^(\\d+\\.\\d+\\.\\d+)\\.\\d+$", "$1");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static void cancel(Statement statement) {
    try {
      statement.cancel();
    } catch (SQLException endedMeanwhile) {
      // then there is nothing to cancel, which is what was wanted
    }
  }
}
