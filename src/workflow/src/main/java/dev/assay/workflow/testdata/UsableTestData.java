package dev.assay.workflow.testdata;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.Question;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the test data of a run: the attempt that was not rejected. */
public final class UsableTestData {

  private UsableTestData() {}

  /**
   * The usable attempt.
   *
   * @throws MissingArtifactException when there is none
   */
  public static TestDataAttempt of(Artifacts artifacts, Question question) {
    return IntStream.rangeClosed(1, question.settings().rounds())
        .mapToObj(attempt -> ArtifactKeys.testData(question.run(), attempt))
        .map(key -> artifacts.find(key, TestDataAttempt.class))
        .flatMap(Optional::stream)
        .filter(TestDataAttempt::usable)
        .findFirst()
        .orElseThrow(
            () ->
                new MissingArtifactException(
                    ArtifactKeys.testData(question.run(), 1), "this run that can be used"));
  }
}
