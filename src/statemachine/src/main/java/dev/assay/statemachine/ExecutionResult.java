package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How an execution ended. */
public sealed interface ExecutionResult {

  /** A terminal state was reached; its output. */
  record Succeeded(JsonNode output) implements ExecutionResult {}

  /**
   * A Fail state was reached or an error was not caught.
   *
   * @param error the error name, empty where a Fail state gives none
   * @param cause text for people, empty where there is none
   * @param thrown what it comes from, where that was thrown in this process; it makes no difference
   *     between failures
   */
  record Failed(String error, String cause, @Nullable Throwable thrown) implements ExecutionResult {

    public Failed(String error, String cause) {
      this(error, cause, null);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Failed failed
          && error.equals(failed.error)
          && cause.equals(failed.cause);
    }

    @Override
    public int hashCode() {
      return Objects.hash(error, cause);
    }
  }

  /** The thread that ran the execution was interrupted; its interrupt flag is set again. */
  record Cancelled() implements ExecutionResult {}
}
