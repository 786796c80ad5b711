package dev.assay.workflow.execution;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.assay.agents.OtherReadingAgent;
import dev.assay.workflow.run.ModelUse;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One SQL text under test.
 *
 * @param index from 0; candidates that no revision made come first
 * @param use the model call that wrote it; null when the user brought it, when it took several
 *     calls, each of which is kept, and for one of several samples, which has it
 * @param revises the candidate that it was made from; null when no revision made it
 * @param reading on what the reading hangs that it was made for without a model; null for all
 *     others
 */
public record Candidate(
    int index,
    String sql,
    @Nullable ModelUse use,
    Instant startedAt,
    long millis,
    @Nullable Integer revises,
    @Nullable String reading) {

  /** A candidate that a model wrote, or that was brought. */
  public Candidate(
      int index,
      String sql,
      @Nullable ModelUse use,
      Instant startedAt,
      long millis,
      @Nullable Integer revises) {
    this(index, sql, use, startedAt, millis, revises, null);
  }

  /** A candidate that no revision made, or that revises the one before. */
  public Candidate(int index, String sql, @Nullable ModelUse use, Instant startedAt, long millis) {
    this(index, sql, use, startedAt, millis, index == 0 ? null : index - 1);
  }

  /** Whether it was written beside the answer, for another reading of the question. */
  @JsonIgnore
  public boolean isOtherReading() {
    return reading != null || (use != null && use.step().equals(OtherReadingAgent.STEP));
  }

  /** The same as what became of another candidate. */
  public Candidate revising(int other) {
    return new Candidate(index, sql, use, startedAt, millis, other, reading);
  }
}
