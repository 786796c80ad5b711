package dev.assay.workflow.testcode;

import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Sends the arbiter's reason back to whoever wrote the test code, once, as inspection does; what
 * comes of it is a test case of its own. Of a question with two readings it is that of the
 * candidate's.
 */
public final class TestCodeReconsideration implements Step {

  public static final String STEP = "reconsider-test-code";

  private final Artifacts artifacts;
  private final TestCodeWriting writing;
  private final Stopwatch.Source time;

  public TestCodeReconsideration(Artifacts artifacts, TestCodeAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.writing = new TestCodeWriting(artifacts, agent, time);
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    String key = ArtifactKeys.testCase(event.run(), event.testCase() + 1);
    if (artifacts.find(key, TestCase.class).isPresent()) {
      return new Outcome.Generated(key);
    }
    Stopwatch watch = time.start();
    Question question = artifacts.question(event.run());
    TestCase testCase =
        artifacts.get(ArtifactKeys.testCase(event.run(), event.testCase()), TestCase.class);
    TestCodeAttempt attempt = attempt(event, question, testCase);
    if (!attempt.usable()) {
      return new Outcome.Unusable(
          "no usable test code from %s when it was asked again: %s"
              .formatted(attempt.model(), attempt.anomaly()));
    }
    artifacts.create(key, thoughtOver(testCase, attempt, watch), TestCase.class);
    return new Outcome.Generated(key);
  }

  private TestCodeAttempt attempt(StepEvent event, Question question, TestCase testCase)
      throws ModelException {
    Judgement judgement =
        artifacts.get(
            ArtifactKeys.judgement(event.run(), event.candidate(), event.testCase()),
            Judgement.class);
    TestDataAttempt data =
        artifacts.get(
            ArtifactKeys.testData(event.run(), testCase.testDataAttempt()), TestDataAttempt.class);
    int voted = round(event.run(), testCase);
    String key = ArtifactKeys.testCode(event.run(), testCase.model(), voted + 1);
    Optional<TestCodeAttempt> made = artifacts.find(key, TestCodeAttempt.class);
    if (made.isPresent()) {
      return made.get();
    }
    TestCodeAttempt previous = sentBack(testCase, judgement, event.run(), voted);
    return artifacts.create(
        key,
        writing.attempt(
            question, data, testCase.model(), voted + 1, previous, inspected(question, data)),
        TestCodeAttempt.class);
  }

  /** On the few rows that tell readings apart, one of them may well give nothing. */
  private static boolean inspected(Question question, TestDataAttempt data) {
    return question.settings().has(Part.INSPECTION) && data.use() != null;
  }

  /** The round whose code was voted for: the last one of its model. */
  private int round(String run, TestCase testCase) {
    int round = 1;
    while (artifacts
        .find(ArtifactKeys.testCode(run, testCase.model(), round), TestCodeAttempt.class)
        .filter(attempt -> !attempt.usable())
        .isPresent()) {
      round++;
    }
    return round;
  }

  private TestCodeAttempt sentBack(TestCase testCase, Judgement judgement, String run, int round) {
    @Nullable ModelUse use =
        artifacts
            .get(ArtifactKeys.testCode(run, testCase.model(), round), TestCodeAttempt.class)
            .use();
    return new TestCodeAttempt(
        testCase.model(),
        round,
        testCase.code(),
        testCase.expected(),
        reason(judgement),
        use,
        testCase.decidedAt(),
        0);
  }

  private static String reason(Judgement judgement) {
    return judgement.means() == Side.EITHER
        ? "The question can be read in two ways. Your code takes it so: %s This time, compute the other reading: %s"
            .formatted(judgement.testCodeReading(), judgement.candidateReading())
        : "Another program gives another result. Somebody who compared both said: "
            + judgement.why();
  }

  private static TestCase thoughtOver(TestCase before, TestCodeAttempt attempt, Stopwatch watch) {
    return new TestCase(
        before.testDataAttempt(),
        attempt.model(),
        attempt.code(),
        Objects.requireNonNull(attempt.result(), "usable test code has a result"),
        attempt.reversed(),
        List.of(List.of(attempt.model())),
        List.of(attempt.model()),
        before.orderAsked(),
        List.of(),
        watch.startedAt(),
        watch.millis());
  }
}
