package dev.assay.cli.run;

/** A batch that could not be taken to its end. */
public final class UnfinishedBatchException extends RuntimeException {

  UnfinishedBatchException(String reason) {
    super(reason);
  }
}
