package dev.assay.cli.catalog;

import dev.assay.catalog.ReadingOptions;
import dev.assay.catalog.descriptions.DescribedCatalog;
import dev.assay.catalog.descriptions.DescriptionFiles;
import dev.assay.catalog.descriptions.Descriptions;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.GoOn;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.ExistingDatabase;
import dev.assay.cli.options.ExistingPath;
import dev.assay.cli.options.SchemaOption;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFiles;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay catalog build}: reads a database, and keeps what is known of it. */
@Command(
    name = "build",
    description = "Reads a database, a DDL file or a folder of CSV files, and keeps its catalog.",
    footerHeading = "%nExit codes: ",
    footer = "0 built, 1 built, but something could not be read, 2 not built.")
final class BuildCommand implements Callable<Integer> {

  @Option(
      names = "--database",
      converter = ExistingDatabase.class,
      required = true,
      paramLabel = "FILE|URL|DIR",
      description =
          "A SQLite or DuckDB file, a database's URL, a DDL file (*.sql), or a folder of CSV or Parquet files; a"
              + " password is read from ASSAY_DATABASE_PASSWORD.")
  String database = "";

  @Mixin final SchemaOption schema = new SchemaOption();

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "The dialect of a DDL file, or to ask a folder of CSV files in.")
  @Nullable String dialect;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where the catalog is kept, as catalogs/NAME/catalog.json.")
  String out = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The catalog's name (default: the database's).")
  @Nullable String name;

  @Option(
      names = "--descriptions",
      converter = ExistingPath.class,
      paramLabel = "FILE|DIR",
      description =
          "What tables and columns mean: a YAML file, dbt's manifest.json, or a folder of BIRD's CSV"
              + " files. May be given several times.")
  List<Path> descriptions = List.of();

  @Option(
      names = "--no-values",
      description = "Builds no index of text values, which linking finds values with.")
  boolean withoutValues;

  @Option(names = "--no-views", description = "Leaves views out.")
  boolean withoutViews;

  @Option(names = "--no-inferred-keys", description = "Infers no foreign keys.")
  boolean withoutInferredKeys;

  @Option(
      names = "--rows-per-table",
      paramLabel = "N",
      description = "Profiles larger tables from a sample of so many rows (default: 100000).")
  long rowsPerTable = ReadingOptions.FOR_CATALOGS.rowsPerTable();

  @Option(
      names = "--statement-timeout",
      paramLabel = "SECONDS",
      description = "Gives a statement up after this time (default: 30).")
  long seconds = ReadingOptions.FOR_CATALOGS.statementTime().toSeconds();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  BuildCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Source source = Source.parse(database, dialect, schema.names());
    ReadingOptions options = options();
    List<Descriptions> described = descriptions.stream().map(DescriptionFiles::read).toList();
    String named = name == null ? source.name() : name;
    ArtifactStore store = context.stores().open(out);
    // a bucket that is not there is noticed before a large database is read for an hour
    store.read(ArtifactKeys.builtCatalog(named));
    ReadingProgress progress = new ReadingProgress(context.err(), Terminals.isInteractive());
    CatalogFile built;
    try (GoOn _ = GoOn.anew(context.err());
        ValuesWriter values = ValuesWriter.opened(withoutValues)) {
      DescribedCatalog catalog =
          DescribedCatalog.of(source.read(named, options, progress, values.sink()), described);
      catalog.problems().forEach(progress::warned);
      built =
          CatalogFile.of(
              context.time().now(),
              source.shown(),
              values.kept(store, named),
              progress.warnings(),
              catalog.catalog());
    } finally {
      progress.finish();
    }
    CatalogFiles.Found found =
        new CatalogFiles(store)
            .write(built, warning -> context.err().println("warning: " + warning));
    context.out().println(CatalogText.summary(found, store.location()));
    context.out().flush();
    return progress.warnings().isEmpty() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }

  private ReadingOptions options() {
    if (rowsPerTable < 1 || seconds < 1) {
      throw new UsageException("--rows-per-table and --statement-timeout must be 1 or more");
    }
    ReadingOptions usual = ReadingOptions.FOR_CATALOGS;
    return usual
        .withViews(!withoutViews)
        .withInferredKeys(!withoutInferredKeys)
        .withRows(usual.sampleRows(), rowsPerTable)
        .withTimes(Duration.ofSeconds(seconds), usual.valuesTime());
  }
}
