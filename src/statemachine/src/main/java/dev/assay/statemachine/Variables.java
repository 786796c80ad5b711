package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The variables of one running flow. Those of the flows around it can be read and not changed;
 * while an inner flow runs, the outer one stands still.
 */
final class Variables {
  private final @Nullable Variables outer;
  private final Map<String, JsonNode> values = new HashMap<>();

  Variables(@Nullable Variables outer) {
    this.outer = outer;
  }

  @Nullable JsonNode get(String name) {
    JsonNode value = values.get(name);
    return value == null && outer != null ? outer.get(name) : value;
  }

  void assign(Map<String, JsonNode> assigned) {
    values.putAll(assigned);
  }
}
