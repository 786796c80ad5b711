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
 * @param anomaly what inspection found wrong, or null when the code can be used
 * @param millis how long the attempt took, the model's time included
 */
public record TestCodeAttempt(
    String model,
    int round,
    String code,
    @Nullable Table result,
    @Nullable String anomaly,
    ModelUse use,
    Instant startedAt,
    long millis) {

  public boolean usable() {
    return anomaly == null;
  }
}
