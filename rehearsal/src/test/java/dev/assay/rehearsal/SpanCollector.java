package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** A collector of OpenTelemetry, which takes all that functions tell it. */
final class SpanCollector {

  private static final int OK = 200;
  private static final int NO_BODY = -1;

  private final HttpServer server;
  private final List<JsonNode> bodies = new CopyOnWriteArrayList<>();

  private SpanCollector(HttpServer server) {
    this.server = server;
  }

  static SpanCollector start() throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    SpanCollector collector = new SpanCollector(server);
    server.createContext("/", collector::take);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
    return collector;
  }

  private void take(HttpExchange exchange) throws IOException {
    try (exchange) {
      bodies.add(Json.parse(exchange.getRequestBody().readAllBytes()));
      exchange.sendResponseHeaders(OK, NO_BODY);
    }
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** All that was told so far. */
  List<JsonNode> bodies() {
    return List.copyOf(bodies);
  }

  /** Every span so far. */
  List<JsonNode> spans() {
    return bodies.stream()
        .flatMap(body -> body.path("resourceSpans").valueStream())
        .flatMap(resource -> resource.path("scopeSpans").valueStream())
        .flatMap(scope -> scope.path("spans").valueStream())
        .toList();
  }

  /** The value of an attribute that is text; empty where there is none. */
  static String attribute(JsonNode span, String name) {
    return span.path("attributes")
        .valueStream()
        .filter(attribute -> attribute.path("key").asText().equals(name))
        .map(attribute -> attribute.at("/value/stringValue").asText())
        .findFirst()
        .orElse("");
  }

  void stop() {
    server.stop(0);
  }
}
