package dev.assay.rehearsal.lambda;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lambda's Invoke API, in what Step Functions uses of it: {@code POST
 * /2015-03-31/functions/NAME/invocations}, synchronous.
 */
public final class InvokeApi implements AutoCloseable {

  private static final Pattern PATH = Pattern.compile("/2015-03-31/functions/([^/]+)/invocations");
  private static final int LARGEST_PAYLOAD = 6 * 1024 * 1024;
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int TOO_LARGE = 413;
  private static final int TOO_MANY = 429;
  private static final int BROKEN = 500;

  private final HttpServer server;
  private final LambdaService functions;

  private InvokeApi(HttpServer server, LambdaService functions) {
    this.server = server;
    this.functions = functions;
  }

  /** Listens on a port that it picks itself. */
  public static InvokeApi start(LambdaService functions) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    InvokeApi api = new InvokeApi(server, functions);
    server.createContext("/", api::handle);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
    return api;
  }

  /** Where it is. */
  public URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void handle(HttpExchange exchange) throws IOException {
    byte[] event = exchange.getRequestBody().readAllBytes();
    Optional<String> function = function(exchange.getRequestURI().getPath());
    if (function.isEmpty()) {
      refuse(exchange, NOT_FOUND, "ResourceNotFoundException", "there is no such function");
    } else if (event.length > LARGEST_PAYLOAD) {
      refuse(exchange, TOO_LARGE, "RequestTooLargeException", "the payload is over 6 MB");
    } else {
      invoke(exchange, function.get(), event);
    }
  }

  private Optional<String> function(String path) {
    Matcher matcher = PATH.matcher(path);
    return matcher.matches()
        ? functions.functions().stream()
            .filter(each -> Arns.name(each).equals(matcher.group(1)))
            .findFirst()
        : Optional.empty();
  }

  private void invoke(HttpExchange exchange, String function, byte[] event) throws IOException {
    try {
      switch (functions.invoke(function, event)) {
        case InvocationResult.Answered(byte[] payload) -> answer(exchange, OK, payload);
        case InvocationResult.Failed(byte[] payload) -> {
          exchange.getResponseHeaders().set("X-Amz-Function-Error", "Unhandled");
          answer(exchange, OK, payload);
        }
      }
    } catch (LambdaService.ThrottledException throttled) {
      refuse(exchange, TOO_MANY, "TooManyRequestsException", throttled.getMessage());
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      refuse(exchange, BROKEN, "ServiceException", "the service ends");
    }
  }

  private static void refuse(HttpExchange exchange, int status, String type, String message)
      throws IOException {
    exchange.getResponseHeaders().set("X-Amzn-ErrorType", type);
    answer(exchange, status, Json.bytes(Json.object().put("Message", message)));
  }

  private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    }
  }
}
