package dev.assay.cli.config;

import dev.assay.sql.Dialect;
import dev.assay.workflow.strategy.Strategy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What shells suggest for the value of an option or of a command, as its label tells it. */
final class Suggested {

  /** A label that names all that may be given. */
  private static final Pattern WORDS = Pattern.compile("[a-z0-9]+(\\|[a-z0-9]+)+");

  private static final Pattern FILES = Pattern.compile("FILE|DIR|\\.sql");

  /** Words that are too many for a label. */
  private static final Map<String, List<String>> KNOWN =
      Map.of(
          "--dialect", Arrays.stream(Dialect.values()).map(Dialect::id).toList(),
          "--strategy", Strategy.names());

  private Suggested() {}

  /** The words that may be given; none where it is no choice among words. */
  static List<String> words(ArgSpec argument) {
    String label = argument.paramLabel();
    if (WORDS.matcher(label).matches()) {
      return List.of(label.split("\\|"));
    }
    return argument instanceof OptionSpec option
        ? KNOWN.getOrDefault(option.longestName(), List.of())
        : List.of();
  }

  /** Whether a file or a folder may be given. */
  static boolean files(ArgSpec argument) {
    return FILES.matcher(argument.paramLabel()).find();
  }
}
