package dev.assay.statemachine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** A runtime error of the States Language on its way to a Retry, a Catch or the end of the run. */
final class StateFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String error;
  private final String errorCause;
  private final boolean endsExecution;

  private StateFailure(
      String error, String errorCause, boolean endsExecution, @Nullable Throwable thrown) {
    super(error + ": " + errorCause, thrown, false, false);
    this.error = error;
    this.errorCause = errorCause;
    this.endsExecution = endsExecution;
  }

  static StateFailure of(String error, String cause) {
    return of(error, cause, null);
  }

  /** With what was thrown, which no state sees. */
  static StateFailure of(String error, String cause, @Nullable Throwable thrown) {
    return new StateFailure(error, cause, error.equals(ErrorNames.RUNTIME), thrown);
  }

  /** Of a failed call, with what the function threw where that is known. */
  static StateFailure of(TaskFailure failure) {
    Throwable thrown = failure.getCause() == null ? failure : failure.getCause();
    return of(failure.error(), failure.errorCause(), thrown);
  }

  static StateFailure query(String cause, @Nullable Throwable thrown) {
    return of(ErrorNames.QUERY_EVALUATION_ERROR, cause, thrown);
  }

  /** The execution as a whole is over, whatever its Retry and Catch fields say. */
  static StateFailure ofExecution(String error, String cause) {
    return new StateFailure(error, cause, true, null);
  }

  String error() {
    return error;
  }

  String errorCause() {
    return errorCause;
  }

  /** Whether no Retry and no Catch applies. */
  boolean endsExecution() {
    return endsExecution;
  }

  /** How an execution ends that nothing has saved from it. */
  ExecutionResult.Failed end() {
    return new ExecutionResult.Failed(error, errorCause, getCause());
  }

  /** The specification's Error Output. */
  ObjectNode output() {
    return JsonNodeFactory.instance.objectNode().put("Error", error).put("Cause", errorCause);
  }
}
