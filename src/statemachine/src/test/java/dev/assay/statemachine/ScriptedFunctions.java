package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Functions that answer by a script: {@code "echo"} for always the payload, or an array with one
 * entry per call: {@code "echo"}, {@code {"answer": …}}, {@code {"error": …, "message": …}} or
 * {@code {"serviceError": …, "message": …}}.
 */
final class ScriptedFunctions implements TaskInvoker {
  private final Map<String, Deque<JsonNode>> scripts = new ConcurrentHashMap<>();
  private final JsonNode functions;

  ScriptedFunctions(JsonNode functions) {
    this.functions = functions;
    functions
        .properties()
        .forEach(
            e -> {
              Deque<JsonNode> calls = new ArrayDeque<>();
              e.getValue().forEach(calls::add);
              scripts.put(e.getKey(), calls);
            });
  }

  /** Whether every scripted call has been made. */
  boolean isUsedUp() {
    return scripts.values().stream().allMatch(Deque::isEmpty);
  }

  @Override
  public synchronized JsonNode invoke(String functionName, JsonNode payload) throws TaskFailure {
    if (functions.path(functionName).asText().equals("echo")) {
      return payload;
    }
    Deque<JsonNode> script = scripts.get(functionName);
    if (script == null || script.isEmpty()) {
      throw new AssertionError("no answer left for " + functionName + " " + payload);
    }
    JsonNode call = script.pop();
    if (call.has("error")) {
      throw TaskFailure.ofFunction(call.get("error").asText(), call.get("message").asText());
    }
    if (call.has("serviceError")) {
      throw TaskFailure.ofService(call.get("serviceError").asText(), call.get("message").asText());
    }
    return call.isTextual() ? payload : call.get("answer");
  }
}
