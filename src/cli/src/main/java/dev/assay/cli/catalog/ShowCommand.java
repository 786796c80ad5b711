package dev.assay.cli.catalog;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay catalog show}: a built catalog, or one table of it. */
@Command(name = "show", description = "Shows a built catalog, or one table of it.")
final class ShowCommand implements Callable<Integer> {

  @Parameters(arity = "0..1", paramLabel = "TABLE", description = "Only this table, in full.")
  @Nullable String table;

  @Mixin ChosenCatalog chosen = new ChosenCatalog();

  @Option(
      names = "--output",
      paramLabel = "table|json",
      description = "How it is written (default: ${DEFAULT-VALUE}).")
  Output output = Output.table;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  ShowCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CatalogFile file = chosen.open(context).file();
    String text =
        table == null
            ? output == Output.json ? json(file) : CatalogText.tables(file)
            : shown(found(file.catalog(), table));
    context.out().println(text);
    context.out().flush();
    return ExitCodes.VERIFIED;
  }

  private String shown(CatalogTable found) {
    return output == Output.json ? json(found) : CatalogText.table(found);
  }

  private static CatalogTable found(Catalog catalog, String name) {
    return catalog.table(name).orElseThrow(() -> new UsageException(catalog.unknownTable(name)));
  }

  private static String json(Object value) {
    return new String(Json.bytes(value), StandardCharsets.UTF_8);
  }
}
