package dev.assay.workflow.batch;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.Confidence;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunResult;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of one line.
 *
 * @param line its number in the batch's file, from 1
 * @param id the question's id as it was given; null when it had none
 * @param database as it was given
 * @param question null when the line came to no run that has ended
 * @param run the run with the evidence
 * @param status verified, unverified, ambiguous, unanswerable or failed
 * @param sql the answer; null when it failed
 * @param reason why it is not verified; null when it is
 * @param cost null when a price is not known
 * @param confidence how likely the answer is right, 0 to 1; null where there is none
 * @param readings of an ambiguous question; else none
 */
public record BatchResultLine(
    int line,
    @JsonProperty("question_id") @Nullable String id,
    @JsonProperty("db_id") @Nullable String database,
    @Nullable String question,
    String run,
    String status,
    @Nullable String sql,
    @Nullable String reason,
    int revisions,
    @JsonProperty("model_calls") int calls,
    long tokens,
    @Nullable BigDecimal cost,
    @JsonProperty("wall_ms") long wallMillis,
    @Nullable Double confidence,
    List<Reading> readings) {

  /** A line that came to no run, or whose run has no result. */
  static BatchResultLine failed(BatchItem item, String reason) {
    return new BatchResultLine(
        item.line(),
        item.id(),
        item.database(),
        null,
        item.run(),
        "failed",
        null,
        reason,
        0,
        0,
        0,
        BigDecimal.ZERO,
        0,
        null,
        List.of());
  }

  /** A line whose run has ended. */
  static BatchResultLine of(BatchItem item, RunResult result) {
    Confidence confidence = result.confidence();
    Ambiguity ambiguity = result.ambiguity();
    return new BatchResultLine(
        item.line(),
        item.id(),
        item.database(),
        result.question(),
        item.run(),
        result.status().label(),
        result.sql(),
        result.reason(),
        result.revisions(),
        result.usage().calls(),
        result.usage().tokens().input() + result.usage().tokens().output(),
        result.usage().cost(),
        result.timings().wall(),
        confidence == null ? null : confidence.value(),
        ambiguity == null ? List.of() : ambiguity.readings());
  }
}
