package dev.assay.workflow.batch;

/** A file that is no batch; the message says why, and what would be one. */
public final class InvalidBatchException extends RuntimeException {

  public InvalidBatchException(String message) {
    super(message);
  }

  InvalidBatchException(String message, Throwable cause) {
    super(message, cause);
  }
}
