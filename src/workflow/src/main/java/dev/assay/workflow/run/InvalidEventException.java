package dev.assay.workflow.run;

/** An event that no step can work on; the message names the field. */
public final class InvalidEventException extends RuntimeException {

  public InvalidEventException(String message) {
    super(message);
  }
}
