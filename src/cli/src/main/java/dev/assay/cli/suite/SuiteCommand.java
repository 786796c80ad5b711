package dev.assay.cli.suite;

import dev.assay.cli.CommandContext;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code assay suite}: answers that are kept as tests. */
@Command(
    name = "suite",
    description =
        "Keeps answers as tests in plain files, runs them, and holds them against a database.",
    synopsisSubcommandLabel = "COMMAND")
public final class SuiteCommand implements Callable<Integer> {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  @Spec CommandSpec spec;

  private SuiteCommand(CommandSpec spec) {
    this.spec = spec;
  }

  /** The command with its own commands over a context. */
  public static CommandLine over(CommandContext context) {
    return new CommandLine(new SuiteCommand(CommandSpec.create()))
        .addSubcommand(new SuiteAddCommand(context))
        .addSubcommand(new SuiteRunCommand(context))
        .addSubcommand(new SuiteCheckCommand(context))
        .addSubcommand(new SuiteExportCommand(context));
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "which command: add, run, check or export?");
  }
}
