package dev.assay.cli.catalog;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.output.ChosenOutput;
import dev.assay.workflow.catalogs.CatalogFile;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code assay catalog show}: a built catalog, or one table of it. */
@Command(name = "show", description = "Shows a built catalog, or one table of it.")
final class ShowCommand implements Callable<Integer> {

  @Parameters(arity = "0..1", paramLabel = "TABLE", description = "Only this table, in full.")
  @Nullable String table;

  @Mixin ChosenCatalog chosen = new ChosenCatalog();

  @Mixin ChosenOutput output = new ChosenOutput();

  private final CommandContext context;

  ShowCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CatalogFile file = chosen.open(context).file();
    if (table == null) {
      output.print(context, file, () -> CatalogText.tables(file));
    } else {
      CatalogTable found = found(file.catalog(), table);
      output.print(context, found, () -> CatalogText.table(found));
    }
    return ExitCodes.VERIFIED;
  }

  private static CatalogTable found(Catalog catalog, String name) {
    return catalog.table(name).orElseThrow(() -> new UsageException(catalog.unknownTable(name)));
  }
}
