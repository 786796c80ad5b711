package dev.assay.report;

import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.Map;
import java.util.Optional;

/** All that a page about one run shows, read from the run's artifacts. */
public record RunEvidence(Question question, RunResult result, RunHistory history) {

  /**
   * Reads the evidence of a run that has ended.
   *
   * @throws MissingArtifactException when there is no such run
   * @throws UnfinishedRunException when it has no result yet
   */
  public static RunEvidence read(Artifacts artifacts, String run) {
    Question question = artifacts.question(run);
    RunResult result =
        artifacts
            .find(ArtifactKeys.result(run), RunResult.class)
            .orElseThrow(() -> new UnfinishedRunException(run));
    return new RunEvidence(question, result, RunHistory.read(artifacts, run));
  }

  /** The test data of the test case by table; none without a test case. */
  Map<String, Table> testData() {
    Optional<Integer> chosen = history.testCase().map(TestCase::testDataAttempt);
    return history.testData().stream()
        .filter(attempt -> chosen.isPresent() && attempt.attempt() == chosen.get())
        .findFirst()
        .map(TestDataAttempt::tables)
        .orElse(Map.of());
  }
}
