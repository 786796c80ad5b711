package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;

/** How an execution ended. */
public sealed interface ExecutionResult {

  /** A terminal state was reached; its output. */
  record Succeeded(JsonNode output) implements ExecutionResult {}

  /**
   * A Fail state was reached or an error was not caught.
   *
   * @param error the error name, empty where a Fail state gives none
   * @param cause text for people, empty where there is none
   */
  record Failed(String error, String cause) implements ExecutionResult {}

  /** The thread that ran the execution was interrupted; its interrupt flag is set again. */
  record Cancelled() implements ExecutionResult {}
}
