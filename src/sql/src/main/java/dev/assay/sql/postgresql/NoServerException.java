package dev.assay.sql.postgresql;

/** PostgreSQL cannot be run here; the message says why, in one line. */
public final class NoServerException extends Exception {

  NoServerException(String message) {
    super(message, null, false, false);
  }
}
