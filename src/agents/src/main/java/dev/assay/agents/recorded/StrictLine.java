package dev.assay.agents.recorded;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.TokenUsage;
import java.util.Set;

/**
 * Fields of a line of JSON, taken strictly; what is wrong with one is said by an {@link
 * IllegalArgumentException}.
 */
final class StrictLine {

  private static final Set<String> TOKEN_FIELDS = Set.of("input", "output", "cached");
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private StrictLine() {}

  static ObjectNode empty() {
    return JSON.createObjectNode();
  }

  static JsonNode read(String line) {
    JsonNode node;
    try {
      node = JSON.readTree(line);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("not JSON: " + e.getOriginalMessage(), e);
    }
    if (!node.isObject()) {
      throw new IllegalArgumentException("not a JSON object");
    }
    return node;
  }

  static void requireOnly(Set<String> known, JsonNode node, String prefix) {
    for (var field : node.properties()) {
      if (!known.contains(field.getKey())) {
        throw new IllegalArgumentException(
            "unknown field '%s%s'".formatted(prefix, field.getKey()));
      }
    }
  }

  static TokenUsage tokens(JsonNode node) {
    if (!node.isObject()) {
      throw new IllegalArgumentException("'tokens' must be an object");
    }
    requireOnly(TOKEN_FIELDS, node, "tokens.");
    return new TokenUsage(
        count(node, "input", 0, Long.MAX_VALUE),
        count(node, "output", 0, Long.MAX_VALUE),
        count(node, "cached", 0, Long.MAX_VALUE));
  }

  static void write(TokenUsage tokens, ObjectNode line) {
    line.putObject("tokens")
        .put("input", tokens.input())
        .put("output", tokens.output())
        .put("cached", tokens.cached());
  }

  static String name(JsonNode node, String field) {
    String text = text(node, field);
    if (text.isBlank()) {
      throw new IllegalArgumentException("'%s' must not be blank".formatted(field));
    }
    return text;
  }

  static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("'%s' must be a string".formatted(field));
    }
    return value.textValue();
  }

  static long count(JsonNode node, String field, long least, long most) {
    JsonNode value = node.path(field);
    if (!value.isIntegralNumber()
        || !value.canConvertToLong()
        || value.longValue() < least
        || value.longValue() > most) {
      throw new IllegalArgumentException(
          "'%s' must be a whole number of %d or more".formatted(field, least));
    }
    return value.longValue();
  }
}
