package dev.assay.cli.glossary;

import dev.assay.cli.CommandContext;
import dev.assay.cli.CommandGroup;
import picocli.CommandLine;

/** {@code assay glossary}: what words mean to those who ask. */
public final class GlossaryCommand {

  private GlossaryCommand() {}

  /** The command with its own commands over a context. */
  public static CommandLine over(CommandContext context) {
    return CommandGroup.of(
        "glossary",
        "Shows what words of questions mean, and takes terms over from other tools.",
        new GlossaryImportCommand(context),
        new GlossaryShowCommand(context));
  }
}
