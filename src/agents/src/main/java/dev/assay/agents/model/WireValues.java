package dev.assay.agents.model;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Map;
import java.util.stream.Stream;

/** How the values of {@link WireSettings} are written; what is wrong says what was wanted. */
final class WireValues {

  private static final JsonMapper JSON = new JsonMapper();

  private WireValues() {}

  static TokenLimit tokenLimit(String text) {
    return Stream.of(TokenLimit.values())
        .filter(each -> each.parameter().equals(text))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("max_tokens, max_completion_tokens or none"));
  }

  static SystemRole systemRole(String text) {
    return Stream.of(SystemRole.values())
        .filter(each -> each.value().equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("system, developer or none"));
  }

  static String word(String text) {
    if (!text.matches("[A-Za-z0-9._-]{1,100}")) {
      throw new IllegalArgumentException("letters, digits and . _ -, at most 100");
    }
    return text;
  }

  static Map<String, Object> fields(String text) {
    try {
      return Map.copyOf(JSON.readValue(text, new TypeReference<Map<String, Object>>() {}));
    } catch (JacksonException | NullPointerException noObject) {
      throw new IllegalArgumentException("a JSON object such as {\"top_k\": 1}", noObject);
    }
  }

  static Map<String, String> headers(String text) {
    try {
      return Map.copyOf(JSON.readValue(text, new TypeReference<Map<String, String>>() {}));
    } catch (JacksonException | NullPointerException noObject) {
      throw new IllegalArgumentException(
          "a JSON object of texts such as {\"X-Title\": \"mine\"}", noObject);
    }
  }
}
