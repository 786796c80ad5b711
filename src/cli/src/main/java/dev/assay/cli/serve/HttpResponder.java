package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;

/** Sends the answer to one request, from whichever thread has it. */
final class HttpResponder {

  private final HttpServerRequest request;
  private final Context loop;
  private final Runnable ended;
  private volatile boolean gone;

  /** Tells when it has ended, however that was. */
  HttpResponder(HttpServerRequest request, Runnable ended) {
    this.request = request;
    this.loop = Vertx.currentContext();
    this.ended = ended;
    request.response().closeHandler(_ -> gone = true).endHandler(_ -> gone = true);
  }

  /** Sends an answer; one of events is sent by the thread that calls. */
  void send(ApiAnswer answer) throws InterruptedException {
    EventStream events = answer.events();
    if (events == null) {
      loop.runOnContext(_ -> end(answer));
      return;
    }
    loop.runOnContext(
        _ -> {
          begin(answer).setChunked(true).write(": begun\n\n");
        });
    try {
      events.tell(new Listener());
    } finally {
      loop.runOnContext(
          _ -> {
            if (!gone) {
              request.response().end();
            }
            ended.run();
          });
    }
  }

  /** Says that something has broken, from any thread. */
  void fail() {
    loop.runOnContext(
        _ ->
            end(ApiError.unavailable("the request could not be served: try again later").answer()));
  }

  /** Sends a whole answer; on the loop of the connection. */
  void end(ApiAnswer answer) {
    if (!gone) {
      HttpServerResponse response = begin(answer);
      if (request.method() == HttpMethod.HEAD) {
        response.end();
      } else {
        response.end(Buffer.buffer(answer.body()));
      }
    }
    ended.run();
  }

  /** The same where nothing else can be read from the connection. */
  void endAndClose(ApiAnswer answer) {
    if (!gone) {
      begin(answer)
          .putHeader("Connection", "close")
          .end(Buffer.buffer(answer.body()))
          .onComplete(_ -> request.connection().close());
    }
    ended.run();
  }

  private HttpServerResponse begin(ApiAnswer answer) {
    HttpServerResponse response = request.response().setStatusCode(answer.status());
    SecurityHeaders.ALL.forEach(response::putHeader);
    response.putHeader("Content-Type", answer.type());
    answer.headers().forEach(response::putHeader);
    return response;
  }

  /** Writes events on the loop of the connection. */
  private final class Listener implements EventStream.Listener {

    @Override
    public boolean event(String name, JsonNode data) {
      return write("event: %s\ndata: %s\n\n".formatted(name, data));
    }

    @Override
    public boolean nothing() {
      return write(": still there\n\n");
    }

    private boolean write(String text) {
      loop.runOnContext(
          _ -> {
            if (!gone) {
              request.response().write(text);
            }
          });
      return !gone;
    }
  }
}
