package dev.assay.sql;

/** SQL that is not to be executed; the message says what it holds that it must not. */
public final class RefusedSqlException extends Exception {

  RefusedSqlException(String message) {
    super(message, null, false, false);
  }
}
