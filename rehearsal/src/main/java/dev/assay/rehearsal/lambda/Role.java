package dev.assay.rehearsal.lambda;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What Terraform gives a function, from {@code infra/functions.json}, and the variables of {@code
 * environments.json}; a test holds that file against {@code terraform/main.tf}.
 *
 * @param memorySize in MB
 * @param timeout in seconds
 * @param callsModels whether it may read the secret with the models' keys
 * @param reads keys that it may read, with * for any text
 * @param writes keys that it may write, with * for any text
 * @param environment its variables; {@code ${bucket}}, {@code ${models}} and {@code ${secret}} are
 *     filled in when it starts
 */
public record Role(
    int memorySize,
    int timeout,
    boolean callsModels,
    List<String> reads,
    List<String> writes,
    Map<String, String> environment) {

  private static final String FUNCTIONS = "/infra/functions.json";
  private static final String ENVIRONMENTS = "/environments.json";

  /** Those of all functions, by their names. */
  public static Map<String, Role> all() {
    JsonNode environments = resource(ENVIRONMENTS);
    Map<String, Role> all = new TreeMap<>();
    resource(FUNCTIONS)
        .properties()
        .forEach(
            function -> {
              JsonNode given = function.getValue();
              JsonNode environment = environments.path(given.path("environment").asText());
              all.put(function.getKey(), of(given, environment));
            });
    return all;
  }

  private static Role of(JsonNode function, JsonNode environment) {
    Map<String, String> variables = new TreeMap<>();
    environment
        .properties()
        .forEach(each -> variables.put(each.getKey(), each.getValue().asText()));
    return new Role(
        function.path("memory_size").intValue(),
        function.path("timeout").intValue(),
        function.path("calls_models").booleanValue(),
        texts(function.path("reads")),
        texts(function.path("writes")),
        variables);
  }

  private static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asText).toList();
  }

  private static JsonNode resource(String name) {
    try (InputStream content = Role.class.getResourceAsStream(name)) {
      if (content == null) {
        throw new IllegalStateException(name + " is not on the class path");
      }
      return Json.parse(content.readAllBytes());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The same role, but for what it may write. */
  public Role writing(List<String> other) {
    return new Role(memorySize, timeout, callsModels, reads, other, environment);
  }

  /** The same role with another memory, in MB. */
  public Role withMemory(int other) {
    return new Role(other, timeout, callsModels, reads, writes, environment);
  }

  /** Whether it may get this object. */
  public boolean mayRead(String key) {
    return isAmong(reads, key);
  }

  /** Whether it may put this object. */
  public boolean mayWrite(String key) {
    return isAmong(writes, key);
  }

  private static boolean isAmong(List<String> patterns, String key) {
    return patterns.stream()
        .map(pattern -> Pattern.quote(pattern).replace("*", "\\E.*\\Q"))
        .anyMatch(key::matches);
  }
}
