package dev.assay.cli;

/** A command was called in a way that makes no sense; the message says what to do instead. */
public final class UsageException extends RuntimeException {

  public UsageException(String message) {
    super(message);
  }

  public UsageException(String message, Throwable cause) {
    super(message, cause);
  }
}
