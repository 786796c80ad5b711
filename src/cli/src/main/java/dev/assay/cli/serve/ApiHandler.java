package dev.assay.cli.serve;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.assay.cli.serve.ApiContract.Operation;
import dev.assay.cli.serve.ApiContract.Parameter;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Holds requests against the contract before anything is done: key, path, method, limits,
 * parameters, body, in this order.
 */
final class ApiHandler implements HttpHandler {

  /** What a state machine can be given, less what goes around the question. */
  private static final int LARGEST_BODY = 255 * 1024;

  /** So much of a body that is too large is taken in, so that its sender hears the answer. */
  private static final int MOST_PASSED_OVER = 16 * 1024 * 1024;

  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private static final int LONGEST_LOGGED = 200;

  private final ApiContract contract;
  private final Callers callers;
  private final RequestLimits limits;
  private final Map<String, Function<ApiRequest, ApiAnswer>> operations;
  private final PrintWriter log;

  /**
   * A handler of the contract's operations.
   *
   * @param operations what is done, by the ids of all operations of the contract
   */
  ApiHandler(
      ApiContract contract,
      Callers callers,
      RequestLimits limits,
      Map<String, Function<ApiRequest, ApiAnswer>> operations,
      PrintWriter log) {
    this.contract = contract;
    this.callers = callers;
    this.limits = limits;
    this.operations = Map.copyOf(operations);
    this.log = log;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      ApiAnswer answer = answered(exchange);
      passOverRest(exchange);
      send(exchange, answer);
      log.println(
          "%s %s %d"
              .formatted(
                  exchange.getRequestMethod(),
                  shortened(exchange.getRequestURI().getRawPath()),
                  answer.status()));
    }
  }

  private ApiAnswer answered(HttpExchange exchange) throws IOException {
    try {
      return answer(exchange);
    } catch (RefusedRequestException refused) {
      return refused.answer();
    } catch (RuntimeException unexpected) {
      log.println(
          "unexpected %s: %s".formatted(unexpected.getClass().getName(), unexpected.getMessage()));
      return new RefusedRequestException(
              ApiError.unavailable("the request could not be served: try again later"))
          .answer();
    }
  }

  private ApiAnswer answer(HttpExchange exchange) throws IOException {
    String owner = owner(exchange);
    String requested = exchange.getRequestURI().getPath();
    ApiContract.Path path =
        contract
            .path(requested)
            .orElseThrow(
                () -> new RefusedRequestException(ApiError.notFound("there is nothing here")));
    Operation operation = path.operations().get(exchange.getRequestMethod());
    if (operation == null) {
      throw new RefusedRequestException(
          ApiError.wrongMethod(path.allowed()), Map.of("Allow", path.allowed()));
    }
    limits.count(owner);
    Map<String, String> parameters = parameters(operation, path.variables(requested), exchange);
    JsonNode body = operation.body() == null ? Json.object() : body(operation, exchange);
    return operations.get(operation.id()).apply(new ApiRequest(owner, parameters, body));
  }

  private String owner(HttpExchange exchange) {
    String key = exchange.getRequestHeaders().getFirst("x-api-key");
    return Optional.ofNullable(key)
        .flatMap(callers::holder)
        .orElseThrow(() -> new RefusedRequestException(ApiError.forbidden()));
  }

  /** A variable of the path that cannot be one names nothing; a wrong header is told. */
  private static Map<String, String> parameters(
      Operation operation, Map<String, String> variables, HttpExchange exchange) {
    Map<String, String> parameters = new TreeMap<>();
    for (Parameter parameter : operation.parameters()) {
      boolean inPath = parameter.in().equals("path");
      String value =
          inPath
              ? variables.get(parameter.name())
              : exchange.getRequestHeaders().getFirst(parameter.name());
      if (value != null && !parameter.pattern().matcher(value).matches()) {
        throw new RefusedRequestException(
            inPath
                ? ApiError.notFound("there is no such question")
                : ApiError.invalid(
                    parameter.name(),
                    "%s: %s".formatted(parameter.name(), parameter.description())));
      }
      if (value != null) {
        parameters.put(parameter.name(), value);
      }
    }
    return parameters;
  }

  private static JsonNode body(Operation operation, HttpExchange exchange) throws IOException {
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (type == null
        || !type.split(";")[0].strip().toLowerCase(Locale.ROOT).equals("application/json")) {
      throw new RefusedRequestException(ApiError.notJson());
    }
    byte[] content = exchange.getRequestBody().readNBytes(LARGEST_BODY + 1);
    if (content.length > LARGEST_BODY) {
      throw new RefusedRequestException(ApiError.tooLarge());
    }
    JsonNode json = parsed(content);
    operation
        .problem(json)
        .ifPresent(
            problem -> {
              throw new RefusedRequestException(problem);
            });
    return json;
  }

  private static JsonNode parsed(byte[] content) {
    try {
      JsonNode json = STRICT.readTree(content);
      if (!json.isMissingNode()) {
        return json;
      }
    } catch (IOException unreadable) {
      // what the parser says quotes the body, and helps nobody who can see it
    }
    throw new RefusedRequestException(ApiError.invalid(null, "the body is not JSON"));
  }

  /** A sender that is cut off while it sends does not read the answer. */
  private static void passOverRest(HttpExchange exchange) throws IOException {
    InputStream body = exchange.getRequestBody();
    long left = MOST_PASSED_OVER;
    byte[] buffer = new byte[8192];
    int read = 0;
    while (left > 0 && read >= 0) {
      read = body.read(buffer);
      left -= read;
    }
  }

  static void send(HttpExchange exchange, ApiAnswer answer) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", answer.type());
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    answer.headers().forEach(exchange.getResponseHeaders()::set);
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(answer.status(), -1);
    } else {
      exchange.sendResponseHeaders(answer.status(), answer.body().length);
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(answer.body());
      }
    }
  }

  private static String shortened(String path) {
    return path.length() <= LONGEST_LOGGED ? path : path.substring(0, LONGEST_LOGGED) + "…";
  }
}
