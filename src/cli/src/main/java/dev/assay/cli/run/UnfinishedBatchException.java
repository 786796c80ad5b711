package dev.assay.cli.run;

import dev.assay.statemachine.ExecutionResult;

/** A batch that could not be taken to its end. */
public final class UnfinishedBatchException extends RuntimeException {

  UnfinishedBatchException(String reason) {
    super(reason);
  }

  UnfinishedBatchException(ExecutionResult.Failed end) {
    super(end.cause(), end.thrown());
  }
}
