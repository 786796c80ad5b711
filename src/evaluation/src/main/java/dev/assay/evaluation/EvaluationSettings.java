package dev.assay.evaluation;

import dev.assay.sql.SqlLimits;
import java.time.Duration;

/**
 * How an evaluation is done.
 *
 * @param threads how many questions at once
 * @param timeout of each query
 * @param efficiencyRuns how often a right prediction and gold are executed for BIRD's R-VES; 0 for
 *     not at all
 * @param keepDistinct whether DISTINCT stays in the SQL that Spider's score is computed from
 */
public record EvaluationSettings(
    Benchmark benchmark, int threads, Duration timeout, boolean keepDistinct, int efficiencyRuns) {

  private static final int ROWS = 1_000_000;
  private static final long CELLS = 4_000_000;
  private static final int VALUE_LENGTH = 10_000_000;
  private static final long MEMORY = 2L << 30;

  /** The settings of the official script, on all processors. */
  public static EvaluationSettings of(Benchmark benchmark) {
    return new EvaluationSettings(
        benchmark, Runtime.getRuntime().availableProcessors(), benchmark.patience(), false, 0);
  }

  public EvaluationSettings withThreads(int atOnce) {
    return new EvaluationSettings(benchmark, atOnce, timeout, keepDistinct, efficiencyRuns);
  }

  public EvaluationSettings withTimeout(Duration ofQuery) {
    return new EvaluationSettings(benchmark, threads, ofQuery, keepDistinct, efficiencyRuns);
  }

  public EvaluationSettings keepingDistinct(boolean kept) {
    return new EvaluationSettings(benchmark, threads, timeout, kept, efficiencyRuns);
  }

  public EvaluationSettings measuring(int runs) {
    return new EvaluationSettings(benchmark, threads, timeout, keepDistinct, runs);
  }

  /**
   * A million rows, four million cells, values of 10 MB, 2 GiB of memory where queries are executed
   * in this process: those that another executes have its 1 GiB.
   */
  public SqlLimits limits() {
    return SqlLimits.DEFAULT
        .withTime(timeout)
        .withResult(ROWS, CELLS)
        .withValueLength(VALUE_LENGTH)
        .withMemory(MEMORY);
  }

  /** Spider's score wants its queries executed once more, as its script changes them. */
  boolean scoresSpider() {
    return benchmark == Benchmark.SPIDER || benchmark == Benchmark.BIRD;
  }
}
