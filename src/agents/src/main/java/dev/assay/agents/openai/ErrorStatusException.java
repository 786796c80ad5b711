package dev.assay.agents.openai;

import dev.langchain4j.exception.HttpException;
import java.util.Map;

/**
 * An answer with an error status. Its message, which the layers below write to their debug log, is
 * the status alone: servers have been seen to repeat the key in the body.
 */
final class ErrorStatusException extends HttpException {

  private static final long serialVersionUID = 1L;

  private final String body;
  private final transient Map<String, String> waiting;

  ErrorStatusException(int status, String body, Map<String, String> waiting) {
    super(status, "status " + status);
    this.body = body;
    this.waiting = waiting;
  }

  String body() {
    return body;
  }

  /** The headers that say how long to wait, as sent. */
  Map<String, String> waiting() {
    return waiting;
  }
}
