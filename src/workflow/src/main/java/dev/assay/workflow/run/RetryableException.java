package dev.assay.workflow.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.artifacts.ArtifactStoreException;
import java.io.IOException;
import java.util.function.Supplier;

/**
 * A step could not be done now, and may be done later: the artifact store did not answer. State
 * machines know this class by its name, and wait longer before they call the function again than
 * after a failure that they know nothing of.
 */
public final class RetryableException extends IOException {

  private static final long serialVersionUID = 1L;

  private RetryableException(ArtifactStoreException failure) {
    super(failure.getMessage(), failure);
  }

  /** What the step gives; what it throws is thrown as it is, unless it passes. */
  public static JsonNode named(Supplier<JsonNode> step) throws RetryableException {
    try {
      return step.get();
    } catch (ArtifactStoreException failure) {
      if (failure.passes()) {
        throw new RetryableException(failure);
      }
      throw failure;
    }
  }
}
