package dev.assay.sql;

/** A database file cannot be used; the message names it and what to do. */
public final class DatabaseFileException extends RuntimeException {

  DatabaseFileException(String message) {
    super(message);
  }

  DatabaseFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
