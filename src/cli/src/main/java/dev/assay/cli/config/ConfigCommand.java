package dev.assay.cli.config;

import dev.assay.cli.CommandContext;
import dev.assay.cli.CommandGroup;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.output.TextColumns;
import dev.assay.table.TableText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code assay config}: what settings' files say. */
public final class ConfigCommand {

  private ConfigCommand() {}

  /** The command with its own commands over a context. */
  public static CommandLine over(CommandContext context) {
    return CommandGroup.of(
        "config",
        "Shows the settings that files give, and where each is from.",
        new ShowSettings(context));
  }

  /** {@code assay config show}. */
  @Command(
      name = "show",
      description = {
        "Shows each setting with its value and where that is from: the environment, assay.yaml in"
            + " this folder, then assay/config.yaml in ~/.config. Options go before all."
      })
  static final class ShowSettings implements Callable<Integer> {

    @Option(
        names = {"-h", "--help"},
        usageHelp = true,
        description = "Shows this.")
    boolean help;

    private final CommandContext context;

    ShowSettings(CommandContext context) {
      this.context = context;
    }

    @Override
    public Integer call() {
      List<Settings.Setting> all =
          Settings.read(Path.of(""), System::getenv).inForce(System::getenv);
      List<List<String>> lines = new ArrayList<>();
      for (Settings.Setting each : all) {
        lines.add(
            List.of(
                TableText.oneLine(each.name()), TableText.oneLine(each.shown()), each.source()));
      }
      if (lines.isEmpty()) {
        context.out().println("no settings: there is neither of these files");
        Settings.files(Path.of(""), System::getenv)
            .forEach(file -> context.out().println("  " + file));
      } else {
        TextColumns.print(context.out(), lines);
      }
      context.out().flush();
      return ExitCodes.VERIFIED;
    }
  }
}
