package dev.assay.cli.options;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.glossary.GlossaryYaml;
import dev.assay.catalog.glossary.Term;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.cli.output.PrintedWarnings;
import dev.assay.cli.run.DatabaseValues;
import dev.assay.cli.run.ReadStore;
import dev.assay.sql.Dialect;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.linking.StoredValues;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options that say which database a question is about: one to read, a built catalog, or both,
 * where strategies ask the database itself.
 */
public final class AskedDatabase {

  @Option(
      names = "--database",
      paramLabel = "FILE|URL",
      description =
          "A SQLite or DuckDB file, a folder of CSV or Parquet files, or a JDBC URL; a password is read from ASSAY_DATABASE_PASSWORD.")
  @Nullable String database;

  @Mixin final SchemaOption schema = new SchemaOption();

  @Option(
      names = "--catalog",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description =
          "Where 'assay catalog build' has put the database's catalog. With --database as well,"
              + " strategies that ask the database do so there.")
  @Nullable String catalog;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The catalog's name, where there are several.")
  @Nullable String name;

  @Option(
      names = "--glossary",
      paramLabel = "FILE",
      description =
          "What words mean to those who ask (YAML); beside a catalog, glossary.yaml is read by itself.")
  @Nullable Path glossary;

  @Option(
      names = "--any-role",
      description =
          "Executes SQL of models on --database even as a superuser or an owner, who may do more"
              + " than read tables.")
  boolean anyRole;

  @Option(
      names = "--no-prepare",
      description =
          "SQL is called verified without having --database prepare it, which executes nothing.")
  boolean unprepared;

  @Option(
      names = "--engine",
      paramLabel = "own|database",
      description =
          "What executes test cases (default: ${DEFAULT-VALUE}): an engine of Assay's own, or"
              + " --database itself, read only, with test tables in place of the real ones, of which"
              + " not a row is read.")
  Engine engine = Engine.own;

  /** What executes test cases. */
  enum Engine {
    own,
    database
  }

  /** A database's catalog, and the index of its values, or null when there is none. */
  public record Described(Catalog catalog, @Nullable IndexedValues values) {}

  /** Whether one of the options is there. */
  public boolean isGiven() {
    return database != null || catalog != null || name != null;
  }

  /** Whether a connection to the database itself is named. */
  public boolean isConnected() {
    return database != null;
  }

  /** Whether a glossary is named, which is of one database. */
  public boolean hasGlossary() {
    return glossary != null;
  }

  /** Whether a built catalog is asked about. */
  public boolean isBuilt() {
    return catalog != null || name != null;
  }

  /** Where all of several built catalogs are asked about; empty when one is named, or none. */
  public Optional<String> catalogs() {
    return name == null && database == null ? Optional.ofNullable(catalog) : Optional.empty();
  }

  /**
   * A connection over which models may ask the database; null where only its catalog is given.
   *
   * @throws dev.assay.catalog.CatalogException when the database cannot be opened
   */
  public @Nullable DatabaseQueries queries() {
    DatabaseLocation location = location();
    return location == null ? null : open(location);
  }

  /**
   * The same over a database of this location.
   *
   * @throws dev.assay.catalog.CatalogException when it cannot be opened, or not by this role
   */
  public DatabaseQueries open(DatabaseLocation location) {
    return anyRole
        ? DatabaseQueries.openByAnyRole(location, System::getenv)
        : DatabaseQueries.open(location, System::getenv);
  }

  /** What SQL is held against there before it is called verified; null where nothing is wanted. */
  public @Nullable ConnectedLocation connect(DatabaseLocation location) {
    boolean executes = engine == Engine.database;
    return unprepared && !executes ? null : new ConnectedLocation(location, !unprepared, executes);
  }

  /**
   * Refuses a database that cannot execute test cases although it is to, before anything is paid
   * for.
   *
   * @throws dev.assay.catalog.CatalogException when it cannot be opened, or not by this role
   */
  public void requireEngine() {
    if (engine != Engine.database) {
      return;
    }
    DatabaseLocation location = location();
    if (location == null) {
      throw new UsageException("--engine database needs --database, where test cases are executed");
    }
    open(location).close();
  }

  /** Refuses an answer in another dialect than that of the database that executes test cases. */
  public void requireEngineOf(Dialect answered) {
    DatabaseLocation location = engine == Engine.database ? location() : null;
    if (location != null && location.dialect() != answered) {
      throw new UsageException(
          "--engine database: the answer is in the dialect of %s, and --database is %s"
              .formatted(answered.promptName(), location.dialect().promptName()));
    }
  }

  /** The name of the one database that is asked about; empty where several may be. */
  public Optional<String> name() {
    DatabaseLocation location = location();
    return Optional.ofNullable(name)
        .or(() -> Optional.ofNullable(location).map(DatabaseLocation::name));
  }

  /** Where the database is; null where only its catalog is given. */
  public @Nullable DatabaseLocation location() {
    return database == null ? null : DatabaseLocation.parse(database).in(schema.names());
  }

  /** The dialect of the database; empty where only its catalog is given. */
  public Optional<Dialect> dialect() {
    return Optional.ofNullable(location()).map(DatabaseLocation::dialect);
  }

  /** Reads what is asked about. */
  public Described read(CommandContext context, ValueSharing sharing) {
    if (name != null && catalog == null) {
      throw new UsageException("--name chooses among the catalogs of --catalog");
    }
    if (!schema.names().isEmpty() && database == null) {
      throw new UsageException("--schema chooses among the schemas of --database");
    }
    @Nullable List<Term> terms = glossary == null ? null : GlossaryYaml.read(glossary).terms();
    Described described =
        catalog == null
            ? read(
                DatabaseLocation.parse(String.valueOf(database)).in(schema.names()),
                context,
                sharing)
            : built(ReadStore.open(context, catalog, "catalogs"), sharing);
    return terms == null
        ? described
        : new Described(described.catalog().withTerms(terms), described.values());
  }

  private static Described read(
      DatabaseLocation location, CommandContext context, ValueSharing sharing) {
    Catalog catalog =
        new CatalogReader(System::getenv).read(location, new PrintedWarnings(context.err()), null);
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
    DatabaseValues values = DatabaseValues.of(catalog, location);
    return new Described(values.catalog(), values.index());
  }

  private Described built(ArtifactStore store, ValueSharing sharing) {
    CatalogFiles.Found found = new CatalogFiles(store).get(Optional.ofNullable(name));
    CatalogFile.@Nullable ValuesFile values = found.file().values();
    DatabaseLocation asked = location();
    if (asked != null && asked.dialect() != found.file().catalog().dialect()) {
      throw new UsageException(
          "the catalog is of a %s database, and --database is %s: give the database that it is of"
              .formatted(
                  found.file().catalog().dialect().promptName(), asked.dialect().promptName()));
    }
    IndexedValues indexed =
        values == null || sharing == ValueSharing.NONE
            ? null
            : new StoredValues(store, found.valuesKey().orElseThrow(), values);
    return new Described(found.file().catalog(), indexed);
  }
}
