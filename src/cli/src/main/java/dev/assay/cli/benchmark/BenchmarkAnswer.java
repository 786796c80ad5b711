package dev.assay.cli.benchmark;

import dev.assay.evaluation.Question;
import dev.assay.workflow.reporting.RunResult;
import org.jspecify.annotations.Nullable;

/**
 * What became of one question of a benchmark.
 *
 * @param run the run's id
 * @param result how the run ended; null when it has not
 * @param reason why the answer is not verified; null when it is
 */
public record BenchmarkAnswer(
    Question question, String run, @Nullable RunResult result, @Nullable String reason) {

  /** The SQL as the bare model wrote it, or as it was given; empty when there is none. */
  public String firstSql() {
    return result == null || result.firstSql() == null ? "" : result.firstSql();
  }

  /** The SQL that is the answer; empty when there is none. */
  public String finalSql() {
    return result == null || result.sql() == null ? "" : result.sql();
  }
}
