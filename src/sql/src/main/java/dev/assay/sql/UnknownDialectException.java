package dev.assay.sql;

/** A dialect was named that does not exist. */
public final class UnknownDialectException extends IllegalArgumentException {

  UnknownDialectException(String name, String known) {
    super("unknown dialect '%s': known are %s".formatted(name, known));
  }
}
