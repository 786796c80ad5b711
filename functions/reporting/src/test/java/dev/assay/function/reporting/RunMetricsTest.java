package dev.assay.function.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.reporting.RunReporting;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.StepEvent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunMetricsTest {

  private final RunResult result = result();
  private final String line = RunMetrics.of(result);

  @Test
  void everyMetricThatIsDeclaredHasItsNumber() throws Exception {
    JsonNode metrics = Json.parse(line.getBytes(StandardCharsets.UTF_8));
    JsonNode directive = metrics.at("/_aws/CloudWatchMetrics/0");

    assertThat(line).doesNotContain("\n");
    assertThat(directive.path("Namespace").asText()).isEqualTo("Assay");
    assertThat(directive.path("Dimensions")).hasToString("[[]]");
    List<String> names = directive.path("Metrics").findValuesAsText("Name");
    assertThat(names).contains("Runs", "UnverifiedRuns", "InputTokens", "RunSeconds");
    assertThat(names).allMatch(name -> metrics.path(name).isNumber());
    assertThat(metrics.path("Runs").asInt()).isEqualTo(1);
    assertThat(metrics.path("UnverifiedRuns").asInt()).isEqualTo(1);
  }

  @Test
  void nothingOfTheQuestionOrTheAnswerIsInIt() {
    assertThat(line).doesNotContain(result.question()).doesNotContain(PetRuns.RIGHT);
  }

  private static RunResult result() {
    Fixture run = PetRuns.withCandidate(PetRuns.RIGHT);
    new RunReporting(run.artifacts(), () -> Fixture.NOW)
        .run(StepEvent.of(Fixture.RUN, "finish").build());
    return run.artifacts().get("runs/run-1/result.json", RunResult.class);
  }
}
