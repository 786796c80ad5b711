package dev.assay.agents.openai;

import dev.langchain4j.exception.HttpException;
import org.jspecify.annotations.Nullable;

/**
 * An answer with an error status. Its message, which the layers below write to their debug log, is
 * the status alone: servers have been seen to repeat the key in the body.
 */
final class ErrorStatusException extends HttpException {

  private static final long serialVersionUID = 1L;

  private final String body;
  private final @Nullable String retryAfter;

  ErrorStatusException(int status, String body, @Nullable String retryAfter) {
    super(status, "status " + status);
    this.body = body;
    this.retryAfter = retryAfter;
  }

  String body() {
    return body;
  }

  /** The header {@code Retry-After} as sent, or null. */
  @Nullable String retryAfter() {
    return retryAfter;
  }
}
