package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;

/** Step Functions' limit of what passes between states: 256 KiB of JSON in UTF-8. */
final class PayloadSize {
  static final int MAX_BYTES = 256 * 1024;

  private PayloadSize() {}

  /**
   * The value itself.
   *
   * @param what names the value in the message
   * @throws StateFailure States.DataLimitExceeded when it is too large
   */
  static JsonNode check(String what, JsonNode value) {
    int bytes = value.toString().getBytes(StandardCharsets.UTF_8).length;
    if (bytes > MAX_BYTES) {
      throw StateFailure.of(
          ErrorNames.DATA_LIMIT_EXCEEDED,
          what + " has " + bytes + " bytes; the limit is " + MAX_BYTES);
    }
    return value;
  }
}
