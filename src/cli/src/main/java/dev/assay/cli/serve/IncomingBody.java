package dev.assay.cli.serve;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The body of a request as it comes in; bounded in bytes and in time. */
final class IncomingBody {

  private final HttpServerRequest request;
  private final HttpLimits limits;
  private final Vertx vertx;
  private final ByteArrayOutputStream read = new ByteArrayOutputStream();
  private long length;
  private boolean over;

  IncomingBody(HttpServerRequest request, HttpLimits limits, Vertx vertx) {
    this.request = request;
    this.limits = limits;
    this.vertx = vertx;
  }

  /**
   * Reads it.
   *
   * @param taker gets it, or null where it is too large
   * @param refusal is answered where it does not end
   */
  void whole(Consumer<byte @Nullable []> taker, Consumer<ApiAnswer> refusal) {
    long timer =
        vertx.setTimer(
            limits.quiet().toMillis(),
            _ ->
                once(
                    () ->
                        refusal.accept(
                            new ApiError(408, "timeout", null, "the request took too long")
                                .answer())));
    request.handler(
        part -> {
          take(part);
          if (length > limits.body() + limits.passedOver()) {
            vertx.cancelTimer(timer);
            once(() -> refusal.accept(ApiError.tooLarge().answer()));
          }
        });
    request.exceptionHandler(
        _ -> {
          vertx.cancelTimer(timer);
          once(() -> refusal.accept(ApiError.malformed("the body is malformed").answer()));
        });
    request.endHandler(
        _ -> {
          vertx.cancelTimer(timer);
          once(() -> taker.accept(length > limits.body() ? null : read.toByteArray()));
        });
  }

  private void take(Buffer part) {
    length += part.length();
    if (length <= limits.body()) {
      read.writeBytes(part.getBytes());
    }
  }

  /** All of this happens on the loop of the connection. */
  private void once(Runnable action) {
    if (!over) {
      over = true;
      action.run();
    }
  }
}
