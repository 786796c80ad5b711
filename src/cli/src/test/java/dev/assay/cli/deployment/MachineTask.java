package dev.assay.cli.deployment;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A Task state of a state machine that is deployed, wherever it is in it. */
record MachineTask(String machine, String name, JsonNode state) {

  private static final List<String> MACHINES = List.of("ask", "batch", "oldest-run", "refine");

  /** All of them. */
  static List<MachineTask> all() {
    List<MachineTask> tasks = new ArrayList<>();
    for (String machine : MACHINES) {
      collect(machine, "", FunctionRegistry.json("infra/%s.asl.json".formatted(machine)), tasks);
    }
    return tasks;
  }

  private static void collect(String machine, String name, JsonNode node, List<MachineTask> tasks) {
    if (node.path("Type").asText().equals("Task")) {
      tasks.add(new MachineTask(machine, name, node));
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      collect(machine, field.getKey(), field.getValue(), tasks);
    }
    if (node.isArray()) {
      node.forEach(each -> collect(machine, name, each, tasks));
    }
  }

  /** Whether it calls a function of ours. */
  boolean isCall() {
    return state.at("/Arguments/FunctionName").isTextual();
  }

  /** The function whose name stands for its placeholder. */
  String function() {
    return state
        .at("/Arguments/FunctionName")
        .asText()
        .replaceAll("\\$\\{([a-z_]+)}", "$1")
        .replace('_', '-');
  }

  /** The step that a function does, or the service that is called. */
  String does() {
    return isCall()
        ? state.at("/Arguments/Payload/step").asText()
        : state.path("Resource").asText();
  }
}
