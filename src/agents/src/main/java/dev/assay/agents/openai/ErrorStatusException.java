package dev.assay.agents.openai;

import dev.langchain4j.exception.HttpException;
import java.util.Map;

/**
 * An answer with an error status. Its message, which the layers below write to their debug log, is
 * the status alone: servers have been seen to repeat the key in the body.
 */
final class ErrorStatusException extends HttpException {

  private static final long serialVersionUID = 1L;

  /** Where a redirection leads. */
  static final String LOCATION = "location";

  private final String body;
  private final transient Map<String, String> headers;

  ErrorStatusException(int status, String body, Map<String, String> headers) {
    super(status, "status " + status);
    this.body = body;
    this.headers = Map.copyOf(headers);
  }

  String body() {
    return body;
  }

  /** The headers that say how long to wait, or where to go, as sent. */
  Map<String, String> headers() {
    return headers;
  }
}
