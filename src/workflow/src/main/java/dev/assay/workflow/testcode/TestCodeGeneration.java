package dev.assay.workflow.testcode;

import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestCodeRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.FrameNames;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidEventException;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testdata.ChosenTestData;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Has one model write test code, executes it on the test data, and sends anomalies back until the
 * code can be used or the rounds are over: inspection (TS-SQL 3.1.2 and 3.1.3).
 */
public final class TestCodeGeneration implements Step {

  private final Artifacts artifacts;
  private final TestCodeAgent agent;
  private final Stopwatch.Source time;

  public TestCodeGeneration(Artifacts artifacts, TestCodeAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    if (!question.settings().testCodeModels().contains(event.model())) {
      throw new InvalidEventException("model is none of the run's models for test code");
    }
    TestDataAttempt data = ChosenTestData.of(artifacts, question.run());
    int rounds = question.settings().has(Part.INSPECTION) ? question.settings().rounds() : 1;
    TestCodeAttempt last = null;
    TestCodeAttempt before = null;
    for (int round = 1; round <= rounds; round++) {
      String key = ArtifactKeys.testCode(event.run(), event.model(), round);
      Optional<TestCodeAttempt> made = artifacts.find(key, TestCodeAttempt.class);
      if (isRepeated(before, last)) {
        return new Outcome.Unusable(
            "no usable test code from %s, and the same twice: %s"
                .formatted(event.model(), last == null ? "" : last.anomaly()));
      }
      before = last;
      last =
          made.isPresent()
              ? made.get()
              : artifacts.create(
                  key, attempt(question, data, event.model(), round, last), TestCodeAttempt.class);
      if (last.usable()) {
        return new Outcome.Generated(key);
      }
    }
    return new Outcome.Unusable(
        "no usable test code from %s in %d rounds; the last: %s"
            .formatted(event.model(), rounds, last == null ? "" : last.anomaly()));
  }

  /** A model that writes the same although it was told what is wrong is not paid again. */
  private static boolean isRepeated(
      @Nullable TestCodeAttempt before, @Nullable TestCodeAttempt last) {
    return before != null
        && last != null
        && before.code().equals(last.code())
        && Objects.equals(before.anomaly(), last.anomaly())
        && before.use().tokens().output() == last.use().tokens().output();
  }

  private TestCodeAttempt attempt(
      Question question,
      TestDataAttempt data,
      String model,
      int round,
      @Nullable TestCodeAttempt previous)
      throws ModelException {
    Stopwatch watch = time.start();
    Catalog catalog = artifacts.catalog(question);
    Answer answer =
        agent.generate(
            new TestCodeRequest(
                new Attempt(
                    model, question.id(), round, question.settings().temperature(model, round)),
                FramesText.of(catalog, data),
                LinkedCatalog.of(artifacts, question)
                    .text()
                    .foreignKeysBetween(data.tables().keySet()),
                question.text(),
                question.evidence(),
                previous == null ? null : previous(previous)));
    TestCodeInspection.Outcome inspected =
        switch (answer) {
          case Answer.NoCode none -> new TestCodeInspection.Outcome(null, null, none.reason());
          case Answer.Code code -> outcome(question, catalog, data, code.text());
        };
    return new TestCodeAttempt(
        model,
        round,
        answer instanceof Answer.Code written ? written.text() : "",
        inspected.result(),
        inspected.reversed(),
        inspected.anomaly(),
        ModelUse.of(TestCodeAgent.STEP, model, round, answer.completion()),
        watch.startedAt(),
        watch.millis());
  }

  private static TestCodeInspection.Outcome outcome(
      Question question, Catalog catalog, TestDataAttempt data, String code) {
    TestCodeInspection.Outcome outcome =
        question.settings().has(Part.INSPECTION)
            ? TestCodeInspection.inspect(data.code(), code)
            : TestCodeInspection.accept(data.code(), code);
    FrameNames names = catalog.frameNames();
    List<String> frames = data.tables().keySet().stream().map(names::frame).toList();
    return TestCodeInspection.tried(outcome, data.code(), frames, code);
  }

  private static TestCodeRequest.Previous previous(TestCodeAttempt attempt) {
    Table result = attempt.result();
    String anomaly = attempt.anomaly();
    return new TestCodeRequest.Previous(
        attempt.code(),
        result == null ? "" : TableText.aligned(result, FramesText.MOST_ROWS),
        anomaly == null ? "" : anomaly);
  }
}
