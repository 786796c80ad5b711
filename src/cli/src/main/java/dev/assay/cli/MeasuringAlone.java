package dev.assay.cli;

import dev.assay.cli.config.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Commands that measure SQL that is there: they call no model, and open folders at most. */
final class MeasuringAlone {

  private static final String DIFFER = "differ";
  private static final Set<String> COMMANDS = Set.of(DIFFER, "eval");

  /** What needs models, stores or the log. */
  private static final Set<String> MORE = Set.of("--run", "--store", "--debug");

  private MeasuringAlone() {}

  /**
   * Whether a command with these arguments, executed in this folder, works without Quarkus. Only
   * Quarkus opens buckets, which a file of settings may name as well.
   */
  static boolean isEnoughFor(
      List<String> arguments, Path folder, Function<String, @Nullable String> environment) {
    return arguments.size() > 1
        && COMMANDS.contains(arguments.getFirst())
        && arguments.stream().noneMatch(MeasuringAlone::needsMore)
        && !(arguments.getFirst().equals(DIFFER) && isSettledInBucket(folder, environment));
  }

  private static boolean needsMore(String argument) {
    return argument.startsWith("@")
        || MORE.contains(argument.replaceFirst("=.*", ""))
        || isBucket(argument.replaceFirst("^--catalog=", ""));
  }

  private static boolean isSettledInBucket(
      Path folder, Function<String, @Nullable String> environment) {
    try {
      return Settings.read(folder, environment)
          .option("catalog")
          .filter(MeasuringAlone::isBucket)
          .isPresent();
    } catch (UsageException unreadable) {
      return false; // the command tells what is wrong with the file
    }
  }

  private static boolean isBucket(String location) {
    return location.startsWith("s3:");
  }
}
