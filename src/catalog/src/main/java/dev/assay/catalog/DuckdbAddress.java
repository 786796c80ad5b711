package dev.assay.catalog;

import dev.assay.catalog.folder.FolderDatabase;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Where a DuckDB database is found: a file, or a folder of CSV and Parquet files, by its path or as
 * {@code duckdb:///FILE} or {@code jdbc:duckdb:FILE}.
 */
final class DuckdbAddress {

  private static final String JDBC = "jdbc:duckdb:";
  private static final String SQLALCHEMY = "duckdb:///";
  private static final String MOTHERDUCK = "(?i)(jdbc:)?(duckdb:/*)?(md|motherduck):.*";

  /** Where in the file the mark stands by which DuckDB knows its own. */
  private static final int MARK_AT = 8;

  private static final byte[] MARK = "DUCK".getBytes(StandardCharsets.US_ASCII);

  private DuckdbAddress() {}

  /**
   * The location, where the address is one of DuckDB.
   *
   * @throws CatalogException when it is, and there is no such database
   */
  static Optional<DatabaseLocation> of(String address) {
    if (address.matches(MOTHERDUCK)) {
      throw new CatalogException(
          "'%s' cannot be read: MotherDuck is not read; copy its tables into a file of DuckDB (COPY FROM DATABASE) and name that"
              .formatted(shown(address)));
    }
    if (address.startsWith(JDBC)) {
      return Optional.of(named(address.substring(JDBC.length())));
    }
    if (address.startsWith("duckdb:")) {
      if (!address.startsWith(SQLALCHEMY)) {
        throw new CatalogException(
            "'%s' names no file: write duckdb:///FILE".formatted(shown(address)));
      }
      return Optional.of(named(address.substring(SQLALCHEMY.length())));
    }
    return path(address)
        .filter(path -> Files.isDirectory(path) ? FolderDatabase.isOne(path) : isMarked(path))
        .map(DuckdbAddress::location);
  }

  /** The file or folder that the location is. */
  static Path path(DatabaseLocation location) {
    return Path.of(location.url().substring(JDBC.length()));
  }

  private static DatabaseLocation named(String file) {
    Path path =
        path(file.replaceFirst("\\?.*", ""))
            .filter(found -> !file.isEmpty() && Files.exists(found))
            .orElseThrow(
                () ->
                    new CatalogException(
                        file.isEmpty() || file.startsWith(":memory:")
                            ? "a DuckDB database in memory has no tables: name a file, or a folder of CSV or Parquet files"
                            : "there is no database file '%s'".formatted(shown(file))));
    if (Files.isDirectory(path)) {
      if (!FolderDatabase.isOne(path)) {
        throw new CatalogException(withoutTables(shown(file)));
      }
    } else if (!isMarked(path)) {
      throw new CatalogException(
          Files.isReadable(path)
              ? "'%s' is not a DuckDB database".formatted(shown(file))
              : "'%s' cannot be read: it may not be read by this user".formatted(shown(file)));
    }
    return location(path);
  }

  /** The address without its parameters, among which a token may be. */
  static String shown(String address) {
    return DatabaseLocation.withoutSecrets(address.replaceFirst("(?s)\\?.*", ""));
  }

  static String withoutTables(String folder) {
    return "'%s' is a directory without CSV or Parquet files, and no database".formatted(folder);
  }

  private static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text).toAbsolutePath().normalize());
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  private static boolean isMarked(Path path) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (InputStream file = Files.newInputStream(path)) {
      byte[] head = file.readNBytes(MARK_AT + MARK.length);
      return head.length == MARK_AT + MARK.length
          && Arrays.equals(Arrays.copyOfRange(head, MARK_AT, head.length), MARK);
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static DatabaseLocation location(Path path) {
    Path last = path.getFileName() == null ? path : path.getFileName();
    String name = last.toString();
    int dot = Files.isDirectory(path) ? -1 : name.lastIndexOf('.');
    return new DatabaseLocation(
        Dialect.DUCKDB, dot > 0 ? name.substring(0, dot) : name, JDBC + path, Optional.empty());
  }
}
