package dev.assay.function.reporting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import dev.assay.agents.model.ModelClient;
import dev.assay.function.runtime.FunctionContract;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.reporting.UsageRecord;
import io.quarkus.arc.Arc;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@QuarkusTest
@WithTestResource(FunctionStore.class)
class ReportingFunctionTest extends FunctionContract {

  private static final String USAGE = "usage/dt=2026-03-01/run-1.json";

  @Override
  protected String[] stepsOfRuns() {
    return new String[] {"describe", "finish"};
  }

  @Test
  void theRunsOfAnAskerAreListed() {
    bucket.put(tested());

    returns(Map.of("run", "run-", "step", "list"))
        .body("outcome", is("listed"))
        .body("questions.id", is(List.of("1")))
        .body("questions[0].status", is("running"))
        .body("next", is((Object) null));
  }

  @Test
  void aRunIsWithdrawnUnlessItHasBegun() {
    bucket.put(tested());

    returns(Map.of("run", "run-2", "step", "withdraw")).body("outcome", is("withdrawn"));
    returns(Map.of("run", "run-1", "step", "withdraw")).body("outcome", is("begun"));
  }

  @Test
  void aRunWhoseSqlPassedIsVerified() {
    Fixture run = tested();
    run.keepCall(ArtifactKeys.answer("run-1", "data"));
    run.keepCall(ArtifactKeys.answer("run-1", "sql"));
    bucket.put(run);

    returns(Map.of("run", "run-1", "step", "finish"))
        .body("outcome", is("verified"))
        .body("artifact", is("runs/run-1/result.json"))
        .body("reason", is(""));

    RunResult result = bucket.artifacts().get("runs/run-1/result.json", RunResult.class);
    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).isEqualTo(PetRuns.RIGHT);
    assertThat(result.usage().tokens().input()).isEqualTo(200);
    assertThat(bucket.artifacts().get(USAGE, UsageRecord.class).usage()).isEqualTo(result.usage());
  }

  @Test
  void aRunThatHasEndedHasItsPageAndLinksToItsEvidence() {
    bucket.put(tested());
    returns(Map.of("run", "run-1", "step", "finish"));

    String link =
        returns(Map.of("run", "run-1", "step", "describe"))
            .body("outcome", is("described"))
            .body("run.id", is("run-1"))
            .body("run.status", is("verified"))
            .body("run.result.sql", is(PetRuns.RIGHT))
            .extract()
            .path("run.evidence.report");

    assertThat(link).contains("/runs/run-1/report.html?", "X-Amz-Expires=600");
    assertThat(bucket.text("runs/run-1/report.html")).startsWith("<!DOCTYPE html>");
    assertThat(bucket.text(USAGE).lines()).hasSize(1);
  }

  @Test
  void aRunThatHasNotEndedIsRunning() {
    bucket.put(PetRuns.asked());

    returns(Map.of("run", "run-1", "step", "describe"))
        .body("run.status", is("running"))
        .body("run.evidence", is(Map.of()));
  }

  @Test
  void aRunThatEndedEarlyIsFinishedWithTheReason() {
    bucket.put(PetRuns.asked());
    Map<String, String> problem = Map.of("stage", "voting", "reason", "no-test-code: none");

    returns(Map.of("run", "run-1", "step", "finish", "problem", problem))
        .body("outcome", is("failed"))
        .body("reason", is("voting failed: no-test-code: none"));

    assertThat(bucket.artifacts().get("runs/run-1/result.json", RunResult.class).reason())
        .isEqualTo("voting failed: no-test-code: none");
  }

  @Test
  void finishingAgainAnswersTheSame() {
    bucket.put(tested());
    Map<String, String> event = Map.of("run", "run-1", "step", "finish");
    String first = returns(event).extract().asString();

    assertThat(returns(event).extract().asString()).isEqualTo(first);
  }

  @Test
  void itHoldsNoModel() {
    assertThat(Arc.container().select(ModelClient.class).isUnsatisfied()).isTrue();
  }

  private static Fixture tested() {
    Fixture run = PetRuns.withCandidate(PetRuns.RIGHT);
    run.artifacts()
        .replace(
            ArtifactKeys.verdict(Fixture.RUN, 0), new Verdict(0, null, List.of(), Fixture.NOW, 3));
    return run;
  }
}
