package dev.assay.cli.run;

/** A run that stopped before it had a result; it can be resumed. */
public final class UnfinishedRunException extends RuntimeException {

  public UnfinishedRunException(String run, String reason) {
    super(
        "run %s stopped: %s; what it has made is kept: resume it with ask --run %s"
            .formatted(run, reason, run));
  }
}
