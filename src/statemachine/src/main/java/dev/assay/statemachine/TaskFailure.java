package dev.assay.statemachine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.jspecify.annotations.Nullable;

/** A failed function call, with the error name and cause that Step Functions would see. */
public final class TaskFailure extends Exception {
  private static final long serialVersionUID = 1L;

  private final String error;
  private final String errorCause;

  private TaskFailure(String error, String errorCause, @Nullable Throwable thrown) {
    super(error + ": " + errorCause, thrown);
    this.error = error;
    this.errorCause = errorCause;
  }

  /**
   * The function itself failed. The cause is the JSON text that Lambda passes on: {@code
   * {"errorMessage": …, "errorType": …}}.
   */
  public static TaskFailure ofFunction(String errorType, String errorMessage) {
    return ofFunction(errorType, errorMessage, null);
  }

  /** What a function in this process threw, named as Lambda names it. */
  public static TaskFailure of(Throwable thrown) {
    String message = thrown.getMessage() == null ? "" : thrown.getMessage();
    return ofFunction(thrown.getClass().getName(), message, thrown);
  }

  private static TaskFailure ofFunction(
      String errorType, String errorMessage, @Nullable Throwable thrown) {
    String json =
        JsonNodeFactory.instance
            .objectNode()
            .put("errorMessage", errorMessage)
            .put("errorType", errorType)
            .toString();
    return new TaskFailure(errorType, json, thrown);
  }

  /**
   * The service in front of the function failed, for instance {@code
   * Lambda.TooManyRequestsException}; the cause is plain text.
   */
  public static TaskFailure ofService(String error, String cause) {
    return ofService(error, cause, null);
  }

  /** The same, with what it comes from. */
  public static TaskFailure ofService(String error, String cause, @Nullable Throwable thrown) {
    return new TaskFailure(error, cause, thrown);
  }

  /** The error name that Retry and Catch match. */
  public String error() {
    return error;
  }

  /** The {@code Cause} of the error output. */
  public String errorCause() {
    return errorCause;
  }
}
