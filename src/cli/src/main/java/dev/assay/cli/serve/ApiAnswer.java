package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is answered to a request.
 *
 * @param events what is sent as it happens, in place of the body; null where there is one
 */
record ApiAnswer(
    int status,
    String type,
    Map<String, String> headers,
    byte[] body,
    @Nullable EventStream events) {

  ApiAnswer(int status, String type, Map<String, String> headers, byte[] body) {
    this(status, type, headers, body, null);
  }

  /** Events as browsers read them. */
  static ApiAnswer of(EventStream events) {
    return new ApiAnswer(200, "text/event-stream; charset=utf-8", Map.of(), new byte[] {}, events);
  }

  static ApiAnswer json(int status, JsonNode body) {
    return new ApiAnswer(
        status, "application/json", Map.of(), (body + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Nothing but the status. */
  static ApiAnswer empty(int status) {
    return new ApiAnswer(status, "application/json", Map.of(), new byte[] {});
  }

  /** A page of a run. */
  static ApiAnswer page(byte[] html) {
    return new ApiAnswer(
        200,
        "text/html; charset=utf-8",
        Map.of(SecurityHeaders.POLICY_HEADER, SecurityHeaders.OF_PAGES),
        html);
  }

  /** The same answer with more headers. */
  ApiAnswer with(Map<String, String> more) {
    Map<String, String> all = new HashMap<>(headers);
    all.putAll(more);
    return new ApiAnswer(status, type, Map.copyOf(all), body, events);
  }
}
