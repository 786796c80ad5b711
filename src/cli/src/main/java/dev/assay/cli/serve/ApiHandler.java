package dev.assay.cli.serve;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.cli.serve.ApiContract.Operation;
import dev.assay.cli.serve.ApiContract.Parameter;
import dev.assay.table.TableText;
import dev.assay.workflow.log.FailureTrace;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Holds requests against the contract before anything is done: key, path, method, limits,
 * parameters, body, in this order.
 */
final class ApiHandler implements Route {

  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private static final Logger LOG = Logger.getLogger(ApiServer.CATEGORY);

  private static final int LONGEST_LOGGED = 200;

  private final ApiContract contract;
  private final Function<HttpCall, Optional<String>> askers;
  private final RequestLimits limits;
  private final Map<String, Function<ApiRequest, ApiAnswer>> operations;

  /**
   * A handler of the contract's operations.
   *
   * @param askers who asks; nobody where a request has no key that holds
   * @param operations what is done, by the ids of all operations of the contract
   */
  ApiHandler(
      ApiContract contract,
      Function<HttpCall, Optional<String>> askers,
      RequestLimits limits,
      Map<String, Function<ApiRequest, ApiAnswer>> operations) {
    this.contract = contract;
    this.askers = askers;
    this.limits = limits;
    this.operations = Map.copyOf(operations);
  }

  @Override
  public ApiAnswer answer(HttpCall call) {
    ApiAnswer answer = answered(call);
    LOG.infof(
        "request %d: %s %s %d",
        call.number(),
        shortened(call.method()),
        shortened(call.uri().getRawPath()),
        answer.status());
    return answer;
  }

  private ApiAnswer answered(HttpCall call) {
    try {
      return done(call);
    } catch (RefusedRequestException refused) {
      return refused.answer();
    } catch (RuntimeException unexpected) {
      String request = "request %d: unexpected ".formatted(call.number());
      LOG.error(request + FailureTrace.line(unexpected));
      LOG.debug(FailureTrace.below(request, unexpected));
      return new RefusedRequestException(
              ApiError.unavailable("the request could not be served: try again later"))
          .answer();
    }
  }

  private ApiAnswer done(HttpCall call) {
    String requested = call.uri().getPath();
    Optional<ApiContract.Path> found = contract.path(requested);
    Operation operation = found.map(path -> operation(path, call.method())).orElse(null);
    boolean open = operation != null && operation.open();
    String owner = open ? "" : owner(call);
    ApiContract.Path path =
        found.orElseThrow(
            () -> new RefusedRequestException(ApiError.notFound("there is nothing here")));
    if (operation == null) {
      throw new RefusedRequestException(
          ApiError.wrongMethod(path.allowed()), Map.of("Allow", path.allowed()));
    }
    if (!open) {
      limits.count(owner);
    }
    Map<String, String> parameters = parameters(operation, path.variables(requested), call);
    JsonNode body = operation.body() == null ? Json.object() : body(operation, call);
    return operations.get(operation.id()).apply(new ApiRequest(owner, parameters, body));
  }

  /** What anybody may read, monitors may ask for without its body. */
  private static @Nullable Operation operation(ApiContract.Path path, String method) {
    Operation read = path.operations().get("GET");
    return method.equals("HEAD") && read != null && read.open()
        ? read
        : path.operations().get(method);
  }

  private String owner(HttpCall call) {
    return askers.apply(call).orElseThrow(() -> new RefusedRequestException(ApiError.forbidden()));
  }

  /** A variable of the path that cannot be one names nothing; a wrong header is told. */
  private static Map<String, String> parameters(
      Operation operation, Map<String, String> variables, HttpCall call) {
    Map<String, String> parameters = new TreeMap<>();
    for (Parameter parameter : operation.parameters()) {
      boolean inPath = parameter.in().equals("path");
      String value =
          switch (parameter.in()) {
            case "path" -> variables.get(parameter.name());
            case "query" -> call.query(parameter.name());
            default -> call.header(parameter.name());
          };
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

  private static JsonNode body(Operation operation, HttpCall call) {
    String type = call.header("Content-Type");
    if (type == null
        || !type.split(";")[0].strip().toLowerCase(Locale.ROOT).equals("application/json")) {
      throw new RefusedRequestException(ApiError.notJson());
    }
    byte[] content = call.body();
    if (content == null) {
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

  /** A path may hold anything; it is shown on one line, and steers no terminal. */
  private static String shortened(String text) {
    return TableText.oneLine(
        text.length() <= LONGEST_LOGGED ? text : text.substring(0, LONGEST_LOGGED) + "…");
  }
}
