package dev.assay.cli.options;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.cli.run.DatabaseValues;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.linking.StoredValues;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which database a question is about: one to read, or a built catalog. */
public final class AskedDatabase {

  @Option(
      names = "--database",
      paramLabel = "FILE|URL",
      description =
          "A SQLite file, or a JDBC URL; a password is read from ASSAY_DATABASE_PASSWORD.")
  @Nullable String database;

  @Option(
      names = "--catalog",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "In place of --database: where 'assay catalog build' has put its catalog.")
  @Nullable String catalog;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The catalog's name, where there are several.")
  @Nullable String name;

  /** A database's catalog, and the index of its values, or null when there is none. */
  public record Described(Catalog catalog, @Nullable IndexedValues values) {}

  /** Whether one of the options is there. */
  public boolean isGiven() {
    return database != null || catalog != null || name != null;
  }

  /** Where all of several built catalogs are asked about; empty when one is named, or none. */
  public Optional<String> catalogs() {
    return name == null && database == null ? Optional.ofNullable(catalog) : Optional.empty();
  }

  /**
   * A connection over which models may ask the database; null where a catalog stands for it.
   *
   * @throws dev.assay.catalog.CatalogException when the database cannot be opened
   */
  public @Nullable DatabaseQueries queries() {
    return database == null
        ? null
        : DatabaseQueries.open(DatabaseLocation.parse(database), System::getenv);
  }

  /** Reads what is asked about. */
  public Described read(CommandContext context, ValueSharing sharing) {
    if (database != null && catalog != null) {
      throw new UsageException("give --database or --catalog, not both");
    }
    if (database == null && name != null && catalog == null) {
      throw new UsageException("--name chooses among the catalogs of --catalog");
    }
    return catalog == null
        ? read(DatabaseLocation.parse(String.valueOf(database)), context, sharing)
        : built(context.stores().open(catalog), sharing);
  }

  private static Described read(
      DatabaseLocation location, CommandContext context, ValueSharing sharing) {
    Catalog catalog = new CatalogReader(System::getenv).read(location);
    if (sharing == ValueSharing.NONE) {
      return new Described(catalog, null);
    }
    if (!DatabaseValues.areFew(catalog)) {
      context
          .err()
          .println(
              ("the database has more than %,d rows, so that its values are not looked up: build a"
                      + " catalog with 'assay catalog build', and ask with --catalog")
                  .formatted(DatabaseValues.MOST_ROWS));
    }
    return new Described(catalog, DatabaseValues.of(catalog, location));
  }

  private Described built(ArtifactStore store, ValueSharing sharing) {
    CatalogFiles.Found found = new CatalogFiles(store).get(Optional.ofNullable(name));
    CatalogFile.@Nullable ValuesFile values = found.file().values();
    IndexedValues indexed =
        values == null || sharing == ValueSharing.NONE
            ? null
            : new StoredValues(store, found.valuesKey().orElseThrow(), values);
    return new Described(found.file().catalog(), indexed);
  }
}
