package dev.assay.catalog.csv;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.catalog.ValueSink;
import dev.assay.catalog.folder.FolderFile;
import dev.assay.catalog.keys.InferredKeys;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A catalog of a folder of CSV files: each file is a table that is named for it, its first row
 * names the columns, and the values of a column give its type. Files of other kinds are passed
 * over. An empty field that is not in quotes is NULL.
 */
public final class CsvCatalog {

  private final Dialect dialect;
  private final ReadingOptions options;
  private final ReadingListener listener;
  private final @Nullable ValueSink values;

  /**
   * @param dialect that questions are going to be answered in
   * @param values takes all text values; null when nobody wants them
   */
  public CsvCatalog(
      Dialect dialect,
      ReadingOptions options,
      ReadingListener listener,
      @Nullable ValueSink values) {
    this.dialect = dialect;
    this.options = options;
    this.listener = listener;
    this.values = values;
  }

  /**
   * The catalog of the folder.
   *
   * @throws CatalogException when it has no CSV file with columns, or two of one name
   */
  public Catalog read(Path folder, String database) {
    Map<String, Path> files = files(folder);
    listener.began(files.size());
    List<CatalogTable> tables = new ArrayList<>();
    files.forEach((name, file) -> table(name, new FolderFile(folder, file), tables));
    listener.ended();
    if (tables.isEmpty()) {
      throw new CatalogException("the folder '%s' has no CSV file with columns".formatted(folder));
    }
    Catalog catalog = new Catalog(database, dialect, tables);
    return options.inferKeys() ? new InferredKeys(new CsvInclusion(files)).added(catalog) : catalog;
  }

  private void table(String name, FolderFile found, List<CatalogTable> tables) {
    listener.table(name);
    Path file = found.path();
    Optional<String> unread = found.whyNotToRead();
    if (unread.isPresent()) {
      listener.warned("'%s' is not read: %s".formatted(file.getFileName(), unread.get()));
      return;
    }
    try {
      CsvTable table = CsvTable.read(name, file, options, values);
      if (table.table().columns().isEmpty()) {
        listener.warned("'%s' is empty and left out".formatted(file.getFileName()));
        return;
      }
      if (table.ragged() > 0) {
        listener.warned(
            "'%s' has %,d rows with more or fewer fields than its first row, the first in line %d: what is missing is NULL, what is too much is left out"
                .formatted(file.getFileName(), table.ragged(), table.firstRagged()));
      }
      tables.add(table.table());
    } catch (IOException | UncheckedIOException unreadable) {
      listener.warned(
          "'%s' cannot be read as CSV and is left out: %s"
              .formatted(file.getFileName(), unreadable.getMessage()));
    }
  }

  /** By the tables' names, in order. */
  private static Map<String, Path> files(Path folder) {
    try (Stream<Path> listed = Files.list(folder)) {
      Map<String, Path> files = new java.util.TreeMap<>();
      Map<String, Path> byAnyCase = new HashMap<>();
      for (Path file : listed.filter(CsvCatalog::isCsv).sorted().toList()) {
        String fileName = file.getFileName().toString();
        String name = fileName.substring(0, fileName.lastIndexOf('.'));
        Path other = byAnyCase.put(name.toLowerCase(Locale.ROOT), file);
        if (other != null) {
          throw new CatalogException(
              "'%s' and '%s' would be tables of one name: rename one of them"
                  .formatted(other.getFileName(), file.getFileName()));
        }
        files.put(name, file);
      }
      return files;
    } catch (IOException unreadable) {
      throw new CatalogException(
          "the folder '%s' cannot be read: %s".formatted(folder, unreadable.getMessage()),
          unreadable);
    }
  }

  private static boolean isCsv(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return Files.isRegularFile(file)
        && !name.startsWith(".")
        && (name.endsWith(".csv") || name.endsWith(".tsv"));
  }
}
