package dev.assay.cli.catalog;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.catalog.ValueSink;
import dev.assay.catalog.csv.CsvCatalog;
import dev.assay.catalog.ddl.DdlCatalog;
import dev.assay.catalog.folder.FolderDatabase;
import dev.assay.cli.UsageException;
import dev.assay.sql.Dialect;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a catalog is read from: a database, a file of DDL, or a folder of CSV files. */
sealed interface Source {

  /** A database. */
  record Database(DatabaseLocation location) implements Source {}

  /** A file of DDL, in a dialect. */
  record Ddl(Path file, Dialect dialect) implements Source {}

  /** A folder of CSV files, asked in a dialect. */
  record Csv(Path folder, Dialect dialect) implements Source {}

  /**
   * Reads an address: a folder, a file that ends in {@code .sql} or {@code .ddl}, or a database.
   *
   * @param dialect of a file or folder; null when not given
   * @param schemas of a database; none for those of its search path
   */
  static Source parse(String address, @Nullable String dialect, List<String> schemas) {
    Optional<Path> path = existing(address);
    boolean isFolder = path.isPresent() && Files.isDirectory(path.get());
    String lower = address.strip().toLowerCase(Locale.ROOT);
    boolean isDdl = path.isPresent() && (lower.endsWith(".sql") || lower.endsWith(".ddl"));
    if ((isFolder || isDdl) && !schemas.isEmpty()) {
      throw new UsageException("--schema chooses among the schemas of a database");
    }
    if (isFolder && isForDuckdb(path.get(), dialect)) {
      return new Database(DatabaseLocation.parse(address));
    }
    if (isFolder) {
      return new Csv(path.get(), dialect == null ? Dialect.SQLITE : Dialect.named(dialect));
    }
    if (isDdl) {
      if (dialect == null) {
        throw new UsageException(
            "'%s' is DDL: say its dialect with --dialect, such as --dialect postgresql"
                .formatted(address));
      }
      return new Ddl(path.get(), Dialect.named(dialect));
    }
    if (dialect != null) {
      throw new UsageException(
          "--dialect is for DDL files and folders of CSV files: a database has its own");
    }
    return new Database(DatabaseLocation.parse(address).in(schemas));
  }

  /** A folder of CSV files alone is read as tables of SQLite, unless another dialect is named. */
  private static boolean isForDuckdb(Path folder, @Nullable String dialect) {
    return dialect == null
        ? FolderDatabase.hasParquet(folder)
        : Dialect.named(dialect) == Dialect.DUCKDB;
  }

  private static Optional<Path> existing(String address) {
    try {
      Path path = Path.of(address.strip());
      return Files.exists(path) ? Optional.of(path) : Optional.empty();
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /** The database's name where the user gives none. */
  default String name() {
    return switch (this) {
      case Database(DatabaseLocation location) -> location.name();
      case Ddl(Path file, _) -> stem(file);
      case Csv(Path folder, _) -> folder.toAbsolutePath().normalize().getFileName().toString();
    };
  }

  /** How the catalog says what it was built of; without user and password. */
  default String shown() {
    return switch (this) {
      case Database(DatabaseLocation location) -> location.url();
      case Ddl(Path file, _) -> file.toString();
      case Csv(Path folder, _) -> folder.toString();
    };
  }

  /** Reads the catalog. */
  default Catalog read(
      String name, ReadingOptions options, ReadingListener listener, @Nullable ValueSink values) {
    Catalog catalog =
        switch (this) {
          case Database(DatabaseLocation location) ->
              new CatalogReader(System::getenv, options).read(location, listener, values);
          case Ddl(Path file, Dialect dialect) ->
              new DdlCatalog(dialect, listener).read(file, name);
          case Csv(Path folder, Dialect dialect) ->
              new CsvCatalog(dialect, options, listener, values).read(folder, name);
        };
    return new Catalog(name, catalog.dialect(), catalog.tables(), catalog.terms());
  }

  private static String stem(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.lastIndexOf('.'));
  }
}
