package dev.assay.cli.run;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.catalog.values.ValueIndexBuilder;
import dev.assay.workflow.linking.BuiltValues;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Indexes the text values of a database for a question, if that is quickly done. */
public final class DatabaseValues {

  /** Databases with more rows in all need a catalog that is built once. */
  public static final long MOST_ROWS = 200_000;

  /** Values are read with profiles, which nobody wants here. */
  private static final ReadingOptions READING =
      new ReadingOptions(
          false, true, false, 0, MOST_ROWS, Duration.ofSeconds(30), Duration.ofSeconds(30), 1);

  private DatabaseValues() {}

  /** Whether the database is so small that its values are indexed for each question. */
  public static boolean areFew(Catalog catalog) {
    return catalog.tables().stream().allMatch(table -> table.rowCount() >= 0)
        && catalog.tables().stream().mapToLong(table -> table.rowCount()).sum() <= MOST_ROWS;
  }

  /** The values of a small database; null for others. */
  public static @Nullable BuiltValues of(Catalog catalog, DatabaseLocation location) {
    if (!areFew(catalog)) {
      return null;
    }
    try {
      Path folder = Files.createTempDirectory("assay-values-");
      Path file = folder.resolve("values");
      try (ValueIndexBuilder builder = ValueIndexBuilder.at(file)) {
        new CatalogReader(System::getenv, READING)
            .read(location, ReadingListener.NONE, builder::add);
        return BuiltValues.read(file, builder.finish().values());
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException unwritable) {
      throw new UncheckedIOException("the values cannot be indexed", unwritable);
    }
  }
}
