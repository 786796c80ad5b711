package dev.assay.cli.suite;

import dev.assay.cli.CommandContext;
import dev.assay.cli.CommandGroup;
import picocli.CommandLine;

/** {@code assay suite}: answers that are kept as tests. */
public final class SuiteCommand {

  private SuiteCommand() {}

  /** The command with its own commands over a context. */
  public static CommandLine over(CommandContext context) {
    return CommandGroup.of(
        "suite",
        "Keeps answers as tests in plain files, runs them, and holds them against a database.",
        new SuiteAddCommand(context),
        new SuiteRunCommand(context),
        new SuiteCheckCommand(context),
        new SuiteExportCommand(context));
  }
}
