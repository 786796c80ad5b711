package dev.assay.sql.server;

/** A server cannot be run here; the message says why, in one line. */
public final class NoServerException extends Exception {

  /** With the reason. */
  public NoServerException(String message) {
    super(message, null, false, false);
  }

  /** With what keeps it from running. */
  public NoServerException(Exception cause) {
    super(cause.toString(), cause, false, false);
  }
}
