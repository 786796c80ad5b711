package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * Where a flow runs: at the top level, in a branch or in an iteration.
 *
 * @param path as in {@link ExecutionListener.StateVisit}
 * @param variables of this flow
 * @param map the context's {@code Map} field inside iterations
 */
record Place(String path, Variables variables, @Nullable ObjectNode map) {

  static Place top() {
    return new Place("", new Variables(null), null);
  }

  /** Inside a branch of a Parallel state. */
  Place branch(String state, int index) {
    return new Place(inner(state, index), new Variables(variables), map);
  }

  /** Inside an iteration of a Map state. */
  Place iteration(String state, int index, JsonNode item) {
    return new Place(inner(state, index), new Variables(variables), mapContext(index, item));
  }

  /** The top level of an execution that is a child of a Distributed Map. */
  Place child(String state, int index) {
    return new Place(inner(state, index), new Variables(null), null);
  }

  /** The same place, with an item in sight of an ItemSelector. */
  Place withItem(int index, JsonNode item) {
    return new Place(path, variables, mapContext(index, item));
  }

  private static ObjectNode mapContext(int index, JsonNode item) {
    ObjectNode map = JsonNodeFactory.instance.objectNode();
    map.putObject("Item").put("Index", index).set("Value", item);
    return map;
  }

  private String inner(String state, int index) {
    String own = state + "[" + index + "]";
    return path.isEmpty() ? own : path + "/" + own;
  }
}
