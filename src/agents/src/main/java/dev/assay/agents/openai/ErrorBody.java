package dev.assay.agents.openai;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;

/** What a server said with an error: untrusted, so one short line, and without the key. */
final class ErrorBody {

  private static final int MAX_CHARACTERS = 200;
  private static final JsonMapper JSON = new JsonMapper();

  private ErrorBody() {}

  /** {@code ": "} and the message of the body's {@code error}, or nothing if it has none. */
  static String message(String body, Optional<String> key) {
    String message = error(body).path("message").asText("");
    String shown = key.map(secret -> message.replace(secret, "[key]")).orElse(message);
    String line = shown.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    if (line.isEmpty()) {
      return "";
    }
    return ": " + (line.length() > MAX_CHARACTERS ? line.substring(0, MAX_CHARACTERS) + "…" : line);
  }

  static boolean isQuotaExhausted(String body) {
    JsonNode error = error(body);
    return error.path("code").asText("").equals("insufficient_quota")
        || error.path("type").asText("").equals("insufficient_quota");
  }

  private static JsonNode error(String body) {
    try {
      return JSON.readTree(body).path("error");
    } catch (JacksonException e) {
      // not JSON: proxies answer with pages of HTML, which are of no use in a message
      return JSON.missingNode();
    }
  }
}
