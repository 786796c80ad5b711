package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.Json;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** Holds every answer against the contract, and remembers which of its answers were seen. */
final class ContractFilter implements Filter {

  private static final String ANY = "x-amazon-apigateway-any-method";

  private final ApiContract contract = ApiContract.deployed();
  private final Set<String> seen = new ConcurrentSkipListSet<>();

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification response,
      FilterContext context) {
    Response answer = context.next(request, response);
    String path = URI.create(request.getURI()).getPath();
    contract
        .document()
        .path("paths")
        .properties()
        .forEach(
            each -> {
              if (path.matches(each.getKey().replace("{id}", "[^/]*"))) {
                check(each.getKey(), each.getValue(), request.getMethod(), answer);
              }
            });
    return answer;
  }

  private void check(String template, JsonNode path, String method, Response answer) {
    String name = method.toLowerCase(Locale.ROOT);
    JsonNode operation = path.path(path.has(name) ? name : ANY);
    String status = String.valueOf(answer.statusCode());
    JsonNode described = resolved(operation.path("responses").path(status));
    String which = "%s %s %s".formatted(path.has(name) ? name : ANY, template, status);
    assertThat(described.isMissingNode()).as("%s is not in the contract", which).isFalse();
    seen.add(which);
    described
        .path("headers")
        .fieldNames()
        .forEachRemaining(header -> assertThat(answer.header(header)).as(which).isNotNull());
    if (!described.has("content")) {
      assertThat(answer.asString()).as(which).isEmpty();
      return;
    }
    String type = answer.contentType().split(";")[0];
    JsonNode content = described.path("content").path(type);
    assertThat(content.isMissingNode()).as("%s as %s", which, type).isFalse();
    if (type.equals("application/json") && !name.equals("head")) {
      String schema = content.at("/schema/$ref").asText().replaceFirst(".*/", "");
      assertThat(contract.schema(schema).validate(body(answer))).as(which).isEmpty();
    }
  }

  private static JsonNode body(Response answer) {
    try {
      return Json.parse(answer.asString().getBytes(StandardCharsets.UTF_8));
    } catch (JacksonException broken) {
      throw new AssertionError("not JSON: " + answer.asString(), broken);
    }
  }

  /** The contract's answers that no request has had. */
  Set<String> unseen() {
    Set<String> unseen = new TreeSet<>();
    contract
        .document()
        .path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .properties()
                    .forEach(
                        method ->
                            method
                                .getValue()
                                .path("responses")
                                .fieldNames()
                                .forEachRemaining(
                                    status ->
                                        unseen.add(
                                            "%s %s %s"
                                                .formatted(
                                                    method.getKey(), path.getKey(), status)))));
    unseen.removeAll(seen);
    return unseen;
  }

  private JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? contract.document().at(node.get("$ref").asText().substring(1)) : node;
  }
}
