package dev.assay.statemachine;

/**
 * Thrown by a {@link TaskInvoker} or {@link ExecutionListener} to end the run on the spot, as a
 * crash would: never retried, never caught, thrown on by {@link Interpreter#run}.
 */
public final class ExecutionAborted extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ExecutionAborted(String message) {
    super(message);
  }
}
