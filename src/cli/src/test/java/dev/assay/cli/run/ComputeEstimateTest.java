package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.gates.Checkout;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.Compute;
import dev.assay.workflow.reporting.UsageRecord;
import dev.assay.workflow.run.Artifacts;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What metering records say of Lambda and Step Functions, against runs of the demo. */
class ComputeEstimateTest {

  private static final String RUN = "run-1";

  private final InMemoryStore store = new InMemoryStore();
  private final ManualTime time = new ManualTime();
  private final AtomicInteger entered = new AtomicInteger();

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "4", "5", "6", "7", "8"})
  void theTransitionsAreThoseOfTheStateMachine(String question) {
    UsageRecord record = run(question);

    assertThat(record.compute().transitions()).isEqualTo(entered.get());
  }

  @Test
  void theCostIsThatOfTheTimesAndOfTheTransitions() {
    UsageRecord record = run("1");

    BigDecimal seconds = BigDecimal.ZERO;
    for (Map.Entry<String, Long> stage : record.timings().stages().entrySet()) {
      boolean small = stage.getKey().equals("sql-generation") || stage.getKey().equals("revision");
      seconds = seconds.add(BigDecimal.valueOf(stage.getValue() * (small ? 1024L : 1769L), 3));
    }
    Compute compute = record.compute();
    assertThat(compute.gbSeconds())
        .isEqualByComparingTo(seconds.divide(BigDecimal.valueOf(1024), 6, RoundingMode.HALF_UP));
    assertThat(compute.cost().doubleValue())
        .isEqualTo(
            compute.gbSeconds().doubleValue() * 0.0000133334 + compute.transitions() * 0.000025,
            within(1e-9));
    assertThat(record.total()).isNull();
  }

  @Test
  void theTableOfAthenaHasTheFieldsOfTheRecord() {
    run("1");
    JsonNode record = new Artifacts(store).get(key(), JsonNode.class);
    String columns = text("terraform/modules/observability/usage.tf");
    columns = columns.substring(columns.indexOf("usage_columns"), columns.indexOf("resource"));

    assertThat(
            Pattern.compile("\\n    ([a-z]+) +=").matcher(columns).results().map(m -> m.group(1)))
        .containsExactlyInAnyOrderElementsOf(
            record.propertyStream().map(field -> field.getKey().toLowerCase(Locale.ROOT)).toList());
    for (JsonNode nested : new JsonNode[] {record.get("compute"), record.get("usage")}) {
      for (Map.Entry<String, JsonNode> field : nested.properties()) {
        assertThat(columns).contains(field.getKey().toLowerCase(Locale.ROOT) + ":");
      }
    }
  }

  private UsageRecord run(String question) {
    DemoRuns.DEMO
        .submission(RUN, DemoRuns.DEMO.question(question))
        .submit(new Artifacts(store), time.now());
    new LocalRun(
            store,
            DemoRuns.DEMO.models(),
            time,
            new ExecutionListener() {
              @Override
              public void stateEntered(StateVisit visit, JsonNode input) {
                entered.incrementAndGet();
              }
            })
        .execute(RUN);
    return new Artifacts(store).get(key(), UsageRecord.class);
  }

  private static String key() {
    return ArtifactKeys.usage("2026-03-01", RUN);
  }

  private static String text(String path) {
    return Checkout.here().files().stream()
        .filter(file -> file.path().equals(path))
        .findFirst()
        .orElseThrow()
        .text();
  }
}
