package dev.assay.cli.run;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.CatalogTable;
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

/**
 * What all rows of a small database tell: each column's profile, by which SQL is looked at, and an
 * index of the text values. A database with more rows needs a catalog that is built once.
 *
 * @param catalog with profiles where the rows were read
 * @param index null where they were not
 */
public record DatabaseValues(Catalog catalog, @Nullable BuiltValues index) {

  /** Of more rows in all, nothing is read for a question. */
  public static final long MOST_ROWS = 200_000;

  private static final ReadingOptions READING =
      ReadingOptions.FOR_QUESTIONS
          .withProfiles(true)
          .withRows(0, MOST_ROWS)
          .withTimes(Duration.ofSeconds(30), Duration.ofSeconds(30));

  /** Whether the database is so small that its values are read for each question. */
  public static boolean areFew(Catalog catalog) {
    return catalog.tables().stream().allMatch(table -> table.rowCount() >= 0)
        && catalog.tables().stream().mapToLong(table -> table.rowCount()).sum() <= MOST_ROWS;
  }

  /** Reads the values of a small database; none of others. */
  public static DatabaseValues of(Catalog catalog, DatabaseLocation location) {
    if (!areFew(catalog)) {
      return new DatabaseValues(catalog, null);
    }
    try {
      Path folder = Files.createTempDirectory("assay-values-");
      Path file = folder.resolve("values");
      try (ValueIndexBuilder builder = ValueIndexBuilder.at(file)) {
        Catalog read =
            new CatalogReader(System::getenv, READING)
                .read(location, ReadingListener.NONE, builder::add);
        BuiltValues index = BuiltValues.read(file, builder.finish().values());
        return new DatabaseValues(profiled(catalog, read), index);
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException unwritable) {
      throw new UncheckedIOException("the values cannot be indexed", unwritable);
    }
  }

  private static Catalog profiled(Catalog catalog, Catalog read) {
    return catalog.withTables(
        catalog.tables().stream()
            .map(table -> read.table(table.name()).map(rows -> profiled(table, rows)).orElse(table))
            .toList());
  }

  private static CatalogTable profiled(CatalogTable table, CatalogTable read) {
    return table.withColumns(
        table.columns().stream()
            .map(
                column ->
                    read.column(column.name())
                        .map(rows -> column.holding(rows.profile(), column.fields()))
                        .orElse(column))
            .toList());
  }
}
