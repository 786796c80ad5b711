package dev.assay.workflow.artifacts;

/** A text that names no artifact store; the message says why, and what to give instead. */
public final class InvalidStoreLocationException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  InvalidStoreLocationException(String message) {
    super(message);
  }

  InvalidStoreLocationException(String message, Throwable cause) {
    super(message, cause);
  }
}
