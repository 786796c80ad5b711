package dev.assay.cli.config;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay completion}: what a shell needs to complete commands and options. */
@Command(
    name = "completion",
    description = {
      "Prints a script with which a shell completes commands and options: source <(assay completion"
          + " bash), also in zsh; assay completion fish | source."
    })
public final class CompletionCommand implements Callable<Integer> {

  /** How fish tells that one of some commands is given. */
  private static final String SEEN = "__fish_seen_subcommand_from ";

  /** The shells that there are scripts for. */
  enum Shell {
    bash,
    zsh,
    fish
  }

  @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.")
  Shell shell = Shell.bash;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  @Spec CommandSpec spec = CommandSpec.create();

  private final CommandContext context;

  public CompletionCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CommandLine root = spec.root().commandLine();
    context
        .out()
        .print(
            switch (shell) {
              case bash, zsh -> bash(root);
              case fish -> fish(root);
            });
    context.out().flush();
    return ExitCodes.VERIFIED;
  }

  private static String bash(CommandLine root) {
    suggest(root);
    return AutoComplete.bash("assay", root);
  }

  /** Picocli knows what to suggest by types; ours are texts in many places, and labels say more. */
  private static void suggest(CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    for (OptionSpec option : List.copyOf(spec.options())) {
      if (option.arity().max() > 0) {
        spec.remove(option);
        spec.addOption(suggesting(option));
      }
    }
    for (PositionalParamSpec given : List.copyOf(spec.positionalParameters())) {
      spec.remove(given);
      spec.addPositional(suggesting(given));
    }
    line.getSubcommands().values().forEach(CompletionCommand::suggest);
  }

  private static OptionSpec suggesting(OptionSpec option) {
    List<String> words = Suggested.words(option);
    if (!words.isEmpty()) {
      return OptionSpec.builder(option).completionCandidates(words).build();
    }
    return Suggested.files(option)
        ? OptionSpec.builder(option.names())
            .arity(option.arity())
            .hidden(option.hidden())
            .type(Path.class)
            .build()
        : option;
  }

  private static PositionalParamSpec suggesting(PositionalParamSpec given) {
    List<String> words = Suggested.words(given);
    if (!words.isEmpty()) {
      return PositionalParamSpec.builder(given).completionCandidates(words).build();
    }
    return Suggested.files(given)
        ? PositionalParamSpec.builder()
            .index(given.index())
            .arity(given.arity())
            .type(Path.class)
            .build()
        : given;
  }

  private static String fish(CommandLine root) {
    List<String> lines = new ArrayList<>(List.of("complete -c assay -f"));
    commands(root, "__fish_use_subcommand", lines);
    options(root, "__fish_use_subcommand", lines);
    root.getSubcommands().forEach((name, command) -> within(command, SEEN + name, lines));
    return String.join("\n", lines) + "\n";
  }

  /** What follows a command: its options, and its own commands where none of them is given yet. */
  private static void within(CommandLine command, String when, List<String> lines) {
    options(command, when, lines);
    for (PositionalParamSpec given : command.getCommandSpec().positionalParameters()) {
      List<String> words = Suggested.words(given);
      if (!words.isEmpty()) {
        lines.add("complete -c assay -n '%s' %s".formatted(when, choice(words)));
      } else if (Suggested.files(given)) {
        lines.add("complete -c assay -n '%s' -F".formatted(when));
      }
    }
    Map<String, CommandLine> own = command.getSubcommands();
    if (!own.isEmpty()) {
      String names = String.join(" ", own.keySet());
      commands(command, "%s; and not %s%s".formatted(when, SEEN, names), lines);
      own.forEach((name, each) -> within(each, "%s; and %s%s".formatted(when, SEEN, name), lines));
    }
  }

  private static void commands(CommandLine line, String when, List<String> lines) {
    for (Map.Entry<String, CommandLine> each : line.getSubcommands().entrySet()) {
      String[] told = each.getValue().getCommandSpec().usageMessage().description();
      lines.add(
          "complete -c assay -n '%s' -a %s -d '%s'".formatted(when, each.getKey(), quoted(told)));
    }
  }

  private static void options(CommandLine line, String when, List<String> lines) {
    for (OptionSpec option : line.getCommandSpec().options()) {
      if (!option.hidden()) {
        String[] told = option.description();
        lines.add(
            "complete -c assay -n '%s' -l %s %s-d '%s'"
                .formatted(
                    when,
                    option.longestName().replaceFirst("^--", ""),
                    option.arity().max() > 0 ? value(option) : "",
                    quoted(told)));
      }
    }
  }

  /** What may stand after an option: words, or else files. */
  private static String value(OptionSpec option) {
    List<String> words = Suggested.words(option);
    if (words.isEmpty()) {
      return "-r -F ";
    }
    return (Suggested.files(option) ? "-r -F %s " : "-x %s ").formatted(choice(words));
  }

  private static String choice(List<String> words) {
    return "-a '%s'".formatted(String.join(" ", words));
  }

  private static String quoted(String... described) {
    String text = described.length == 0 ? "" : described[0];
    return text.replaceAll("\\$\\{[^}]*}", "").replace("\\", "\\\\").replace("'", "\\'");
  }
}
