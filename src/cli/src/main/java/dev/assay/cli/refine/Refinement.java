package dev.assay.cli.refine;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.assay.cli.benchmark.BenchmarkAnswer;
import dev.assay.evaluation.Benchmark;
import dev.assay.workflow.reporting.RunResult;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What became of one prediction.
 *
 * @param index the question's place, from 0
 * @param run the run with the evidence
 * @param status verified, unverified or failed
 * @param reason why the SQL is not verified, or why the prediction stays as it was; null when it is
 * @param predicted the SQL as it was
 * @param refined the SQL as it is now: the run's answer, or the prediction where there is none
 */
record Refinement(
    int index,
    @JsonProperty("question_id") String id,
    @JsonProperty("db_id") String database,
    String run,
    String status,
    @Nullable String reason,
    String predicted,
    String refined,
    boolean changed,
    int revisions) {

  static Refinement of(Benchmark benchmark, BenchmarkAnswer answer, String predicted) {
    Optional<String> answered = Optional.of(answer.finalSql()).filter(sql -> !sql.isEmpty());
    Optional<String> fitting = answered.flatMap(sql -> fitting(benchmark, sql));
    boolean unfit = answered.isPresent() && fitting.isEmpty();
    String refined = fitting.orElse(predicted);
    RunResult result = answer.result();
    return new Refinement(
        answer.question().index(),
        answer.question().id(),
        answer.question().database(),
        answer.run(),
        unfit || result == null ? "failed" : result.status().label(),
        unfit
            ? "the answer has a line break within quotes, and a line holds one SQL"
            : answer.reason(),
        predicted,
        refined,
        !refined.equals(predicted),
        result == null ? 0 : result.revisions());
  }

  /** Files of Spider's format have no place for SQL that cannot be on one line. */
  private static Optional<String> fitting(Benchmark benchmark, String sql) {
    return switch (benchmark) {
      case SPIDER -> OneLine.of(sql);
      case BIRD, JSONL, DEFOG, SPIDER2 -> Optional.of(sql.strip());
    };
  }
}
