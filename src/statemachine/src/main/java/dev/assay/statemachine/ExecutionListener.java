package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/**
 * Hears of an execution as it happens. Called on the threads of the branches, so implementations
 * must be thread-safe; what they throw ends the run. A state that is stopped because another one
 * failed or the execution was cancelled is entered and neither exited nor failed.
 */
public interface ExecutionListener {

  /** Hears nothing. */
  ExecutionListener NONE = new ExecutionListener() {};

  /** A state begins; once per visit, however often it is retried. */
  default void stateEntered(StateVisit visit, JsonNode input) {}

  /** A state is left with this output, by its own way out or through a Catch. */
  default void stateExited(StateVisit visit, JsonNode output) {}

  /** A state ends its branch with an error that it does not catch itself. */
  default void stateFailed(StateVisit visit, String error, String cause) {}

  /** A Task, Map or Parallel state failed and is tried again after the delay; retries from 1. */
  default void retrying(StateVisit visit, String error, String cause, int retry, Duration delay) {}

  /** An error goes to the state that a Catch names. */
  default void caught(StateVisit visit, String error, String cause, String next) {}

  /** A Wait state begins to wait; zero where its time has passed already. */
  default void waiting(StateVisit visit, Duration duration) {}

  /**
   * An item of a Distributed Map has been worked on; called once per item, in the order in which
   * they end, on the items' own threads.
   */
  default void itemEnded(StateVisit map, int index, JsonNode item, ExecutionResult end) {}

  /**
   * One visit of a state.
   *
   * @param path the Parallel and Map states around it with the index of branch or iteration, for
   *     instance {@code "Prepare[0]/Vote[2]"}; empty at the top level
   * @param name the state's name
   * @param type the state's type, for instance {@code "Task"}
   */
  record StateVisit(String path, String name, String type) {}
}
