package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RetryableException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every call of a function is repeated when it failed for a reason that passes. */
class RetriesTest {

  @ParameterizedTest
  @ValueSource(strings = {"ask", "batch", "refine"})
  void whatPassesIsTriedAgainBeforeWhatIsUnknown(String machine) throws IOException {
    List<JsonNode> calls = new ArrayList<>();
    for (JsonNode state : machine(machine).findParents("Arguments")) {
      if (state.path("Resource").asText().endsWith("lambda:invoke")) {
        calls.add(state);
      }
    }

    assertThat(calls)
        .isNotEmpty()
        .allSatisfy(
            call -> {
              List<String> names =
                  call.path("Retry").findValues("ErrorEquals").stream()
                      .flatMap(JsonNode::valueStream)
                      .map(JsonNode::asText)
                      .toList();
              int retryable = names.indexOf(RetryableException.class.getName());
              assertThat(names.equals(List.of("States.ALL")) || retryable >= 0).isTrue();
              assertThat(names.indexOf("States.TaskFailed")).isIn(-1, Math.max(retryable, 0) + 1);
            });
  }

  private static JsonNode machine(String name) throws IOException {
    String resource = "/infra/%s.asl.json".formatted(name);
    try (InputStream json = RetriesTest.class.getResourceAsStream(resource)) {
      return Json.parse(Objects.requireNonNull(json).readAllBytes());
    }
  }
}
