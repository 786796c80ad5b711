package dev.assay.cli.catalog;

import dev.assay.cli.CommandContext;
import dev.assay.cli.CommandGroup;
import picocli.CommandLine;

/** {@code assay catalog}: what is known of a database, built once and kept. */
public final class CatalogCommand {

  private CatalogCommand() {}

  /** The command with its own commands over a context. */
  public static CommandLine over(CommandContext context) {
    return CommandGroup.of(
        "catalog",
        "Builds, shows, compares and checks what is known of a database.",
        new BuildCommand(context),
        new ShowCommand(context),
        new DiffCommand(context),
        new ValidateCommand(context));
  }
}
