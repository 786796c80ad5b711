package dev.assay.agents.recorded;

/** A file of recorded completions that can't be used; the message names file and line. */
public final class InvalidRecordingException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  InvalidRecordingException(String message) {
    super(message);
  }

  InvalidRecordingException(String message, Throwable cause) {
    super(message, cause);
  }

  static InvalidRecordingException at(String source, int line, IllegalArgumentException problem) {
    return new InvalidRecordingException(
        "%s:%d: %s".formatted(source, line, problem.getMessage()), problem);
  }
}
