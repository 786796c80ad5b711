package dev.assay.workflow.testdata;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;

/** Finds the test data of a run that were chosen. */
public final class ChosenTestData {

  private ChosenTestData() {}

  /**
   * The attempt that made them.
   *
   * @throws dev.assay.workflow.run.MissingArtifactException when none is chosen
   */
  public static TestDataAttempt of(Artifacts artifacts, String run) {
    TestDataChoice choice = artifacts.get(ArtifactKeys.chosenTestData(run), TestDataChoice.class);
    return artifacts.get(ArtifactKeys.testData(run, choice.attempt()), TestDataAttempt.class);
  }
}
