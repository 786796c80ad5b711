package dev.assay.statemachine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A runtime error of the States Language on its way to a Retry, a Catch or the end of the run. */
final class StateFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String error;
  private final String errorCause;
  private final boolean endsExecution;

  private StateFailure(String error, String errorCause, boolean endsExecution) {
    super(error + ": " + errorCause, null, false, false);
    this.error = error;
    this.errorCause = errorCause;
    this.endsExecution = endsExecution;
  }

  static StateFailure of(String error, String cause) {
    return new StateFailure(error, cause, error.equals(ErrorNames.RUNTIME));
  }

  static StateFailure query(String cause) {
    return of(ErrorNames.QUERY_EVALUATION_ERROR, cause);
  }

  /** The execution as a whole is over, whatever its Retry and Catch fields say. */
  static StateFailure ofExecution(String error, String cause) {
    return new StateFailure(error, cause, true);
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

  /** The specification's Error Output. */
  ObjectNode output() {
    return JsonNodeFactory.instance.objectNode().put("Error", error).put("Cause", errorCause);
  }
}
