package dev.assay.rehearsal.lambda;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TransferQueue;

/**
 * Lambda's Runtime API (version 2018-06-01) for one environment: the function's process asks it for
 * the next event, and tells it what became of that.
 */
final class RuntimeApi implements AutoCloseable {

  private static final String VERSION = "/2018-06-01/runtime/";
  private static final int ACCEPTED = 202;
  private static final int OK = 200;

  private final HttpServer server;
  private final String arn;
  private final TransferQueue<Invocation> next = new LinkedTransferQueue<>();
  private final CompletableFuture<Instant> ready = new CompletableFuture<>();
  private final CompletableFuture<byte[]> startFailure = new CompletableFuture<>();
  private volatile Invocation current = Invocation.none();

  private record Invocation(
      String id, byte[] event, Instant deadline, CompletableFuture<InvocationResult> result) {

    static Invocation none() {
      return new Invocation("none", new byte[0], Instant.EPOCH, new CompletableFuture<>());
    }
  }

  private RuntimeApi(HttpServer server, String arn) {
    this.server = server;
    this.arn = arn;
  }

  /** Listens on a port of its own. */
  static RuntimeApi start(String arn) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    RuntimeApi api = new RuntimeApi(server, arn);
    server.createContext(VERSION + "invocation/next", api::giveNext);
    server.createContext(VERSION + "invocation/", api::takeResult);
    server.createContext(VERSION + "init/error", api::takeStartFailure);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
    return api;
  }

  /** Where it is, as {@code AWS_LAMBDA_RUNTIME_API} names it. */
  String address() {
    return "127.0.0.1:" + server.getAddress().getPort();
  }

  /** Gives an event to the process as soon as that asks for one. */
  CompletableFuture<InvocationResult> invoke(byte[] event, Instant deadline) {
    CompletableFuture<InvocationResult> result = new CompletableFuture<>();
    next.add(new Invocation(UUID.randomUUID().toString(), event, deadline, result));
    return result;
  }

  /** When the process first asked for an event. */
  CompletableFuture<Instant> ready() {
    return ready;
  }

  /** What the process told when it could not start. */
  CompletableFuture<byte[]> startFailure() {
    return startFailure;
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void giveNext(HttpExchange exchange) throws IOException {
    ready.complete(Instant.now());
    try {
      current = next.take();
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
      exchange.close();
      return;
    }
    exchange.getResponseHeaders().set("Lambda-Runtime-Aws-Request-Id", current.id);
    exchange
        .getResponseHeaders()
        .set("Lambda-Runtime-Deadline-Ms", String.valueOf(current.deadline.toEpochMilli()));
    exchange.getResponseHeaders().set("Lambda-Runtime-Invoked-Function-Arn", arn);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    answer(exchange, OK, current.event);
  }

  private void takeResult(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    String path = exchange.getRequestURI().getPath();
    Invocation invocation = current;
    answer(exchange, ACCEPTED, new byte[0]);
    if (path.equals(VERSION + "invocation/" + invocation.id + "/response")) {
      invocation.result.complete(new InvocationResult.Answered(body));
    } else if (path.equals(VERSION + "invocation/" + invocation.id + "/error")) {
      invocation.result.complete(new InvocationResult.Failed(body));
    }
  }

  private void takeStartFailure(HttpExchange exchange) throws IOException {
    startFailure.complete(exchange.getRequestBody().readAllBytes());
    answer(exchange, ACCEPTED, new byte[0]);
  }

  private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
    try (exchange) {
      exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
      if (body.length > 0) {
        exchange.getResponseBody().write(body);
      }
    }
  }
}
