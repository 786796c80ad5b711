package dev.assay.cli;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The pages of {@code docs/commands}: one for each command, and an index, written from what the
 * command line itself says, so that they cannot say anything else.
 */
final class CommandPages {

  private static final int WIDTH = 120;
  private static final int UNBROKEN = 100_000;

  /** What every command has, which the index tells once. */
  private static final List<String> EVERYWHERE = List.of("--help", "--debug", "--version");

  /** Where the documents tell more of a command. */
  private static final Map<String, String> MORE =
      Map.ofEntries(
          Map.entry("ask", "asking.md"),
          Map.entry("serve", "asking.md"),
          Map.entry("mcp", "asking.md"),
          Map.entry("suite", "asking.md"),
          Map.entry("glossary", "catalog.md"),
          Map.entry("init", "asking.md"),
          Map.entry("config", "asking.md"),
          Map.entry("completion", "asking.md"),
          Map.entry("batch", "batches.md"),
          Map.entry("usage", "batches.md"),
          Map.entry("catalog", "catalog.md"),
          Map.entry("models", "models.md"),
          Map.entry("pandas", "pandas.md"),
          Map.entry("report", "evidence.md"),
          Map.entry("demo", "strategies.md"),
          Map.entry("eval", "evaluation.md"),
          Map.entry("check", "evaluation.md"),
          Map.entry("differ", "evaluation.md"),
          Map.entry("audit", "evaluation.md"),
          Map.entry("refine", "evaluation.md"));

  private CommandPages() {}

  /** The pages' content by the names of their files. */
  static Map<String, String> of(CommandLine assay) {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("README.md", index(assay));
    assay
        .getSubcommands()
        .values()
        .forEach(command -> pages.put(command.getCommandName() + ".md", page(command)));
    return pages;
  }

  private static String index(CommandLine assay) {
    StringBuilder text =
        new StringBuilder(
            """
            # Commands

            | command | what it does |
            | --- | --- |
            """);
    assay.getSubcommands().values().stream()
        .sorted(Comparator.comparing(CommandLine::getCommandName))
        .forEach(
            command ->
                text.append(
                    "| [`assay %1$s`](%1$s.md) | %2$s |\n"
                        .formatted(
                            command.getCommandName(),
                            cell(firstSentence(description(command).getFirst())))));
    return text.append(
            """

            `--help` of a command shows what stands here. `--version` shows the version, and `--debug` where in the code a command
            could not run. The exit code is 0 where all is well, 1 where the answer is no, 2 where a command could not run.
            Some options may stand in a settings file, too ([docs/asking.md](../asking.md) lists them).
            """)
        .toString();
  }

  private static String page(CommandLine command) {
    StringBuilder text = new StringBuilder();
    append(text, command, "#");
    command.getSubcommands().values().stream()
        .distinct()
        .forEach(part -> append(text.append('\n'), part, "##"));
    String name = command.getCommandName();
    String more = Objects.requireNonNull(MORE.get(name), "no document tells more of " + name);
    return text.append("\nMore: [docs/%1$s](../%1$s).\n".formatted(more)).toString();
  }

  private static void append(StringBuilder text, CommandLine command, String heading) {
    CommandSpec spec = command.getCommandSpec();
    text.append("%s %s\n\n".formatted(heading, spec.qualifiedName()));
    text.append(
            String.join("\n\n", description(command).stream().map(CommandPages::prose).toList()))
        .append('\n');
    if (command.getSubcommands().isEmpty() || spec.userObject() instanceof Callable) {
      text.append("\n```\n%s\n```\n".formatted(synopsis(spec)));
      appendOptions(text, spec);
      String[] footer = spec.usageMessage().footer();
      if (footer.length > 0) {
        text.append("\nExit codes: %s\n".formatted(String.join(" ", footer)));
      }
    }
  }

  /** The command with its options, in lines that break between two of them. */
  private static String synopsis(CommandSpec spec) {
    spec.usageMessage().width(UNBROKEN);
    String whole = new CommandLine.Help(spec, Ansi.OFF).synopsis(0).strip();
    String name = spec.qualifiedName();
    StringBuilder text = new StringBuilder(name);
    int length = name.length();
    for (String part : whole.substring(name.length()).strip().split(" ")) {
      if (length + part.length() >= WIDTH) {
        text.append('\n').append(" ".repeat(name.length()));
        length = name.length();
      }
      text.append(' ').append(part);
      length += 1 + part.length();
    }
    return text.toString();
  }

  private static void appendOptions(StringBuilder text, CommandSpec spec) {
    List<ArgSpec> rows =
        Stream.<ArgSpec>concat(
                spec.positionalParameters().stream(),
                spec.options().stream()
                    .filter(option -> EVERYWHERE.stream().noneMatch(optionNames(option)::contains))
                    .sorted(Comparator.comparing(OptionSpec::longestName)))
            .filter(argument -> !argument.hidden())
            .toList();
    if (!rows.isEmpty()) {
      text.append("\n| option | what it does |\n| --- | --- |\n");
      rows.forEach(
          row ->
              text.append(
                  "| `%s` | %s |\n"
                      .formatted(
                          named(row).replace("|", "\\|"),
                          cell(String.join(" ", row.description())))));
    }
  }

  private static List<String> optionNames(OptionSpec option) {
    return Arrays.asList(option.names());
  }

  private static String named(ArgSpec argument) {
    return switch (argument) {
      case OptionSpec option when option.arity().max() == 0 -> String.join(", ", option.names());
      case OptionSpec option ->
          String.join(", ", option.names())
              + (option.arity().min() == 0 ? "[=%s]" : "=%s").formatted(label(option));
      case PositionalParamSpec positional -> positional.paramLabel();
      default -> argument.paramLabel();
    };
  }

  private static String label(OptionSpec option) {
    String one = option.paramLabel();
    return option.splitRegex().isEmpty() ? one : "%1$s[,%1$s...]".formatted(one);
  }

  private static String firstSentence(String text) {
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }

  private static List<String> description(CommandLine command) {
    return Arrays.stream(command.getCommandSpec().usageMessage().description())
        .map(line -> line.replace("%n", " ").replace("%%", "%"))
        .collect(Collectors.toList());
  }

  /** Text in which nothing is read as a mark. */
  private static String prose(String text) {
    return text.replace("<", "\\<").replace("*", "\\*").replace("_", "\\_");
  }

  private static String cell(String text) {
    return prose(text.replace("%n", " ").replace("%%", "%").replaceAll("\\R", " "))
        .replace("|", "\\|");
  }
}
