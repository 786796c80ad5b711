package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.run.Json;
import org.jspecify.annotations.Nullable;

/**
 * Why a request is refused, as the contract's schema Error has it.
 *
 * @param status of HTTP
 * @param error the kind, for programs
 * @param field what in the request is wrong; null where that is not one thing
 * @param message for people: what is wrong and what to do
 */
record ApiError(int status, String error, @Nullable String field, String message) {

  static ApiError invalid(@Nullable String field, String message) {
    return new ApiError(400, "invalid-request", field, message);
  }

  static ApiError malformed(String message) {
    return new ApiError(400, "malformed-request", null, message);
  }

  static ApiError forbidden() {
    return new ApiError(403, "forbidden", null, "give a key that holds in the header x-api-key");
  }

  static ApiError notFound(String message) {
    return new ApiError(404, "not-found", null, message);
  }

  static ApiError wrongMethod(String allowed) {
    return new ApiError(
        405, "method-not-allowed", null, "only %s is allowed here".formatted(allowed));
  }

  static ApiError conflict(String message) {
    return new ApiError(409, "conflict", null, message);
  }

  static ApiError tooLarge() {
    return new ApiError(
        413,
        "too-large",
        null,
        "the question is too large: 256 KiB at most, the text of SQL included");
  }

  static ApiError notJson() {
    return new ApiError(415, "not-json", null, "send the question as application/json");
  }

  static ApiError tooMany(String message) {
    return new ApiError(429, "too-many-requests", null, message);
  }

  static ApiError unavailable(String message) {
    return new ApiError(503, "unavailable", null, message);
  }

  /** The answer. */
  ApiAnswer answer() {
    return ApiAnswer.json(status, json());
  }

  /** The answer's body. */
  ObjectNode json() {
    ObjectNode json = Json.object().put("error", error);
    if (field != null) {
      json.put("field", field);
    }
    return json.put("message", message);
  }
}
