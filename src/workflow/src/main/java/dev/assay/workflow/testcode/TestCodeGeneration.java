package dev.assay.workflow.testcode;

import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidEventException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testdata.ChosenTestData;
import dev.assay.workflow.testdata.ReusedTest;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Has one model write test code, executes it on the test data, and sends anomalies back until the
 * code can be used or the rounds are over: inspection (TS-SQL 3.1.2 and 3.1.3).
 */
public final class TestCodeGeneration implements Step {

  private final Artifacts artifacts;
  private final TestCodeWriting writing;

  public TestCodeGeneration(Artifacts artifacts, TestCodeAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.writing = new TestCodeWriting(artifacts, agent, time);
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    if (!question.settings().models().testCode().contains(event.model())) {
      throw new InvalidEventException("model is none of the run's models for test code");
    }
    TestDataAttempt data = ChosenTestData.of(artifacts, question.run());
    Optional<ReusedTest> reused =
        artifacts.find(ArtifactKeys.reusedTest(event.run()), ReusedTest.class);
    if (reused.isPresent()) {
      String key = ArtifactKeys.testCode(event.run(), event.model(), 1);
      artifacts.create(
          key, writing.reused(question, data, event.model(), reused.get()), TestCodeAttempt.class);
      return new Outcome.Generated(key);
    }
    return generated(event, question, data);
  }

  private Outcome generated(StepEvent event, Question question, TestDataAttempt data)
      throws ModelException {
    int rounds =
        question.settings().has(Part.INSPECTION) ? question.settings().limits().rounds() : 1;
    TestCodeAttempt last = null;
    Set<String> seen = new HashSet<>();
    for (int round = 1; round <= rounds; round++) {
      String key = ArtifactKeys.testCode(event.run(), event.model(), round);
      Optional<TestCodeAttempt> made = artifacts.find(key, TestCodeAttempt.class);
      last =
          made.isPresent()
              ? made.get()
              : artifacts.create(
                  key,
                  writing.attempt(question, data, event.model(), round, last),
                  TestCodeAttempt.class);
      if (last.usable()) {
        return new Outcome.Generated(key);
      }
      if (isRepeated(last, seen)) {
        return new Outcome.Unusable(
            "no usable test code from %s, and the same twice: %s"
                .formatted(event.model(), last.anomaly()));
      }
    }
    return new Outcome.Unusable(
        "no usable test code from %s in %d rounds; the last: %s"
            .formatted(event.model(), rounds, last == null ? "" : last.anomaly()));
  }

  /** A model that answers the same although it was told what is wrong is not paid again. */
  private static boolean isRepeated(TestCodeAttempt attempt, Set<String> seen) {
    String digest = attempt.digest();
    return digest != null && !seen.add(digest);
  }
}
