package dev.assay.statemachine;

import java.util.Set;

/**
 * The error names that the specification (appendix A) and Step Functions reserve, and what they
 * match in {@code ErrorEquals}.
 */
final class ErrorNames {
  static final String ALL = "States.ALL";
  static final String TASK_FAILED = "States.TaskFailed";
  static final String TIMEOUT = "States.Timeout";
  static final String HEARTBEAT_TIMEOUT = "States.HeartbeatTimeout";
  static final String DATA_LIMIT_EXCEEDED = "States.DataLimitExceeded";
  static final String QUERY_EVALUATION_ERROR = "States.QueryEvaluationError";
  static final String NO_CHOICE_MATCHED = "States.NoChoiceMatched";
  static final String ITEM_READER_FAILED = "States.ItemReaderFailed";
  static final String RESULT_WRITER_FAILED = "States.ResultWriterFailed";
  static final String EXCEED_TOLERATED_FAILURE_THRESHOLD = "States.ExceedToleratedFailureThreshold";
  static final String RUNTIME = "States.Runtime";

  private static final Set<String> RESERVED =
      Set.of(
          ALL,
          TASK_FAILED,
          TIMEOUT,
          HEARTBEAT_TIMEOUT,
          DATA_LIMIT_EXCEEDED,
          QUERY_EVALUATION_ERROR,
          NO_CHOICE_MATCHED,
          RUNTIME,
          "States.BranchFailed",
          EXCEED_TOLERATED_FAILURE_THRESHOLD,
          "States.Http.Socket",
          "States.IntrinsicFailure",
          ITEM_READER_FAILED,
          "States.ParameterPathFailure",
          "States.Permissions",
          "States.ResultPathMatchFailure",
          RESULT_WRITER_FAILED);

  private ErrorNames() {}

  /** Whether the name has the reserved prefix and yet no meaning: most likely a typing error. */
  static boolean isUnknownReserved(String name) {
    return name.startsWith("States.") && !RESERVED.contains(name);
  }

  /**
   * Whether an {@code ErrorEquals} entry covers an error. Step Functions: States.ALL covers
   * everything but States.DataLimitExceeded (and States.Runtime, which nothing covers);
   * States.TaskFailed covers everything but time-outs; a missed heartbeat is a time-out too.
   */
  static boolean covers(String entry, String error) {
    if (entry.equals(error)) {
      return true;
    }
    return switch (entry) {
      case ALL -> !error.equals(DATA_LIMIT_EXCEEDED);
      case TASK_FAILED -> !isTimeout(error) && !error.equals(DATA_LIMIT_EXCEEDED);
      case TIMEOUT -> isTimeout(error);
      default -> false;
    };
  }

  private static boolean isTimeout(String error) {
    return error.equals(TIMEOUT) || error.equals(HEARTBEAT_TIMEOUT);
  }
}
