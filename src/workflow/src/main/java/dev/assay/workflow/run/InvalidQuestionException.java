package dev.assay.workflow.run;

/** A question that cannot be asked: its message says what is wrong with which part of it. */
public final class InvalidQuestionException extends RuntimeException {

  public InvalidQuestionException(String message) {
    super(message);
  }

  public InvalidQuestionException(String message, Throwable cause) {
    super(message, cause);
  }
}
