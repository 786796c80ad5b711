package dev.assay.cli.catalog;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.output.ChosenOutput;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.catalogs.CatalogCheck;
import dev.assay.workflow.catalogs.CatalogFiles;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code assay catalog validate}: whether a built catalog is whole. */
@Command(
    name = "validate",
    description = "Checks a built catalog: its structure, its references, its index of values.",
    footerHeading = "%nExit codes: ",
    footer = "0 whole, 1 something is wrong, 2 no catalog that can be read.")
final class ValidateCommand implements Callable<Integer> {

  @Mixin ChosenCatalog chosen = new ChosenCatalog();

  @Mixin ChosenOutput output = new ChosenOutput();

  private final CommandContext context;

  ValidateCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    ArtifactStore store = chosen.store(context);
    CatalogFiles.Found found = chosen.open(context);
    List<String> problems = new CatalogCheck(store).problems(found);
    output.print(
        context,
        problems,
        () ->
            problems.isEmpty()
                ? "%s in %s is whole".formatted(found.key(), store.location())
                : String.join(System.lineSeparator(), problems));
    return problems.isEmpty() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }
}
