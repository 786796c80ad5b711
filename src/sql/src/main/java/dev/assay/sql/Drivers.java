package dev.assay.sql;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.h2.Driver;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/**
 * Loads the databases before the first execution's time begins: in a new process on a slow machine
 * their classes and SQLite's library take a good part of it. No class does so when it is
 * initialized: in a native image that is at build time, and the image would believe the library to
 * be loaded.
 */
final class Drivers {

  private static final AtomicBoolean SQLITE = new AtomicBoolean();
  private static final AtomicBoolean DUCKDB = new AtomicBoolean();
  private static final AtomicBoolean H2 = new AtomicBoolean();
  private static final AtomicReference<@Nullable String> SQLITE_VERSION = new AtomicReference<>();

  private Drivers() {}

  static void loadSqlite() {
    if (SQLITE.compareAndSet(false, true)) {
      use(() -> new SQLiteConfig().createConnection("jdbc:sqlite::memory:"));
    }
  }

  /** The version of SQLite itself, which is not its driver's; empty where it does not tell. */
  static String sqliteVersion() {
    return SQLITE_VERSION.updateAndGet(known -> known == null ? askedSqliteVersion() : known);
  }

  private static String askedSqliteVersion() {
    try (Connection connection = new SQLiteConfig().createConnection("jdbc:sqlite::memory:")) {
      return connection.getMetaData().getDatabaseProductVersion();
    } catch (SQLException unknown) {
      return ""; // then the engine is named without it
    }
  }

  /** Whether DuckDB's driver is part of the build, as it is of the command line. */
  static boolean hasDuckdb() {
    try {
      DriverManager.getDriver("jdbc:duckdb:");
      return true;
    } catch (SQLException missing) {
      return false;
    }
  }

  /** Unpacks its library, which takes a moment, and loads it. */
  static void loadDuckdb() {
    if (DUCKDB.compareAndSet(false, true)) {
      use(() -> DuckdbSettings.connect("jdbc:duckdb:", new Properties()));
    }
  }

  static void loadH2() {
    H2Connections.keepBytes();
    if (H2.compareAndSet(false, true)) {
      use(() -> Driver.load().connect("jdbc:h2:mem:", new Properties()));
    }
  }

  @FunctionalInterface
  private interface Opening {
    Connection open() throws SQLException;
  }

  private static void use(Opening opening) {
    try (Connection connection = opening.open();
        Statement statement = connection.createStatement()) {
      statement.execute("SELECT 1");
    } catch (SQLException failed) {
      // so will the execution, which says why
    }
  }
}
