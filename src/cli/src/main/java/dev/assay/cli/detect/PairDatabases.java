package dev.assay.cli.detect;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.catalog.ddl.DdlCatalog;
import dev.assay.cli.UsageException;
import dev.assay.cli.batch.LocalCatalogs;
import dev.assay.sql.Dialect;
import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The databases of labelled pairs: {@code <folder>/<name>/<name>.sqlite} as benchmarks have them,
 * or only their DDL, {@code <folder>/<name>.sql} or {@code <folder>/<name>/<name>.sql}.
 */
final class PairDatabases {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_. -]*");

  private final Path folder;
  private final Dialect dialect;
  private final Map<String, Catalog> catalogs = new HashMap<>();

  /**
   * The databases of a folder.
   *
   * @param dialect of their DDL
   */
  PairDatabases(Path folder, Dialect dialect) {
    if (!Files.isDirectory(folder)) {
      throw new UsageException("there is no folder '%s'".formatted(folder));
    }
    this.folder = folder;
    this.dialect = dialect;
  }

  /** The database itself; empty where only its DDL is there. */
  Optional<Path> file(String name) {
    return first(name, ".sqlite");
  }

  /** What is known of it. */
  synchronized Catalog catalog(String name) {
    return catalogs.computeIfAbsent(name, this::read);
  }

  /** The catalogs as runs find them. */
  DatabaseCatalogs kept(Artifacts artifacts, RunSettings settings) {
    LocalCatalogs files = new LocalCatalogs(folder, artifacts, settings);
    return name -> {
      if (name == null || file(name).isPresent()) {
        return files.find(name);
      }
      Catalog catalog = catalog(name);
      String key = new KeptCatalog(catalog, null).keep(artifacts);
      return DatabaseCatalogs.Found.of(key, catalog);
    };
  }

  private Catalog read(String name) {
    Optional<Path> file = file(name);
    if (file.isPresent()) {
      return new CatalogReader(System::getenv, ReadingOptions.FOR_CATALOGS)
          .read(DatabaseLocation.parse(file.get().toString()), ReadingListener.NONE, null);
    }
    return first(name, ".sql")
        .map(ddl -> new DdlCatalog(dialect, ReadingListener.NONE).read(ddl, name))
        .orElseThrow(
            () ->
                new UsageException(
                    "there is no database '%1$s': it would be %2$s/%1$s/%1$s.sqlite or, its DDL alone, %2$s/%1$s.sql"
                        .formatted(name, folder)));
  }

  private Optional<Path> first(String name, String ending) {
    return Stream.of(folder.resolve(name), folder)
        .filter(_ -> NAME.matcher(name).matches())
        .map(place -> place.resolve(name + ending))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /**
   * Why databases that are there cannot be read, such as for having no tables; those that are not
   * there are refused, before anything is looked at.
   */
  Map<String, String> unreadable(List<String> names) {
    Map<String, String> why = new HashMap<>();
    for (String name : names) {
      try {
        catalog(name);
      } catch (CatalogException failure) {
        why.put(name, String.valueOf(failure.getMessage()));
      }
    }
    return why;
  }
}
