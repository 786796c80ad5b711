package dev.assay.cli.run;

import org.jspecify.annotations.Nullable;

/** A run that stopped before it had a result; it can be resumed. */
public final class UnfinishedRunException extends RuntimeException {

  public UnfinishedRunException(String run, String reason) {
    this(run, reason, null);
  }

  UnfinishedRunException(String run, String reason, @Nullable Throwable cause) {
    super(
        "run %s stopped: %s; what it has made is kept: resume it with ask --run %s"
            .formatted(run, reason, run),
        cause);
  }
}
