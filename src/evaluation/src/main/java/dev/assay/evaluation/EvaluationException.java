package dev.assay.evaluation;

/** An evaluation cannot begin; the message names the file and the place, and says what to do. */
public final class EvaluationException extends RuntimeException {

  public EvaluationException(String message) {
    super(message);
  }

  public EvaluationException(String message, Throwable cause) {
    super(message, cause);
  }
}
