package dev.assay.statemachine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.assay.statemachine.ExecutionResult.Failed;
import dev.assay.statemachine.ExecutionResult.Succeeded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Small state machines in files, each with its input and what the specification makes of it. */
class ProgramsTest {
  private static final Path PROGRAMS =
      Path.of("src/test/resources/dev/assay/statemachine/programs");
  private static final JsonMapper JSON = new JsonMapper();

  static List<String> programs() throws IOException {
    return names(".asl.json");
  }

  @Test
  void everyProgramHasItsRun() throws IOException {
    assertThat(names(".asl.json")).isEqualTo(names(".run.json")).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void runsAsTheSpecificationSays(String name) throws IOException {
    JsonNode run = JSON.readTree(PROGRAMS.resolve(name + ".run.json").toFile());
    StateMachine machine =
        StateMachine.parse(Files.readString(PROGRAMS.resolve(name + ".asl.json")));
    ScriptedFunctions functions =
        new ScriptedFunctions(
            run.has("functions") ? run.get("functions") : JsonNodeFactory.instance.objectNode());
    FakeTime time = new FakeTime();

    ExecutionResult result =
        new Interpreter(functions, time, ExecutionListener.NONE)
            .run(machine, run.get("input"), "test");

    assertThat(result).isEqualTo(expected(run));
    assertThat(functions.isUsedUp()).as("every scripted call is made").isTrue();
    assertThat(time.waits)
        .isEqualTo(
            StreamSupport.stream(run.path("waits").spliterator(), false)
                .map(wait -> Duration.parse(wait.asText()))
                .toList());
  }

  private static ExecutionResult expected(JsonNode run) {
    return run.has("error")
        ? new Failed(run.get("error").asText(), run.get("cause").asText())
        : new Succeeded(run.get("output"));
  }

  private static List<String> names(String suffix) throws IOException {
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(suffix))
          .map(file -> file.substring(0, file.length() - suffix.length()))
          .sorted()
          .collect(Collectors.toList());
    }
  }
}
