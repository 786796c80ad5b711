package dev.assay.evaluation;

import dev.assay.sql.SqlLimits;
import java.time.Duration;

/**
 * How an evaluation is done.
 *
 * @param threads how many questions at once
 * @param timeout of each query
 * @param keepDistinct whether DISTINCT stays in the SQL that Spider's score is computed from
 */
public record EvaluationSettings(
    Benchmark benchmark, int threads, Duration timeout, boolean keepDistinct) {

  private static final int ROWS = 1_000_000;
  private static final long CELLS = 4_000_000;
  private static final int VALUE_LENGTH = 10_000_000;
  private static final long MEMORY = 2L << 30;

  /** The settings of the official script, on all processors. */
  public static EvaluationSettings of(Benchmark benchmark) {
    return new EvaluationSettings(
        benchmark, Runtime.getRuntime().availableProcessors(), benchmark.patience(), false);
  }

  /** A million rows, four million cells, values of 10 MB, 2 GiB of memory. */
  SqlLimits limits() {
    return new SqlLimits(timeout, ROWS, CELLS, VALUE_LENGTH, MEMORY);
  }
}
