package dev.assay.rehearsal.aws;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.assay.rehearsal.BusyTime;
import dev.assay.rehearsal.lambda.Role;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Stands before an S3 server and in place of Secrets Manager, knows by the signature whose request
 * it sees, and refuses what that one's role would not allow. Signatures themselves are not checked.
 *
 * <p>Requests go on to the S3 server one at a time: S3 decides between conditional writes that come
 * together, which S3Mock 4.9.1 does not.
 */
public final class AwsGate implements AutoCloseable {

  /** Signature version 4: the access key's id is the role's name here. */
  private static final Pattern CREDENTIAL =
      Pattern.compile("Credential=([^/]+)/\\d+/[^/]+/([^/]+)/aws4_request");

  private static final Pattern PREFIX = Pattern.compile("(?:^|&)prefix=([^&]*)");

  /** What the HTTP client sets itself. */
  private static final Set<String> NOT_PASSED_ON =
      Set.of("host", "connection", "content-length", "expect", "upgrade", "transfer-encoding");

  private static final int OK = 200;
  private static final int FORBIDDEN = 403;
  private static final int BAD = 400;

  private final HttpServer server;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI s3;
  private final ConcurrentHashMap<String, Role> roles;
  private final String secret;
  private final BusyTime busy;
  private final ReentrantLock oneAtATime = new ReentrantLock();
  private final List<String> refused = new CopyOnWriteArrayList<>();
  private final ConcurrentHashMap<S3Request, Integer> counts = new ConcurrentHashMap<>();
  private volatile S3Watcher watcher = S3Watcher.NONE;

  private AwsGate(
      HttpServer server, URI s3, Map<String, Role> roles, String secret, BusyTime busy) {
    this.server = server;
    this.s3 = s3;
    this.roles = new ConcurrentHashMap<>(roles);
    this.secret = secret;
    this.busy = busy;
  }

  /**
   * Listens on a port that it picks itself.
   *
   * @param s3 the server that it stands before
   * @param secret what is in the one secret that there is
   * @param busy counts the time in which it answers
   */
  public static AwsGate start(URI s3, Map<String, Role> roles, String secret, BusyTime busy)
      throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    AwsGate gate = new AwsGate(server, s3, roles, secret, busy);
    server.createContext("/", gate::time);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
    return gate;
  }

  /** Where it is, for S3 and for Secrets Manager. */
  public URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** Gives somebody another role from now on. */
  public void grant(String name, Role role) {
    roles.put(name, role);
  }

  /** Has requests seen from now on. */
  public void watch(S3Watcher by) {
    watcher = by;
  }

  /** How often a role has asked for an action so far, allowed or not. */
  public int count(String role, String action) {
    return counts.getOrDefault(new S3Request(role, action, ""), 0);
  }

  /** What roles would not have allowed, in words. */
  public List<String> refused() {
    return List.copyOf(refused);
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void time(HttpExchange exchange) throws IOException {
    busy.begin();
    try {
      handle(exchange);
    } finally {
      busy.end();
    }
  }

  private void handle(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    Matcher credential = CREDENTIAL.matcher(authorization(exchange));
    if (!credential.find()) {
      refuse(exchange, "nobody: " + exchange.getRequestURI());
    } else if (credential.group(2).equals("secretsmanager")) {
      giveSecret(exchange, credential.group(1));
    } else {
      passOn(exchange, credential.group(1), body);
    }
  }

  /** The header; of a link that was signed beforehand, the query. */
  private static String authorization(HttpExchange exchange) {
    String header = exchange.getRequestHeaders().getFirst("Authorization");
    String query = exchange.getRequestURI().getQuery();
    return header != null ? header : String.valueOf(query);
  }

  private void giveSecret(HttpExchange exchange, String role) throws IOException {
    String target =
        Optional.ofNullable(exchange.getRequestHeaders().getFirst("X-Amz-Target")).orElse("");
    boolean allowed = roles.containsKey(role) && roles.get(role).callsModels();
    if (!target.equals("secretsmanager.GetSecretValue") || !allowed) {
      refused.add("%s: %s".formatted(role, target));
      answer(
          exchange,
          BAD,
          "application/x-amz-json-1.1",
          Json.bytes(Json.object().put("__type", "AccessDeniedException")));
      return;
    }
    answer(
        exchange,
        OK,
        "application/x-amz-json-1.1",
        Json.bytes(Json.object().put("Name", "assay-models").put("SecretString", secret)));
  }

  private void passOn(HttpExchange exchange, String role, byte[] body) throws IOException {
    Optional<S3Request> asked = s3Request(exchange, role);
    asked.ifPresent(one -> counts.merge(new S3Request(role, one.action(), ""), 1, Integer::sum));
    if (asked.isEmpty() || !allowed(asked.get())) {
      refuse(
          exchange,
          asked
              .map(S3Request::toString)
              .orElse(
                  "%s: %s %s"
                      .formatted(role, exchange.getRequestMethod(), exchange.getRequestURI())));
      return;
    }
    Reaction reaction = watcher.before(asked.get());
    delay(reaction);
    if (reaction.isError()) {
      byte[] told = error("InternalError", "as the rehearsal wants it");
      answer(exchange, reaction.status(), "application/xml", told);
      return;
    }
    HttpResponse<byte[]> response = forward(exchange, body);
    watcher.after(asked.get());
    if (reaction.isLost()) {
      exchange.close();
      return;
    }
    copyHeaders(response, exchange);
    answer(exchange, response.statusCode(), response.body());
  }

  private static void delay(Reaction reaction) throws IOException {
    try {
      Thread.sleep(reaction.delay());
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", ending);
    }
  }

  private static void copyHeaders(HttpResponse<byte[]> response, HttpExchange exchange) {
    response
        .headers()
        .map()
        .forEach(
            (name, values) -> {
              if (!name.startsWith(":") && !NOT_PASSED_ON.contains(name.toLowerCase())) {
                exchange.getResponseHeaders().put(name, values);
              }
            });
  }

  private HttpResponse<byte[]> forward(HttpExchange exchange, byte[] body) throws IOException {
    URI asked = exchange.getRequestURI();
    String query = asked.getRawQuery() == null ? "" : "?" + asked.getRawQuery();
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(s3 + asked.getRawPath() + query))
            .method(
                exchange.getRequestMethod(),
                body.length == 0
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofByteArray(body));
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) -> {
              if (!NOT_PASSED_ON.contains(name.toLowerCase())) {
                values.forEach(value -> request.header(name, value));
              }
            });
    oneAtATime.lock();
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", ending);
    } finally {
      oneAtATime.unlock();
    }
  }

  private static Optional<S3Request> s3Request(HttpExchange exchange, String role) {
    String[] parts = exchange.getRequestURI().getPath().substring(1).split("/", 2);
    String key = parts.length == 2 ? parts[1] : "";
    String query = Optional.ofNullable(exchange.getRequestURI().getQuery()).orElse("");
    return switch (exchange.getRequestMethod()) {
      case "GET" ->
          key.isEmpty()
              ? listing(role, query)
              : Optional.of(new S3Request(role, S3Request.GET, key));
      case "HEAD" -> Optional.of(new S3Request(role, S3Request.GET, key));
      case "PUT" -> Optional.of(new S3Request(role, S3Request.PUT, key));
      default -> Optional.empty();
    };
  }

  private static Optional<S3Request> listing(String role, String query) {
    Matcher prefix = PREFIX.matcher(query);
    return query.contains("list-type=2")
        ? Optional.of(new S3Request(role, S3Request.LIST, prefix.find() ? prefix.group(1) : ""))
        : Optional.empty();
  }

  private boolean allowed(S3Request request) {
    Role role = roles.get(request.role());
    if (role == null || request.key().isEmpty() && !request.action().equals(S3Request.LIST)) {
      return false;
    }
    return request.action().equals(S3Request.PUT)
        ? role.mayWrite(request.key())
        : role.mayRead(request.key());
  }

  private void refuse(HttpExchange exchange, String what) throws IOException {
    refused.add(what);
    answer(exchange, FORBIDDEN, "application/xml", error("AccessDenied", "Access Denied"));
  }

  private static byte[] error(String code, String message) {
    return "<?xml version=\"1.0\"?><Error><Code>%s</Code><Message>%s</Message></Error>"
        .formatted(code, message)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static void answer(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    answer(exchange, status, body);
  }

  private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
    try (exchange) {
      boolean none = body.length == 0 || exchange.getRequestMethod().equals("HEAD");
      exchange.sendResponseHeaders(status, none ? -1 : body.length);
      if (!none) {
        exchange.getResponseBody().write(body);
      }
    }
  }
}
