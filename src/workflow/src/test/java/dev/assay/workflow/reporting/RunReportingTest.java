package dev.assay.workflow.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.TokenUsage;
import dev.assay.analysis.Finding;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.StepEvent;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RunReportingTest {

  private static final String RESULT = "runs/run-1/result.json";

  private final Fixture run = Fixture.asking("Who are the owners?");
  private Instant now = Fixture.NOW;

  @Test
  void aCandidateThatPassedMakesTheRunVerified() {
    candidate(0, "SELECT 1", false);
    candidate(1, "SELECT 2", true);

    assertThat(finish(null)).isEqualTo(new Outcome.Ended("verified", RESULT, ""));
    assertThat(result().sql()).isEqualTo("SELECT 2");
    assertThat(result().firstSql()).isEqualTo("SELECT 1");
  }

  @Test
  void aRevisionForAdviceThatFailsLeavesWhatPassedBefore() {
    Finding advice = new Finding("detector", "unused-join", "leave it out");
    candidate(0, "SELECT 1", advice);
    candidate(1, "SELECT 2", new Finding("test-case", "missing-row", "missing row (1)"));

    assertThat(finish(null)).isEqualTo(new Outcome.Ended("verified", RESULT, ""));
    assertThat(result().sql()).isEqualTo("SELECT 1");
    assertThat(result().answer()).isZero();
    assertThat(result().found())
        .containsExactly(
            new FoundByPart("detector", 0, 1, List.of("unused-join"), 1),
            new FoundByPart("test-case", 1, 1, List.of("missing-row"), null));
  }

  @Test
  void withoutACandidateThatPassedTheRunIsUnverified() {
    candidate(0, "SELECT 1", false);
    candidate(1, "SELECT 2", false);

    assertThat(finish(null))
        .isEqualTo(
            new Outcome.Ended(
                "unverified", RESULT, "the SQL does not pass its test case after 1 revision"));
  }

  @Test
  void theStageThatFailedIsNamed() {
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, 0),
            new Candidate(0, "SELECT 1", null, Fixture.NOW, 1));

    assertThat(finish(new Problem("voting", "no-test-code: none")))
        .isEqualTo(new Outcome.Ended("unverified", RESULT, "voting failed: no-test-code: none"));
  }

  @Test
  void withoutSqlTheRunFailed() {
    assertThat(finish(new Problem("SQL generation", "model-refused: no key")))
        .isEqualTo(
            new Outcome.Ended("failed", RESULT, "SQL generation failed: model-refused: no key"));
    assertThat(result().sql()).isNull();
  }

  @Test
  void everyPaidCallIsMeteredThoseWhoseAnswerDoesNotCountIncluded() {
    candidate(0, "SELECT 1", true);
    run.keepCall(ArtifactKeys.answer(Fixture.RUN, "abc"));
    run.keepCall(ArtifactKeys.paid(Fixture.RUN, "abc", 1));
    finish(null);

    UsageRecord record = run.artifacts().get("usage/dt=2026-03-01/run-1.json", UsageRecord.class);
    assertThat(record.usage().calls()).isEqualTo(2);
    assertThat(record.usage().tokens()).isEqualTo(new TokenUsage(200, 20, 0));
  }

  @Test
  void theMeteringRecordIsALineAndSaysWhoAsked() {
    candidate(0, "SELECT 1", false);
    candidate(1, "SELECT 2", true);
    run.artifacts().replace(ArtifactKeys.asker(Fixture.RUN), new Asker("run"));
    finish(null);

    String key = "usage/dt=2026-03-01/run-1.json";
    UsageRecord record = run.artifacts().get(key, UsageRecord.class);
    assertThat(record.askedBy()).isEqualTo("run");
    assertThat(record.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(record.revisions()).isEqualTo(1);
    assertThat(new String(run.store().read(key).orElseThrow(), StandardCharsets.UTF_8).lines())
        .hasSize(1);
  }

  @Test
  void finishingAgainWritesTheSameAgain() {
    candidate(0, "SELECT 1", true);
    finish(null);
    RunResult first = result();
    finish(null);

    assertThat(result()).isEqualTo(first);
    assertThat(run.store().list("usage/")).hasSize(1);
  }

  @Test
  void anArtifactThatCannotBeReadDoesNotKeepARunFromEnding() {
    candidate(0, "SELECT 1", false);
    run.store().write("runs/run-1/test-data/1.json", new byte[] {'{'});

    assertThat(finish(null))
        .isEqualTo(
            new Outcome.Ended(
                "unverified", RESULT, "artifacts cannot be read: runs/run-1/test-data/1.json"));
  }

  @Test
  void timeInWhichNothingWasDoneIsIdle() {
    candidate(0, "SELECT 1", true);

    finish(null);

    // the candidate took 7 ms, its verdict 3 ms of the same time, and 2 s have passed
    assertThat(result().timings().wall()).isEqualTo(2_000);
    assertThat(result().timings().idle()).isEqualTo(1_993);
  }

  private void candidate(int index, String sql, boolean passed) {
    candidate(
        index,
        sql,
        passed
            ? new Finding[0]
            : new Finding[] {new Finding("test-case", "missing-row", "missing row (1)")});
  }

  private void candidate(int index, String sql, Finding... findings) {
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, index),
            new Candidate(index, sql, Fixture.use("generate-sql", "main"), Fixture.NOW, 7));
    run.artifacts()
        .replace(
            ArtifactKeys.verdict(Fixture.RUN, index),
            new Verdict(index, null, List.of(findings), Fixture.NOW, 3));
  }

  private Outcome finish(@Nullable Problem problem) {
    now = now.plusSeconds(2);
    return new RunReporting(run.artifacts(), () -> now)
        .run(StepEvent.of(Fixture.RUN, "finish").problem(problem).build());
  }

  private RunResult result() {
    return run.artifacts().get(RESULT, RunResult.class);
  }
}
