package dev.assay.benchmarks;

import dev.assay.analysis.Finding;
import dev.assay.benchmarks.inspectors.ErrorKind;
import dev.assay.benchmarks.inspectors.ErrorSeeds;
import dev.assay.benchmarks.inspectors.Inspection;
import dev.assay.benchmarks.inspectors.SeededError;
import dev.assay.benchmarks.inspectors.SpiderGold;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/**
 * Puts 2,000 mistakes of seven kinds into the gold queries of Spider, and counts those of which the
 * detector or the retriever says the right kind: {@code benchmarks/run SeededErrors DATA [SEED]}.
 * Each that is missed is listed. The checks were written looking at seed 1; what is reported comes
 * from others.
 */
public final class SeededErrors {

  private static final int ERRORS = 2_000;
  private static final long SEED = 2026;

  private SeededErrors() {}

  /** Takes the benchmark's folder and a seed. */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : SEED;
    SpiderGold gold = SpiderGold.read(Path.of(arguments[0]));
    Inspection inspection = new Inspection(gold);
    ErrorSeeds seeds = new ErrorSeeds(gold, seed);
    ErrorKind[] kinds = ErrorKind.values();
    int found = 0;
    for (int at = 0; at < kinds.length; at++) {
      int count = ERRORS * (at + 1) / kinds.length - ERRORS * at / kinds.length;
      List<SeededError> errors = seeds.of(kinds[at], count);
      List<SeededError> missed =
          errors.stream().filter(error -> !isFound(error, inspection)).toList();
      missed.forEach(
          error ->
              out.printf(
                  "missed: %s: %s%n    found: %s%n",
                  error.kind().shown(),
                  error.sql(),
                  inspection.of(error.question(), error.sql()).stream()
                      .map(Finding::kind)
                      .toList()));
      found += count - missed.size();
      out.printf(
          "%-40s %4d of %4d found (%.1f %%), %d distinct%n",
          kinds[at].shown(),
          count - missed.size(),
          count,
          100.0 * (count - missed.size()) / count,
          errors.stream().map(SeededError::sql).distinct().count());
    }
    out.printf("seed %d: %d of %d found (%.1f %%)%n", seed, found, ERRORS, 100.0 * found / ERRORS);
  }

  private static boolean isFound(SeededError error, Inspection inspection) {
    return inspection.of(error.question(), error.sql()).stream()
        .anyMatch(finding -> finding.kind().equals(error.kind().finding()));
  }
}
