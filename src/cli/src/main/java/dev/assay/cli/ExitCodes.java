package dev.assay.cli;

import dev.assay.workflow.reporting.RunStatus;

/** What the process answers to its caller. */
public final class ExitCodes {

  /** Everything is verified. */
  public static final int VERIFIED = 0;

  /** It finished, but something is not verified. */
  public static final int UNVERIFIED = 1;

  /** It could not run. */
  public static final int COULD_NOT_RUN = 2;

  private ExitCodes() {}

  public static int of(RunStatus status) {
    return switch (status) {
      case VERIFIED -> VERIFIED;
      case UNVERIFIED, AMBIGUOUS, UNANSWERABLE -> UNVERIFIED;
      case FAILED -> COULD_NOT_RUN;
    };
  }
}
