package dev.assay.cli.catalog;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadingOptions;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.ExistingDatabase;
import dev.assay.cli.options.SchemaOption;
import dev.assay.cli.output.ChosenOutput;
import dev.assay.workflow.catalogs.CatalogChange;
import dev.assay.workflow.catalogs.CatalogDiff;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay catalog diff}: what changed in the database since its catalog was built. */
@Command(
    name = "diff",
    description = "Tells what changed in the database since its catalog was built.",
    footerHeading = "%nExit codes: ",
    footer = "0 nothing, 1 something, 2 could not run.")
final class DiffCommand implements Callable<Integer> {

  @Mixin ChosenCatalog chosen = new ChosenCatalog();

  @Option(
      names = "--database",
      converter = ExistingDatabase.class,
      required = true,
      paramLabel = "FILE|URL|DIR",
      description = "The database as it is now; as for build.")
  String database = "";

  @Mixin final SchemaOption schema = new SchemaOption();

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "The dialect of a DDL file or of a folder of CSV files.")
  @Nullable String dialect;

  @Option(
      names = "--threshold",
      paramLabel = "SHARE",
      description =
          "Numbers of rows and of distinct values, and shares of NULL, that differ by no more than"
              + " this count as equal (default: ${DEFAULT-VALUE}).")
  double threshold = 0.1;

  @Mixin ChosenOutput output = new ChosenOutput();

  private final CommandContext context;

  DiffCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (!(threshold >= 0)) {
      throw new UsageException("--threshold must be 0 or more");
    }
    Source source = Source.parse(database, dialect, schema.names());
    Catalog before = chosen.open(context).file().catalog();
    ReadingProgress progress = new ReadingProgress(context.err(), Terminals.isInteractive());
    Catalog after;
    try {
      after = source.read(before.database(), ReadingOptions.FOR_CATALOGS, progress, null);
    } finally {
      progress.finish();
    }
    List<CatalogChange> changes = new CatalogDiff(threshold).between(before, after);
    output.print(context, changes, () -> text(changes));
    return changes.isEmpty() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }

  private static String text(List<CatalogChange> changes) {
    if (changes.isEmpty()) {
      return "nothing changed";
    }
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of("where", "what", "before", "after"));
    changes.forEach(
        change ->
            lines.add(List.of(change.where(), change.what(), change.before(), change.after())));
    return CatalogText.aligned(lines);
  }
}
