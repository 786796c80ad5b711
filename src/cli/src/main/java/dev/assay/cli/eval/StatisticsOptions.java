package dev.assay.cli.eval;

import dev.assay.cli.options.ExistingPath;
import dev.assay.cli.output.Shares;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that ask how sure the scores are. */
final class StatisticsOptions {

  @Option(
      names = "--statistics",
      description =
          "Gives intervals with the shares (Wilson, 95 %%), and with --run says whether the final SQL"
              + " is better than the first, and one strategy than another, or whether that may be"
              + " noise.")
  boolean statistics;

  @Option(
      names = "--compare",
      converter = ExistingPath.class,
      paramLabel = "FILE",
      description =
          "Other predictions for the same questions: says how much better or worse these are, by the"
              + " paired bootstrap, and whether that may be noise. With --statistics, all shares.")
  @Nullable Path compared;

  Shares shares() {
    return Shares.of(statistics);
  }
}
