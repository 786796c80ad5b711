package dev.assay.evaluation;

import dev.assay.sql.SqlFailure;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How one prediction scores, by each of the rules.
 *
 * @param spider by the rule of Spider's test-suite evaluator
 * @param bird by BIRD's rule
 * @param strict the same rows as often, columns in place, neither SQL changed
 * @param accepted whether its result is one of those that are accepted, whatever the places of its
 *     columns
 * @param softF1 BIRD's soft F1, from 0 to 1
 * @param efficiency BIRD's reward for its time, from 0 to 1.25; null where it was not measured
 * @param emptyMatch whether both results are empty, and the prediction right for that
 * @param goldFailure why the gold SQL has no result, as its benchmark executes it
 * @param failure why the prediction has none
 * @param note what else is to be known of the score
 * @param time of all queries for this question
 */
public record QuestionScore(
    Question question,
    String prediction,
    boolean spider,
    boolean bird,
    boolean strict,
    boolean accepted,
    double softF1,
    @Nullable Double efficiency,
    boolean emptyMatch,
    @Nullable SqlFailure goldFailure,
    @Nullable SqlFailure failure,
    @Nullable String note,
    Duration time) {

  /** Whether it is right by the benchmark's own rule. */
  public boolean isRight(Benchmark benchmark) {
    return switch (benchmark) {
      case SPIDER -> spider;
      case BIRD -> bird;
      case JSONL, DEFOG, SPIDER2 -> accepted;
    };
  }
}
