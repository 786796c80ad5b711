package dev.assay.workflow.testcode;

import dev.assay.table.Table;
import dev.assay.workflow.run.ModelUse;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One answer of a model to the call for test code, executed on the test data.
 *
 * @param code the pandas code, empty when the answer held none
 * @param result what the code computed, where it did
 * @param reversed what it computes on the same rows in reverse order, where that is another result;
 *     null where it is not
 * @param anomaly what inspection found wrong, or null when the code can be used
 * @param use the call; null where the code is a suite's
 * @param digest of the answer's text, by which the same is known again; null where none is kept
 * @param millis how long the attempt took, the model's time included
 */
public record TestCodeAttempt(
    String model,
    int round,
    String code,
    @Nullable Table result,
    @Nullable Table reversed,
    @Nullable String anomaly,
    @Nullable ModelUse use,
    @Nullable String digest,
    Instant startedAt,
    long millis) {

  /** An attempt whose result does not depend on the order of the rows. */
  public TestCodeAttempt(
      String model,
      int round,
      String code,
      @Nullable Table result,
      @Nullable String anomaly,
      @Nullable ModelUse use,
      Instant startedAt,
      long millis) {
    this(model, round, code, result, null, anomaly, use, null, startedAt, millis);
  }

  public boolean usable() {
    return anomaly == null;
  }
}
