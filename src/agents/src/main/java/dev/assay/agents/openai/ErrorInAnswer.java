package dev.assay.agents.openai;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which status an error means that comes with another, such as 200. */
final class ErrorInAnswer {

  private static final int OK = 200;

  /** Parts of the names that servers give to errors, the surest first. */
  private static final List<Map.Entry<String, Integer>> NAMES =
      List.of(
          Map.entry("quota", 429),
          Map.entry("rate_limit", 429),
          Map.entry("too_many_requests", 429),
          Map.entry("resource_exhausted", 429),
          Map.entry("api_key", 401),
          Map.entry("authentication", 401),
          Map.entry("unauthorized", 401),
          Map.entry("unauthenticated", 401),
          Map.entry("permission", 403),
          Map.entry("forbidden", 403),
          Map.entry("model_not_found", 404),
          Map.entry("not_found", 404),
          Map.entry("context_length", 400),
          Map.entry("invalid_request", 400),
          Map.entry("invalid_parameter", 400),
          Map.entry("overloaded", 503));

  private ErrorInAnswer() {}

  /** The status; 200 where the answer does not say what kind of error it is. */
  static int status(JsonNode answer) {
    JsonNode error = answer.path("error");
    JsonNode[] codes = {
      error.path("code"), error.path("status"), error.path("type"), answer.path("code")
    };
    for (JsonNode code : codes) {
      int status = code.asInt(0);
      if (status >= 400 && status < 600) {
        return status;
      }
    }
    for (JsonNode code : codes) {
      String name = code.asText("").toLowerCase(Locale.ROOT);
      for (Map.Entry<String, Integer> known : NAMES) {
        if (name.contains(known.getKey())) {
          return known.getValue();
        }
      }
    }
    return OK;
  }
}
