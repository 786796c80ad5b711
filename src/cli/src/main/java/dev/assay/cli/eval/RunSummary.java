package dev.assay.cli.eval;

import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.Summary;
import dev.assay.workflow.reporting.RunResult;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Answers in figures: what refinement is worth, and what verdicts are.
 *
 * @param levels by hardness or difficulty, the easiest first
 * @param all over all questions
 * @param first the scores of the bare model's SQL by each of the rules
 * @param last the scores of the answers
 * @param mended how many are right after all; {@code spoilt} the other way round
 * @param testCases how many questions have one; {@code rightTestCases} those that the gold SQL
 *     passes (TS-SQL figure 5)
 * @param failed without any SQL
 * @param wallMillis from question to result, over all questions
 * @param cost null when the price of a model is not known
 */
record RunSummary(
    Map<String, Figures> levels,
    Figures all,
    Summary.Scores first,
    Summary.Scores last,
    int mended,
    int spoilt,
    int failed,
    int testCases,
    int rightTestCases,
    long modelCalls,
    long tokens,
    long wallMillis,
    @Nullable BigDecimal cost) {

  /**
   * Counts of questions, right ones by the benchmark's own rule.
   *
   * @param verifiedRight what "verified" can be trusted for
   * @param unverifiedWrong what the missing verdict has warned of
   */
  record Figures(
      int questions,
      int firstRight,
      int lastRight,
      int verified,
      int verifiedRight,
      int unverifiedWrong) {

    int unverified() {
      return questions - verified;
    }
  }

  static RunSummary of(Benchmark benchmark, List<RunScore> scores) {
    Map<String, Figures> levels = new LinkedHashMap<>();
    Summary.Scores first = summary(benchmark, scores.stream().map(RunScore::first).toList()).all();
    Summary last = summary(benchmark, scores.stream().map(RunScore::last).toList());
    for (String level : last.levels().keySet()) {
      levels.put(
          level,
          figures(
              benchmark,
              scores.stream()
                  .filter(score -> score.answer().question().level().equals(level))
                  .toList()));
    }
    return new RunSummary(
        levels,
        figures(benchmark, scores),
        first,
        last.all(),
        count(scores, score -> score.isMended(benchmark)),
        count(scores, score -> score.isSpoilt(benchmark)),
        count(scores, RunScore::hasFailed),
        count(scores, score -> score.goldPasses() != null),
        count(scores, score -> Boolean.TRUE.equals(score.goldPasses())),
        sum(scores, result -> result.usage().calls()),
        sum(scores, result -> result.usage().tokens().input() + result.usage().tokens().output()),
        sum(scores, result -> result.timings().wall()),
        cost(scores));
  }

  private static Summary summary(Benchmark benchmark, List<QuestionScore> scores) {
    return Summary.of(benchmark, scores);
  }

  private static Figures figures(Benchmark benchmark, List<RunScore> scores) {
    return new Figures(
        scores.size(),
        count(scores, score -> score.first().isRight(benchmark)),
        count(scores, score -> score.last().isRight(benchmark)),
        count(scores, RunScore::isVerified),
        count(scores, score -> score.isVerified() && score.last().isRight(benchmark)),
        count(scores, score -> !score.isVerified() && !score.last().isRight(benchmark)));
  }

  private static int count(List<RunScore> scores, Predicate<RunScore> what) {
    return Math.toIntExact(scores.stream().filter(what).count());
  }

  private static long sum(List<RunScore> scores, ToLongFunction<RunResult> part) {
    return scores.stream()
        .map(score -> score.answer().result())
        .filter(Objects::nonNull)
        .mapToLong(part)
        .sum();
  }

  private static @Nullable BigDecimal cost(List<RunScore> scores) {
    BigDecimal sum = BigDecimal.ZERO;
    for (RunScore score : scores) {
      RunResult result = score.answer().result();
      if (result != null && result.usage().cost() == null) {
        return null;
      }
      sum = result == null ? sum : sum.add(result.usage().cost());
    }
    return sum;
  }
}
