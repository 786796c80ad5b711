package dev.assay.workflow.linking;

/** A value index of the store that cannot be used; the message is one line. */
public final class DamagedIndexException extends RuntimeException {

  DamagedIndexException(String message) {
    super(message);
  }

  DamagedIndexException(String message, Throwable cause) {
    super(message, cause);
  }
}
