package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.run.Json;
import io.restassured.http.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Requests that are derived from the contract of the API, right ones and wrong ones. */
final class ContractCases {

  private static final ApiContract DOCUMENT = ApiContract.deployed();
  private static final JsonNode FIELDS =
      DOCUMENT.document().at("/components/schemas/Question/properties");

  private ContractCases() {}

  static Stream<Arguments> operations() {
    return DOCUMENT.paths().stream()
        .flatMap(
            path ->
                path.operations().entrySet().stream()
                    .filter(operation -> !operation.getValue().open())
                    .map(operation -> Arguments.of(example(path), operation.getKey())));
  }

  static Stream<Arguments> otherMethods() {
    return DOCUMENT.paths().stream()
        .flatMap(
            path ->
                Stream.of(Method.values())
                    .map(Method::name)
                    .filter(method -> !path.operations().containsKey(method))
                    .filter(method -> !method.equals("HEAD") || !isOpen(path))
                    .map(method -> Arguments.of(example(path), method, path.allowed())));
  }

  private static boolean isOpen(ApiContract.Path path) {
    ApiContract.Operation read = path.operations().get("GET");
    return read != null && read.open();
  }

  /** Bodies with one thing wrong, from the fields of the contract and what it says of each. */
  static Stream<Arguments> wrongBodies() {
    List<Arguments> wrong = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : FIELDS.properties()) {
      String name = field.getKey();
      for (String value : List.of("1", "true", "null", "{}", "[1]")) {
        wrong.add(Arguments.of(name, with(name, value)));
      }
      if (field.getValue().has("maxLength")) {
        String tooLong = "a".repeat(field.getValue().get("maxLength").asInt() + 1);
        wrong.add(Arguments.of(name, with(name, "\"%s\"".formatted(tooLong))));
      }
      if (field.getValue().path("minLength").asInt() > 0) {
        wrong.add(Arguments.of(name, with(name, "\"\"")));
      }
      wrong.add(Arguments.of(name + "s", with(name + "s", "\"a\"")));
    }
    DOCUMENT
        .document()
        .at("/components/schemas/Question/required")
        .forEach(
            required -> {
              ObjectNode body = Json.object().put("question", "Where?");
              body.remove(required.asText());
              wrong.add(Arguments.of(required.asText(), body.toString()));
            });
    return wrong.stream();
  }

  private static String with(String field, String value) {
    String rest = field.equals("question") ? "" : "\"question\": \"Where?\", ";
    return "{%s\"%s\": %s}".formatted(rest, field, value);
  }

  static Stream<Arguments> wrongHeaders() {
    return DOCUMENT.paths().stream()
        .flatMap(path -> path.operations().values().stream())
        .filter(operation -> operation.id().equals("askQuestion"))
        .flatMap(operation -> operation.parameters().stream())
        .filter(parameter -> parameter.in().equals("header"))
        .flatMap(
            parameter ->
                Stream.of("a b", "../x", "a#b", "ä", "a".repeat(51))
                    .map(value -> Arguments.of(parameter.name(), value)));
  }

  static Stream<String> readingPaths() {
    return DOCUMENT.document().path("paths").properties().stream()
        .map(Map.Entry::getKey)
        .filter(path -> path.contains("{id}"));
  }

  private static String example(ApiContract.Path path) {
    return Stream.of(
            "/health", "/v1/questions", "/v1/questions/some-id", "/v1/questions/some-id/report")
        .filter(each -> path.pattern().matcher(each).matches())
        .findFirst()
        .orElseThrow();
  }
}
