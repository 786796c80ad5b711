package dev.assay.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that does nothing by itself, and has commands of its own, such as {@code suite}. */
@Command(synopsisSubcommandLabel = "COMMAND")
public final class CommandGroup implements Callable<Integer> {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  @Spec CommandSpec spec;

  private CommandGroup(CommandSpec spec) {
    this.spec = spec;
  }

  /** The command of a name with its own commands. */
  public static CommandLine of(String name, String description, Object... commands) {
    CommandLine group = new CommandLine(new CommandGroup(CommandSpec.create()));
    group.getCommandSpec().name(name).usageMessage().description(description);
    for (Object command : commands) {
      group.addSubcommand(command);
    }
    return group;
  }

  @Override
  public Integer call() {
    List<String> names = List.copyOf(spec.subcommands().keySet());
    String others = String.join(", ", names.subList(0, names.size() - 1));
    throw new ParameterException(
        spec.commandLine(),
        "which command: %s%s?".formatted(others.isEmpty() ? "" : others + " or ", names.getLast()));
  }
}
