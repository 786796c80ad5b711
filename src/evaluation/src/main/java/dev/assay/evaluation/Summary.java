package dev.assay.evaluation;

import dev.assay.sql.SqlFailure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The scores of a benchmark, added up.
 *
 * @param levels by hardness or difficulty, the easiest first; those without questions left out
 * @param all over all questions
 */
public record Summary(Map<String, Scores> levels, Scores all, Exceptions exceptions) {

  /**
   * How many questions there are, and how many predictions are right by each rule.
   *
   * @param softF1 BIRD's soft F1, on average, from 0 to 1
   * @param efficiency BIRD's R-VES: the roots of rewards, on average; null where no time was
   *     measured
   */
  public record Scores(
      int questions,
      int spider,
      int bird,
      int strict,
      int accepted,
      double softF1,
      @Nullable Double efficiency) {

    /** How many are right by the benchmark's own rule. */
    public int right(Benchmark benchmark) {
      return switch (benchmark) {
        case SPIDER -> spider;
        case BIRD -> bird;
        case JSONL, DEFOG, SPIDER2 -> accepted;
      };
    }
  }

  /**
   * What is to be known when scores are compared; counts of questions.
   *
   * @param goldFailed the gold SQL has no result, so that nothing can be right
   * @param goldTimeouts those of them whose gold SQL did not end in time
   * @param emptyMatches right since both results are empty
   * @param missing there is no prediction
   * @param refused the prediction is not one SELECT; it was not executed
   * @param errors the database refused the prediction
   * @param timeouts the prediction did not end in time
   * @param tooLarge the prediction needs more memory, or has a larger result, than it may
   * @param undecided there were too many ways to match the columns
   */
  public record Exceptions(
      int goldFailed,
      int goldTimeouts,
      int emptyMatches,
      int missing,
      int refused,
      int errors,
      int timeouts,
      int tooLarge,
      int undecided) {}

  /** Adds up. */
  public static Summary of(Benchmark benchmark, List<QuestionScore> scores) {
    Map<String, List<QuestionScore>> byLevel = new LinkedHashMap<>();
    benchmark.levels().forEach(level -> byLevel.put(level, new ArrayList<>()));
    scores.forEach(
        score ->
            byLevel.computeIfAbsent(score.question().level(), _ -> new ArrayList<>()).add(score));
    byLevel.values().removeIf(List::isEmpty);
    Map<String, Scores> levels = new LinkedHashMap<>();
    byLevel.forEach((level, members) -> levels.put(level, counted(members)));
    return new Summary(levels, counted(scores), exceptions(scores));
  }

  private static Scores counted(List<QuestionScore> scores) {
    return new Scores(
        scores.size(),
        count(scores, QuestionScore::spider),
        count(scores, QuestionScore::bird),
        count(scores, QuestionScore::strict),
        count(scores, QuestionScore::accepted),
        scores.stream().mapToDouble(QuestionScore::softF1).average().orElse(0),
        efficiency(scores));
  }

  private static @Nullable Double efficiency(List<QuestionScore> scores) {
    return scores.stream().allMatch(score -> score.efficiency() != null)
        ? scores.stream()
            .map(QuestionScore::efficiency)
            .filter(Objects::nonNull)
            .mapToDouble(Math::sqrt)
            .average()
            .orElse(0)
        : null;
  }

  private static Exceptions exceptions(List<QuestionScore> scores) {
    return new Exceptions(
        count(scores, score -> score.goldFailure() != null),
        count(scores, score -> isOf(score.goldFailure(), SqlFailure.Kind.TIMEOUT)),
        count(scores, QuestionScore::emptyMatch),
        count(scores, score -> score.prediction().isBlank()),
        count(
            scores,
            score ->
                isOf(score.failure(), SqlFailure.Kind.REJECTED) && !score.prediction().isBlank()),
        count(
            scores,
            score ->
                !score.prediction().isBlank()
                    && (isOf(score.failure(), SqlFailure.Kind.ERROR)
                        || isOf(score.failure(), SqlFailure.Kind.DATA))),
        count(scores, score -> isOf(score.failure(), SqlFailure.Kind.TIMEOUT)),
        count(scores, score -> isOf(score.failure(), SqlFailure.Kind.TOO_LARGE)),
        count(scores, score -> score.note() != null));
  }

  private static boolean isOf(@Nullable SqlFailure failure, SqlFailure.Kind kind) {
    return failure != null && failure.kind() == kind;
  }

  private static int count(List<QuestionScore> scores, Predicate<QuestionScore> what) {
    return Math.toIntExact(scores.stream().filter(what).count());
  }
}
