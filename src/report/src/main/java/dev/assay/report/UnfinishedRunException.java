package dev.assay.report;

/** There is nothing to report of a run yet. */
public final class UnfinishedRunException extends RuntimeException {

  UnfinishedRunException(String run) {
    super("run %s has no result yet: finish it with ask --run %s".formatted(run, run));
  }
}
