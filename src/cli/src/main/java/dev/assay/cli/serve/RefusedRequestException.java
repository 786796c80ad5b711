package dev.assay.cli.serve;

import java.util.Map;

/** A request that is refused, with what is answered. */
final class RefusedRequestException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient ApiError error;
  private final transient Map<String, String> headers;

  RefusedRequestException(ApiError error) {
    this(error, Map.of());
  }

  /** With headers that the answer has beside its body. */
  RefusedRequestException(ApiError error, Map<String, String> headers) {
    super(error.message());
    this.error = error;
    this.headers = Map.copyOf(headers);
  }

  ApiAnswer answer() {
    return ApiAnswer.json(error.status(), error.json()).with(headers);
  }
}
