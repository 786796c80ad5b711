package dev.assay.workflow.run;

/** A step was stopped from outside before its artifact was whole; nothing was written. */
public final class InterruptedStepException extends RuntimeException {

  public InterruptedStepException(String key) {
    super("stopped before artifact %s was made; resume the run".formatted(key));
  }
}
