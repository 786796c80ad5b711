package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** What is answered to a request. */
record ApiAnswer(int status, String type, Map<String, String> headers, byte[] body) {

  static ApiAnswer json(int status, JsonNode body) {
    return new ApiAnswer(
        status, "application/json", Map.of(), (body + "\n").getBytes(StandardCharsets.UTF_8));
  }

  static ApiAnswer page(byte[] html) {
    return new ApiAnswer(200, "text/html; charset=utf-8", Map.of(), html);
  }

  /** The same answer with more headers. */
  ApiAnswer with(Map<String, String> more) {
    Map<String, String> all = new HashMap<>(headers);
    all.putAll(more);
    return new ApiAnswer(status, type, Map.copyOf(all), body);
  }
}
