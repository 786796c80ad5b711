package dev.assay.cli.batch;

import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.cli.run.ReadStore;
import dev.assay.sql.Dialect;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.batch.StoredCatalogs;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that answer questions about several databases, or about one. */
public final class AskedDatabases {

  @Mixin final AskedDatabase one = new AskedDatabase();

  @Option(
      names = "--databases",
      paramLabel = "DIR",
      description =
          "In place of --database: a folder with DB_ID/DB_ID.sqlite for every db_id that questions"
              + " name.")
  @Nullable Path databases;

  /**
   * Refuses none of the options, and two ways at once.
   *
   * @throws UsageException naming them
   */
  public void requireOne() {
    if (one.isGiven() == (databases != null)) {
      throw new UsageException("give --database, --catalog or --databases");
    }
  }

  /**
   * Refuses a folder or a store in which there is no database.
   *
   * @throws UsageException naming it
   */
  public void requireSome(CommandContext context) {
    Path folder = databases;
    if (folder != null && !Files.isDirectory(folder)) {
      throw new UsageException("there is no folder '%s'".formatted(folder));
    }
    if (!names(context).isEmpty()) {
      return;
    }
    throw new UsageException(
        folder != null
            ? "the folder '%s' has no databases: each is a file DB_ID/DB_ID.sqlite in it"
                .formatted(folder)
            : "%s has no catalog: build one with 'assay catalog build'"
                .formatted(one.catalogs().orElse("")));
  }

  /** What is known of the databases, and how runs are done that ask about them. */
  public record Described(DatabaseCatalogs catalogs, RunSettings settings) {}

  /**
   * Connections to what is asked about; there are none where a built catalog stands for it. Where
   * models will ask the database, it is tried before any question is paid for.
   *
   * @throws dev.assay.catalog.CatalogException when it cannot be opened, or not by this role
   */
  OpenDatabases connections(RunSettings settings) {
    DatabaseLocation location = one.location();
    if (location != null
        && settings.strategy().asksDatabases()
        && settings.linking().shareValues() == ValueSharing.SAMPLES) {
      one.open(location).close();
    }
    Path folder = databases;
    return folder == null
        ? new OpenDatabases(_ -> one.location(), one::open, one::connect)
        : new OpenDatabases(name -> LocalCatalogs.location(folder, name), one::open, one::connect);
  }

  /** Whether the databases themselves can be reached, and not their catalogs alone. */
  public boolean areConnected() {
    return databases != null || one.isConnected();
  }

  /**
   * A connection to the database of a name, which the caller closes; null where only its catalog is
   * known.
   *
   * @throws dev.assay.catalog.CatalogException when it cannot be opened
   */
  public @Nullable DatabaseQueries queries(String name) {
    Path folder = databases;
    return folder == null ? one.queries() : one.open(LocalCatalogs.location(folder, name));
  }

  /** The dialect of the databases that can be reached; empty where only catalogs are given. */
  public Optional<Dialect> dialect() {
    return databases == null ? one.dialect() : Optional.of(Dialect.SQLITE);
  }

  /** The names by which questions may call what is asked about. */
  public List<String> names(CommandContext context) {
    Path folder = databases;
    if (folder != null) {
      return LocalCatalogs.names(folder);
    }
    if (one.catalogs().isPresent()) {
      return new CatalogFiles(catalogs(context)).names();
    }
    return one.name().stream().toList();
  }

  /** Reads what is asked about; catalogs are kept for runs as they are asked for. */
  public Described read(CommandContext context, Artifacts artifacts, AnsweringOptions answering) {
    if (databases == null && one.catalogs().isEmpty()) {
      AskedDatabase.Described only = one.read(context, answering.sharing());
      return new Described(catalog(only, artifacts), answering.settings(context, only.catalog()));
    }
    if (one.hasGlossary()) {
      throw new UsageException(
          "--glossary is of one database: of several, keep each one's glossary.yaml beside it");
    }
    RunSettings settings = answering.settings(context);
    return new Described(catalogs(context, artifacts, settings), settings);
  }

  private DatabaseCatalogs catalogs(
      CommandContext context, Artifacts artifacts, RunSettings settings) {
    if (databases != null) {
      return new LocalCatalogs(databases, artifacts, settings);
    }
    return new StoredCatalogs(
        catalogs(context), artifacts, settings.linking().shareValues(), context.time()::now);
  }

  private ArtifactStore catalogs(CommandContext context) {
    return ReadStore.open(context, one.catalogs().orElseThrow(), "catalogs");
  }

  private static DatabaseCatalogs catalog(AskedDatabase.Described only, Artifacts artifacts) {
    String key = new KeptCatalog(only.catalog(), only.values()).keep(artifacts);
    return new OneCatalog(DatabaseCatalogs.Found.of(key, only.catalog()));
  }
}
