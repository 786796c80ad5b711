package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Interpreter;
import dev.assay.statemachine.StateMachine;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The deployed state machines with functions that answer what files say; {@code .ci/checks
 * state-machines} runs the same files in another interpreter.
 */
class MachineScenariosTest {

  private static final Path SCENARIOS = Path.of("src/test/resources/dev/assay/cli/run/scenarios");
  private static final Path MACHINES = Path.of("../../infra");

  private final List<String> called = Collections.synchronizedList(new ArrayList<>());

  private static List<Path> scenarios() throws IOException {
    try (Stream<Path> files = Files.list(SCENARIOS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void aMachineCallsItsFunctionsAndEndsAsItsScenarioSays(Path file) throws IOException {
    JsonNode scenario = Json.parse(Files.readAllBytes(file));

    ExecutionResult end =
        new Interpreter(functions(scenario), new ManualTime(), ExecutionListener.NONE)
            .run(machine(scenario), scenario.get("input"), "scenario");

    assertThat(end)
        .isEqualTo(
            scenario.has("error")
                ? new ExecutionResult.Failed(
                    scenario.get("error").asText(), scenario.get("cause").asText())
                : new ExecutionResult.Succeeded(scenario.get("output")));
    assertThat(called)
        .containsExactlyInAnyOrderElementsOf(
            scenario.get("calls").valueStream().map(JsonNode::asText).toList());
  }

  private static StateMachine machine(JsonNode scenario) throws IOException {
    Map<String, String> names =
        scenario
            .get("names")
            .valueStream()
            .map(JsonNode::asText)
            .collect(Collectors.toMap(name -> name.replace('-', '_'), name -> name));
    Path file = MACHINES.resolve(scenario.get("machine").asText() + ".asl.json");
    return StateMachine.parse(Files.readString(file), names);
  }

  private TaskInvoker functions(JsonNode scenario) {
    Map<String, Deque<JsonNode>> answers = new ConcurrentHashMap<>();
    scenario
        .get("functions")
        .properties()
        .forEach(
            step ->
                answers.put(
                    step.getKey(), new ArrayDeque<>(step.getValue().valueStream().toList())));
    return (function, payload) -> {
      String step = payload.path("step").asText();
      called.add(step);
      synchronized (answers) {
        return answer(answers.get(step).pop());
      }
    };
  }

  private static JsonNode answer(JsonNode scripted) throws TaskFailure {
    String message = scripted.path("message").asText();
    if (scripted.has("error")) {
      throw TaskFailure.ofFunction(scripted.get("error").asText(), message);
    }
    if (scripted.has("serviceError")) {
      throw TaskFailure.ofService(scripted.get("serviceError").asText(), message);
    }
    return scripted.get("answer");
  }
}
