package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Interpreter;
import dev.assay.statemachine.ObjectAccess;
import dev.assay.statemachine.Services;
import dev.assay.statemachine.StateMachine;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.run.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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

  private record Call(String name, JsonNode payload) {}

  private final List<Call> called = Collections.synchronizedList(new ArrayList<>());

  private static List<Path> scenarios() throws IOException {
    try (Stream<Path> files = Files.list(SCENARIOS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void aMachineCallsItsFunctionsAndEndsAsItsScenarioSays(Path file) throws IOException {
    JsonNode scenario = Json.parse(Files.readAllBytes(file));
    Services services =
        new Services(functions(scenario), new ListedObjects(scenario), machines(scenario));

    ExecutionResult end =
        new Interpreter(services, new ManualTime(), ExecutionListener.NONE)
            .run(machine(scenario), scenario.get("input"), "scenario");

    assertThat(end)
        .isEqualTo(
            scenario.has("error")
                ? new ExecutionResult.Failed(
                    scenario.get("error").asText(), scenario.get("cause").asText())
                : new ExecutionResult.Succeeded(scenario.get("output")));
    assertThat(called.stream().map(Call::name))
        .containsExactlyInAnyOrderElementsOf(
            scenario.get("calls").valueStream().map(JsonNode::asText).toList());
    scenario
        .path("payloads")
        .properties()
        .forEach(
            step ->
                assertThat(
                        called.stream()
                            .filter(call -> call.name().equals(step.getKey()))
                            .map(Call::payload))
                    .usingElementComparator(MachineScenariosTest::byJson)
                    .containsExactlyElementsOf(step.getValue().valueStream().toList()));
  }

  /** 7200 and 7200.0 are one number. */
  private static int byJson(JsonNode one, JsonNode other) {
    return one.equals(MachineScenariosTest::byNumber, other) ? 0 : 1;
  }

  private static int byNumber(JsonNode one, JsonNode other) {
    boolean same =
        one.isNumber() && other.isNumber()
            ? one.decimalValue().compareTo(other.decimalValue()) == 0
            : one.equals(other);
    return same ? 0 : 1;
  }

  /** The deployed machine; up to a state that ends it, where the scenario names one. */
  private static StateMachine machine(JsonNode scenario) throws IOException {
    Map<String, String> names =
        scenario
            .get("names")
            .valueStream()
            .map(JsonNode::asText)
            .collect(Collectors.toMap(name -> name.replace('-', '_'), name -> name));
    Path file = MACHINES.resolve(scenario.get("machine").asText() + ".asl.json");
    JsonNode definition = Json.parse(Files.readAllBytes(file));
    if (scenario.has("ends")) {
      ObjectNode states = (ObjectNode) definition.get("States");
      ObjectNode last = (ObjectNode) states.get(scenario.get("ends").asText());
      states.remove(last.remove("Next").asText());
      last.remove("ResultWriter");
      last.put("End", true);
    }
    return StateMachine.parse(definition.toString(), names);
  }

  private static Map<String, StateMachine> machines(JsonNode scenario) {
    return scenario
        .path("machines")
        .propertyStream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, entry -> StateMachine.parse(entry.getValue().toString())));
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
      String name = function.startsWith("aws-sdk:") ? function : payload.path("step").asText();
      called.add(new Call(name, payload));
      synchronized (answers) {
        return answer(answers.get(name).pop());
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

  /** Arrays of the scenario, as JSON lines. */
  private record ListedObjects(JsonNode scenario) implements ObjectAccess {

    @Override
    public InputStream read(String bucket, String key) throws IOException {
      JsonNode lines = scenario.path("objects").path(bucket).path(key);
      if (!lines.isArray()) {
        throw new IOException("the scenario has no " + bucket + "/" + key);
      }
      String text = lines.valueStream().map(line -> line + "\n").collect(Collectors.joining());
      return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void write(String bucket, String key, byte[] content) {
      // what a ResultWriter writes is looked at by DistributedMapTest
    }
  }
}
