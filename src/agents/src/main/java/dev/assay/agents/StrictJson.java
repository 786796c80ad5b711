package dev.assay.agents;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Set;
import java.util.TreeSet;

/** JSON that models wrote: exactly what was asked for, or a message that a model can act on. */
final class StrictJson {

  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(10).build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private StrictJson() {}

  /**
   * The tree.
   *
   * @throws IllegalArgumentException when it is no JSON
   */
  static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (JacksonException broken) {
      throw new IllegalArgumentException("not JSON: " + broken.getOriginalMessage(), broken);
    }
  }

  /**
   * Refuses what is no object with exactly these fields.
   *
   * @param what it is called in the message
   */
  static void requireFields(JsonNode node, String what, Set<String> fields) {
    Set<String> names = new TreeSet<>();
    node.fieldNames().forEachRemaining(names::add);
    if (!node.isObject() || !names.equals(fields)) {
      throw new IllegalArgumentException(
          "%s must be an object with '%s' alone"
              .formatted(what, String.join("', '", new TreeSet<>(fields))));
    }
  }

  /** A text that is not blank. */
  static String text(JsonNode node, String field, int longest) {
    String text = node.isTextual() ? node.textValue().strip() : "";
    if (text.isEmpty() || text.length() > longest) {
      throw new IllegalArgumentException(
          "'%s' must hold text of 1 to %d characters".formatted(field, longest));
    }
    return text;
  }
}
