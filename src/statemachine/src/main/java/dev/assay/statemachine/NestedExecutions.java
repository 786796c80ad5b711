package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Starts other state machines and waits for their end, as {@code
 * arn:aws:states:::states:startExecution.sync:2} does.
 */
final class NestedExecutions {
  static final Set<String> ALLOWED = Set.of("Input", "Name", "StateMachineArn");

  private final FlowRunner flows;
  private final Map<String, StateMachine> machines;

  NestedExecutions(FlowRunner flows, Map<String, StateMachine> machines) {
    this.flows = flows;
    this.machines = machines;
  }

  /** Checks what can be known before running. */
  static void check(Fields state, boolean given, boolean literal) {
    if (!given) {
      state.problem(
          "Arguments", "is missing; startExecution takes StateMachineArn, Input and Name");
    } else if (literal) {
      Fields fields = state.object("Arguments");
      fields.allowOnly(ALLOWED);
      fields.text("StateMachineArn");
    }
  }

  /**
   * The description of the execution when it has succeeded, its output as JSON.
   *
   * @throws TaskFailure States.TaskFailed with the description of an execution that failed, or the
   *     service's error when there is no such state machine
   */
  JsonNode run(Visit visit, JsonNode arguments) throws InterruptedException, TaskFailure {
    checkNames(arguments);
    String arn = arguments.path("StateMachineArn").asText();
    StateMachine machine = machines.get(arn.substring(arn.lastIndexOf(':') + 1));
    if (machine == null) {
      throw TaskFailure.ofService(
          "StepFunctions.StateMachineDoesNotExistException",
          "there is no state machine '%s' here; there are %s"
              .formatted(arn, new TreeSet<>(machines.keySet())));
    }
    JsonNode input =
        arguments.has("Input")
            ? arguments.get("Input").deepCopy()
            : JsonNodeFactory.instance.objectNode();
    String name = arguments.path("Name").asText(visit.execution().name() + "-nested");
    Execution parent = visit.execution();
    Execution execution = new Execution(machine, name, input, parent.time(), parent.listener());
    return describe(execution, machine, input);
  }

  private JsonNode describe(Execution execution, StateMachine machine, JsonNode input)
      throws InterruptedException, TaskFailure {
    ObjectNode description = execution.description();
    try {
      PayloadSize.check("the execution's input", input);
      JsonNode output = flows.run(execution, machine.flow(), input, Place.top());
      description.set("Output", output.deepCopy());
      return description.put("Status", "SUCCEEDED");
    } catch (StateFailure failure) {
      description.put("Status", "FAILED");
      description.put("Error", failure.error()).put("Cause", failure.errorCause());
      throw TaskFailure.ofService(ErrorNames.TASK_FAILED, description.toString(), failure);
    }
  }

  private static void checkNames(JsonNode arguments) throws TaskFailure {
    Set<String> unknown = new TreeSet<>();
    arguments.fieldNames().forEachRemaining(unknown::add);
    unknown.removeAll(ALLOWED);
    if (!unknown.isEmpty() || !arguments.path("StateMachineArn").isTextual()) {
      throw TaskFailure.ofService(
          ErrorNames.RUNTIME,
          "field 'Arguments': startExecution takes StateMachineArn, Input and Name, not "
              + arguments);
    }
  }
}
