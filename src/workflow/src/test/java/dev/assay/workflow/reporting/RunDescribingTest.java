package dev.assay.workflow.reporting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.StepEvent;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunDescribingTest {

  private final Fixture run = Fixture.asking("Who are the owners?");

  @Test
  void aRunIsRunningUntilItHasAResult() {
    assertThat(describe(Fixture.RUN)).isEqualTo(RunDescription.underWay("run-1", "running"));
  }

  @Test
  void anAskerKnowsTheRunWithoutItsOwnId() {
    run.artifacts().replace(ArtifactKeys.asker(Fixture.RUN), new Asker("run"));

    assertThat(describe(Fixture.RUN)).isEqualTo(RunDescription.underWay("1", "running"));
  }

  @Test
  void aPostedQuestionIsQueuedUntilItIsARun() {
    run.artifacts().replace(ArtifactKeys.asker("key-2"), new Asker("key"));

    assertThat(describe("key-2")).isEqualTo(RunDescription.underWay("2", "queued"));
  }

  @Test
  void aRefusedQuestionHasFailedWithTheReason() {
    run.artifacts().replace(ArtifactKeys.asker("key-3"), new Asker("key"));
    run.artifacts()
        .replace(ArtifactKeys.refusal("key-3"), new Problem("asking", "no database named pest"));

    assertThat(describe("key-3"))
        .isEqualTo(
            new RunDescription(
                "3", "failed", "asking failed: no database named pest", null, Map.of(), null));
  }

  @Test
  void aRunThatHasEndedComesWithItsResultAndLinksThatEnd() {
    new RunReporting(run.artifacts(), () -> Fixture.NOW).run(event(Fixture.RUN));

    RunDescription described = describe(Fixture.RUN);

    assertThat(described.status()).isEqualTo("failed");
    assertThat(described.reason()).isEqualTo(described.result().reason());
    assertThat(described.evidence())
        .containsExactly(
            Map.entry("report", URI.create("https://store/runs/run-1/report.html")),
            Map.entry("result", URI.create("https://store/runs/run-1/result.json")));
    assertThat(described.linksExpireAt()).isEqualTo(Fixture.NOW.plus(ArtifactLinks.HOLDS));
  }

  @Test
  void aRunWhoseAskerHasChosenAReadingSinceItEndedIsRunningUntilItHasEndedAgain() {
    RunReporting reporting = new RunReporting(run.artifacts(), () -> Fixture.NOW);
    reporting.run(event(Fixture.RUN));
    run.artifacts().replace(ArtifactKeys.chosenReading(Fixture.RUN), new ChosenReading(2));

    assertThat(describe(Fixture.RUN)).isEqualTo(RunDescription.underWay("run-1", "running"));

    reporting.run(event(Fixture.RUN));

    assertThat(describe(Fixture.RUN).status()).isEqualTo("failed");
  }

  @Test
  void whatHasNotChangedIsNotToldAgain() {
    RunDescribing describing =
        new RunDescribing(run.artifacts(), ArtifactLinks.NONE, () -> Fixture.NOW);
    String running = ((Outcome.Described) describing.run(knowing(""))).etag();
    assertThat(running).startsWith("running-");
    assertThat(describing.run(knowing(running))).isEqualTo(new Outcome.Unchanged(running));

    new RunReporting(run.artifacts(), () -> Fixture.NOW).run(event(Fixture.RUN));

    Outcome.Described ended = (Outcome.Described) describing.run(knowing(running));
    assertThat(describing.run(knowing(ended.etag())))
        .isEqualTo(new Outcome.Unchanged(ended.etag()));
  }

  @Test
  void whoHasLinksThatWillNotHoldMuchLongerIsGivenNewOnes() {
    new RunReporting(run.artifacts(), () -> Fixture.NOW).run(event(Fixture.RUN));
    ArtifactLinks links = key -> Optional.of(URI.create("https://store/" + key));
    Outcome first = new RunDescribing(run.artifacts(), links, () -> Fixture.NOW).run(knowing(""));
    Instant later = Fixture.NOW.plus(ArtifactLinks.HOLDS.dividedBy(2));

    assertThat(
            new RunDescribing(run.artifacts(), links, () -> later)
                .run(knowing(((Outcome.Described) first).etag())))
        .isInstanceOf(Outcome.Described.class);
  }

  @Test
  void runsOfTwoAskersThatStandAlikeAreToldApart() {
    RunDescription waiting = RunDescription.underWay("1", "queued");

    assertThat(waiting.etag("one-1")).isNotEqualTo(waiting.etag("other-1"));
  }

  private static StepEvent knowing(String etag) {
    return StepEvent.parse(
        Json.object().put("run", Fixture.RUN).put("step", "describe").put("known", etag));
  }

  @Test
  void whatWasNeverAskedIsMissing() {
    assertThatThrownBy(() -> describe("run-0"))
        .isInstanceOf(MissingArtifactException.class)
        .hasMessageStartingWith("no artifact runs/run-0/question.json in ");
  }

  private RunDescription describe(String id) {
    ArtifactLinks links = key -> Optional.of(URI.create("https://store/" + key));
    Outcome outcome = new RunDescribing(run.artifacts(), links, () -> Fixture.NOW).run(event(id));
    return (RunDescription) ((Outcome.Described) outcome).run();
  }

  private static StepEvent event(String id) {
    return StepEvent.of(id, "describe").build();
  }
}
