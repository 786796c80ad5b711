package dev.assay.workflow.testcode;

import dev.assay.agents.Answer;
import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestCodeRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogText;
import dev.assay.catalog.FrameNames;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.demonstrations.ConfirmedDemonstrations;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testdata.ReusedTest;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks a model for test code once, and executes what it writes on the test data. */
final class TestCodeWriting {

  private final Artifacts artifacts;
  private final TestCodeAgent agent;
  private final Stopwatch.Source time;

  TestCodeWriting(Artifacts artifacts, TestCodeAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  /**
   * One attempt, which is inspected unless the question's settings leave that out.
   *
   * @param previous what it is to do better than; null for a first one
   */
  TestCodeAttempt attempt(
      Question question,
      TestDataAttempt data,
      String model,
      int round,
      @Nullable TestCodeAttempt previous)
      throws ModelException {
    boolean inspected = question.settings().has(Part.INSPECTION);
    return attempt(question, data, model, round, previous, inspected);
  }

  /**
   * One attempt.
   *
   * @param inspected whether an odd result, such as one without rows, is sent back
   */
  TestCodeAttempt attempt(
      Question question,
      TestDataAttempt data,
      String model,
      int round,
      @Nullable TestCodeAttempt previous,
      boolean inspected)
      throws ModelException {
    Stopwatch watch = time.start();
    Catalog catalog = artifacts.catalog(question);
    CatalogText shown = LinkedCatalog.of(artifacts, question).text();
    Answer answer =
        agent.generate(
            new TestCodeRequest(
                question.attempt(model, round),
                FramesText.of(catalog, data),
                shown.foreignKeysBetween(data.tables().keySet()),
                shown.valuesOf(data.tables().keySet()),
                question.text(),
                question.evidence(),
                new ConfirmedDemonstrations(artifacts).testCode(question),
                previous == null ? null : previous(previous)));
    TestCodeInspection.Outcome outcome =
        switch (answer) {
          case Answer.NoCode none -> new TestCodeInspection.Outcome(null, null, none.reason());
          case Answer.Code code -> outcome(question, catalog, data, code.text(), inspected);
        };
    return new TestCodeAttempt(
        model,
        round,
        answer instanceof Answer.Code written ? written.text() : "",
        outcome.result(),
        outcome.reversed(),
        outcome.anomaly(),
        ModelUse.of(TestCodeAgent.STEP, model, round, answer.completion()),
        answer.completion().digest(),
        watch.startedAt(),
        watch.millis());
  }

  /** The test code of a suite, which no model is asked for. */
  TestCodeAttempt reused(Question question, TestDataAttempt data, String model, ReusedTest reused) {
    Stopwatch watch = time.start();
    TestCodeInspection.Outcome outcome =
        outcome(question, artifacts.catalog(question), data, reused.code(), false);
    return new TestCodeAttempt(
        model,
        1,
        reused.code(),
        outcome.result(),
        outcome.reversed(),
        outcome.anomaly(),
        null,
        null,
        watch.startedAt(),
        watch.millis());
  }

  private static TestCodeInspection.Outcome outcome(
      Question question, Catalog catalog, TestDataAttempt data, String code, boolean inspected) {
    TestCodeInspection.Outcome outcome =
        inspected
            ? TestCodeInspection.inspect(data.code(), code, question.asOf())
            : TestCodeInspection.accept(data.code(), code, question.asOf());
    FrameNames names = catalog.frameNames();
    List<String> frames = data.tables().keySet().stream().map(names::frame).toList();
    return TestCodeInspection.tried(outcome, data.code(), frames, code, question.asOf());
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
