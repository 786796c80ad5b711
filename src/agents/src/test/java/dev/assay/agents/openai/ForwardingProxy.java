package dev.assay.agents.openai;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A proxy for plain HTTP that passes every request on to one server, whatever its name. */
final class ForwardingProxy implements AutoCloseable {

  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final HttpServer server;

  ForwardingProxy() throws IOException {
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
  }

  /** Begins to pass requests on to where this server is; the proxy's own URL. */
  String to(URI target) {
    server.createContext("/", exchange -> forward(exchange, target));
    server.start();
    return "http://localhost:" + server.getAddress().getPort();
  }

  /** The URLs that it was asked for, whole as clients give them to proxies. */
  List<String> asked() {
    return asked;
  }

  private void forward(HttpExchange exchange, URI target) throws IOException {
    try (exchange) {
      URI url = exchange.getRequestURI();
      asked.add(url.toString());
      HttpRequest request =
          HttpRequest.newBuilder(target.resolve(url.getRawPath()))
              .header("Content-Type", exchange.getRequestHeaders().getFirst("Content-Type"))
              .POST(
                  HttpRequest.BodyPublishers.ofByteArray(exchange.getRequestBody().readAllBytes()))
              .build();
      HttpResponse<byte[]> answer = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
      exchange
          .getResponseHeaders()
          .set("Content-Type", answer.headers().firstValue("Content-Type").orElse("text/plain"));
      exchange.sendResponseHeaders(answer.statusCode(), answer.body().length);
      exchange.getResponseBody().write(answer.body());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    client.close();
  }
}
