package dev.assay.rehearsal.lambda;

import dev.assay.workflow.run.Json;

/** How a function's invocation ended. */
public sealed interface InvocationResult {

  /** The function returned. */
  record Answered(byte[] payload) implements InvocationResult {}

  /**
   * The function failed, or its process did.
   *
   * @param payload Lambda's JSON, with {@code errorType} and {@code errorMessage}
   */
  record Failed(byte[] payload) implements InvocationResult {

    /** A failure that Lambda tells in the function's place. */
    static Failed of(String errorType, String errorMessage) {
      return new Failed(
          Json.bytes(Json.object().put("errorType", errorType).put("errorMessage", errorMessage)));
    }
  }
}
