package dev.assay.agents.openai;

import org.jspecify.annotations.Nullable;

/**
 * What a failure of the client below comes from: the class and the place in the code of each
 * exception. Their messages are left out, since they may hold a prompt, an answer or a key.
 */
final class WithheldException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Causes may lead back to each other. */
  private static final int MOST = 20;

  private WithheldException(Throwable failure, @Nullable WithheldException cause) {
    super(failure.getClass().getName(), cause);
    setStackTrace(failure.getStackTrace());
  }

  static WithheldException of(Throwable failure) {
    return of(failure, MOST);
  }

  private static WithheldException of(Throwable failure, int most) {
    Throwable cause = failure.getCause();
    return new WithheldException(failure, cause == null || most == 1 ? null : of(cause, most - 1));
  }
}
