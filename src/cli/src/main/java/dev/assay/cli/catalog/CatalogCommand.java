package dev.assay.cli.catalog;

import dev.assay.cli.CommandContext;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code assay catalog}: what is known of a database, built once and kept. */
@Command(
    name = "catalog",
    description = "Builds, shows, compares and checks what is known of a database.",
    synopsisSubcommandLabel = "COMMAND")
public final class CatalogCommand implements Callable<Integer> {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  @Spec CommandSpec spec;

  private CatalogCommand(CommandSpec spec) {
    this.spec = spec;
  }

  /** The command with its own commands over a context. */
  public static CommandLine over(CommandContext context) {
    return new CommandLine(new CatalogCommand(CommandSpec.create()))
        .addSubcommand(new BuildCommand(context))
        .addSubcommand(new ShowCommand(context))
        .addSubcommand(new DiffCommand(context))
        .addSubcommand(new ValidateCommand(context));
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "which command: build, show, diff or validate?");
  }
}
