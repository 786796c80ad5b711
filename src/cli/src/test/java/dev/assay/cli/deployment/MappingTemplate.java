package dev.assay.cli.deployment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;

/**
 * A mapping template of the contract, evaluated as API Gateway does: in Velocity, with {@code
 * $input}, {@code $context} and {@code $util} as its reference for mapping templates has them.
 *
 * @param text the template, with Terraform's placeholders filled
 */
record MappingTemplate(String text) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** What a template gave. */
  record Evaluated(String text, Map<String, Object> request, Map<String, Object> response) {

    /** Its text, which has to be JSON. */
    JsonNode json() {
      return parsed(text);
    }
  }

  /**
   * The template at that place of the contract.
   *
   * @param owner who asks, as Terraform writes it
   */
  static MappingTemplate at(String pointer, String owner) {
    JsonNode template = contract().at(pointer);
    if (!template.isTextual()) {
      throw new IllegalArgumentException("there is no template at " + pointer);
    }
    return new MappingTemplate(
        template
            .textValue()
            .replace("${owner}", owner)
            .replace("${ask_state_machine}", "arn:aws:states:eu-1:1:stateMachine:assay-ask"));
  }

  private static JsonNode contract() {
    String yaml =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals("infra/openapi.yaml"))
            .map(TextFile::text)
            .findFirst()
            .orElseThrow();
    try {
      return new YAMLMapper().readTree(yaml);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  /**
   * Evaluates it.
   *
   * @param parameters headers and parts of the path
   * @param identity of who asks: {@code apiKeyId}, {@code caller}
   */
  Evaluated evaluate(String body, Map<String, String> parameters, Map<String, String> identity) {
    Map<String, Object> request = overrides();
    Map<String, Object> response = overrides();
    VelocityContext context = new VelocityContext();
    context.put("input", new Input(body, parameters));
    context.put("util", new Util());
    context.put(
        "context",
        new HashMap<>(
            Map.of(
                "requestId", "5f1e2d3c-0000-4000-8000-0123456789ab",
                "identity", identity,
                "requestOverride", request,
                "responseOverride", response)));
    StringWriter written = new StringWriter();
    VelocityEngine engine = new VelocityEngine();
    engine.setProperty("runtime.strict_mode.enable", false);
    engine.evaluate(context, written, "template", text);
    return new Evaluated(written.toString().strip(), request, response);
  }

  private static Map<String, Object> overrides() {
    Map<String, Object> overrides = new HashMap<>();
    overrides.put("header", new HashMap<String, Object>());
    overrides.put("path", new HashMap<String, Object>());
    return overrides;
  }

  private static JsonNode parsed(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalStateException("not JSON: " + json, wrong);
    }
  }

  /** {@code $input}. */
  public record Input(String body, Map<String, String> parameters) {

    /** A header, of the query or of the path; empty where there is none. */
    public String params(String name) {
      return parameters.getOrDefault(name, "");
    }

    /** What is there, as JSON. */
    public String json(String path) {
      return at(path).toString();
    }

    /** What is there: text, or an object. */
    public Object path(String path) {
      JsonNode found = at(path);
      return found.isValueNode() ? found.asText() : JSON.convertValue(found, Map.class);
    }

    private JsonNode at(String path) {
      JsonNode found = parsed(body);
      for (String field : path.replaceFirst("^\\$\\.?", "").split("\\.")) {
        found = field.isEmpty() ? found : found.path(field);
      }
      return found.isMissingNode() ? NullNode.getInstance() : found;
    }
  }

  /** {@code $util}. */
  public static final class Util {

    private static final Map<String, String> ESCAPED =
        Map.of("\\", "\\\\", "\"", "\\\"", "'", "\\'", "/", "\\/", "\n", "\\n", "\t", "\\t");

    /** As Apache's StringEscapeUtils does it. */
    public String escapeJavaScript(String text) {
      StringBuilder escaped = new StringBuilder();
      text.codePoints()
          .forEach(
              point -> {
                String one = Character.toString(point);
                if (point > 126) {
                  one.chars().forEach(unit -> escaped.append("\\u%04X".formatted(unit)));
                } else {
                  escaped.append(ESCAPED.getOrDefault(one, one));
                }
              });
      return escaped.toString();
    }
  }
}
