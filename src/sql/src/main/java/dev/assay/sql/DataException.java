package dev.assay.sql;

/** A test table cannot be loaded; the message names table, column and value where it can. */
final class DataException extends Exception {

  DataException(String message) {
    super(message, null, false, false);
  }
}
