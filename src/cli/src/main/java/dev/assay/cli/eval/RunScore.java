package dev.assay.cli.eval;

import dev.assay.cli.benchmark.BenchmarkAnswer;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.statistics.PairedDifference;
import dev.assay.workflow.reporting.RunStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One answered question, held against the benchmark.
 *
 * @param first of the SQL as the bare model wrote it
 * @param last of the SQL that is the answer
 * @param goldPasses whether the gold SQL passes the test case, so that the test case is right; null
 *     when there is no test case
 */
record RunScore(
    BenchmarkAnswer answer, QuestionScore first, QuestionScore last, @Nullable Boolean goldPasses) {

  boolean isVerified() {
    return answer.result() != null && answer.result().status() == RunStatus.VERIFIED;
  }

  boolean hasFailed() {
    return answer.result() == null || answer.result().status() == RunStatus.FAILED;
  }

  /** How much more of the answers is right than of the first SQL. */
  static PairedDifference worth(Benchmark benchmark, List<RunScore> scores) {
    return PairedDifference.of(
        scores.stream().map(score -> score.last().isRight(benchmark)).toList(),
        scores.stream().map(score -> score.first().isRight(benchmark)).toList());
  }

  /** How much more of these answers is right than of others to the same questions. */
  static PairedDifference against(
      Benchmark benchmark, List<RunScore> scores, List<RunScore> others) {
    return PairedDifference.of(
        scores.stream().map(score -> score.last().isRight(benchmark)).toList(),
        others.stream().map(score -> score.last().isRight(benchmark)).toList());
  }

  boolean isMended(Benchmark benchmark) {
    return !first.isRight(benchmark) && last.isRight(benchmark);
  }

  boolean isSpoilt(Benchmark benchmark) {
    return first.isRight(benchmark) && !last.isRight(benchmark);
  }
}
