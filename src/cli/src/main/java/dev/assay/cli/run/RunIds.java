package dev.assay.cli.run;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.random.RandomGenerator;

/** New ids of runs: the time to the second, so that they sort, and something random. */
public final class RunIds {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);
  private static final int RANDOM_BOUND = 36 * 36 * 36 * 36 * 36;

  private RunIds() {}

  public static String next(Instant now, RandomGenerator random) {
    String suffix = Integer.toString(random.nextInt(RANDOM_BOUND), 36);
    return STAMP.format(now) + "-" + "0".repeat(5 - suffix.length()) + suffix;
  }
}
