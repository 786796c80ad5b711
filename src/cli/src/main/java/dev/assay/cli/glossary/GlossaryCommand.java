package dev.assay.cli.glossary;

import dev.assay.cli.CommandContext;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code assay glossary}: what words mean to those who ask. */
@Command(
    name = "glossary",
    description = "Shows what words of questions mean, and takes terms over from other tools.",
    synopsisSubcommandLabel = "COMMAND")
public final class GlossaryCommand implements Callable<Integer> {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  @Spec CommandSpec spec;

  private GlossaryCommand(CommandSpec spec) {
    this.spec = spec;
  }

  /** The command with its own commands over a context. */
  public static CommandLine over(CommandContext context) {
    return new CommandLine(new GlossaryCommand(CommandSpec.create()))
        .addSubcommand(new GlossaryImportCommand(context))
        .addSubcommand(new GlossaryShowCommand(context));
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "which command: import or show?");
  }
}
