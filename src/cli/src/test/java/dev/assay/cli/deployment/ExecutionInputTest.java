package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.sql.Dialect;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever starts the state machine of a run gives it the same. */
class ExecutionInputTest {

  private final Question question =
      new Question(
          "run-1",
          "run-1",
          new KnownDatabase("pets", "catalogs/pets/1.json", Dialect.SQLITE),
          Asked.of("Who has pets?"),
          RunSettings.of("writer", List.of("a", "b")).by(Strategy.named("tssql")).revising(2),
          Instant.EPOCH);

  @Test
  void itIsWhatTheMachineHangsOn() {
    ObjectNode input = question.executionInput();

    assertThat(input.path("parts").valueStream().map(part -> part.asText()))
        .containsExactly("execution-error", "test-case", "minimal-rewrite");
    input.remove("parts");
    assertThat(input)
        .isEqualTo(
            Json.object()
                .put("run", "run-1")
                .put("samples", 1)
                .put("revisionLimit", 2)
                .set("testCodeModels", Json.array(List.of("a", "b"))));
  }

  @Test
  void theOtherStateMachinesPassAllOfItOn() {
    List<MachineTask> starts =
        MachineTask.all().stream().filter(task -> task.does().contains(":startExecution")).toList();

    assertThat(starts)
        .hasSize(3)
        .allSatisfy(
            start ->
                assertThat(start.state().at("/Arguments/Input").fieldNames())
                    .toIterable()
                    .containsExactlyInAnyOrderElementsOf(
                        () -> question.executionInput().fieldNames()));
  }
}
