package dev.assay.catalog;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Databases made for one test. */
final class SampleDatabases {

  static final Function<String, @Nullable String> NO_ENVIRONMENT = _ -> null;

  private SampleDatabases() {}

  /** A SQLite file in which the statements were executed. */
  static Path sqlite(Path folder, String name, String... statements) throws SQLException {
    Path file = folder.resolve(name);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
    return file;
  }

  static Catalog read(Path file) {
    return new CatalogReader(NO_ENVIRONMENT).read(DatabaseLocation.parse(file.toString()));
  }

  /** An H2 database in memory, which lives as long as the connection. */
  static Connection h2(String name, String... statements) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:h2:mem:" + name, "sa", "");
    try (Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
    return connection;
  }
}
