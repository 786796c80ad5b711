package dev.assay.workflow.testdata;

import dev.assay.agents.Answer;
import dev.assay.agents.TestDataAgent;
import dev.assay.agents.TestDataRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.PandasCode.Built;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Has test data written, evaluates and checks them, and has them written again with the reasons
 * until they can be used or the rounds are over (TS-SQL 3.1.1). Usable ones that show too little
 * are followed by richer ones, for which the model is told what they do not show.
 */
public final class TestDataGeneration implements Step {

  private final Artifacts artifacts;
  private final TestDataAgent agent;
  private final Stopwatch.Source time;

  public TestDataGeneration(Artifacts artifacts, TestDataAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    if (!question.dialect().isExecutable()) {
      return new Outcome.Unusable(
          "%s SQL is not executed: no engine for tests understands it"
              .formatted(question.dialect().promptName()));
    }
    Catalog catalog = artifacts.catalog(question);
    if (!question.settings().has(Part.TEST_DATA_GENERATION)) {
      return new SampledTestData(artifacts, time).of(question, catalog);
    }
    Optional<Outcome> reused =
        event.testData() == 0
            ? new TestReuse(artifacts, time).of(question, catalog)
            : Optional.empty();
    if (reused.isPresent()) {
      return reused.get();
    }
    return generated(event, question, catalog);
  }

  private Outcome generated(StepEvent event, Question question, Catalog catalog)
      throws ModelException {
    List<String> weaknesses = weaknesses(event);
    TestDataAttempt last = before(event);
    Set<String> seen = new HashSet<>();
    for (int round = event.testData() + 1;
        round <= question.settings().limits().rounds();
        round++) {
      String key = ArtifactKeys.testData(event.run(), round);
      Optional<TestDataAttempt> made = artifacts.find(key, TestDataAttempt.class);
      last =
          made.isPresent()
              ? made.get()
              : artifacts.create(
                  key, attempt(question, catalog, round, last, weaknesses), TestDataAttempt.class);
      if (last.usable()) {
        return new Outcome.GeneratedTestData(key, round);
      }
      if (isRepeated(last, seen)) {
        return new Outcome.Unusable(
            "no usable test data, and the same twice: " + String.join("; ", last.rejections()));
      }
    }
    return new Outcome.Unusable(
        "no usable test data in %d attempts; the last: %s"
            .formatted(
                question.settings().limits().rounds(),
                last == null ? "" : String.join("; ", last.rejections())));
  }

  /** A model that answers the same although it was told what is wrong is not paid again. */
  private static boolean isRepeated(TestDataAttempt attempt, Set<String> seen) {
    String digest = attempt.digest();
    return digest != null && !seen.add(digest);
  }

  /** The test data that are to be followed by richer ones, if any are. */
  private @Nullable TestDataAttempt before(StepEvent event) {
    return event.testData() == 0
        ? null
        : artifacts.get(
            ArtifactKeys.testData(event.run(), event.testData()), TestDataAttempt.class);
  }

  /** What these do not show. */
  private List<String> weaknesses(StepEvent event) {
    return event.testData() == 0
        ? List.of()
        : artifacts
            .get(ArtifactKeys.adequacy(event.run(), event.testData()), Adequacy.class)
            .weaknesses();
  }

  private TestDataAttempt attempt(
      Question question,
      Catalog catalog,
      int round,
      @Nullable TestDataAttempt previous,
      List<String> weaknesses)
      throws ModelException {
    Stopwatch watch = time.start();
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    String model = question.settings().models().main();
    Answer answer =
        agent.generate(
            new TestDataRequest(
                question.attempt(model, round),
                shown.text().ddlWithValues(),
                shown.text().foreignKeys(),
                shown.values(),
                question.text(),
                question.evidence(),
                previous == null
                    ? null
                    : new TestDataRequest.Previous(
                        previous.code(), previous.rejections(), weaknesses)));
    String code = answer instanceof Answer.Code written ? written.text() : "";
    TestDataCheck.Outcome checked = check(question, catalog, answer);
    return new TestDataAttempt(
        round,
        code,
        checked.tables(),
        checked.rejections(),
        ModelUse.of(TestDataAgent.STEP, model, round, answer.completion()),
        answer.completion().digest(),
        watch.startedAt(),
        watch.millis());
  }

  private static TestDataCheck.Outcome check(Question question, Catalog catalog, Answer answer) {
    return switch (answer) {
      case Answer.NoCode none -> rejected(none.reason());
      case Answer.Code code ->
          switch (PandasCode.build(code.text(), question.asOf())) {
            case Built.Error(String message) -> rejected(message);
            case Built.Frames(Map<String, Table> frames) ->
                loaded(question, catalog, TestDataCheck.check(catalog, frames));
          };
    };
  }

  /** What the engine cannot load, it could not execute SQL on. */
  private static TestDataCheck.Outcome loaded(
      Question question, Catalog catalog, TestDataCheck.Outcome checked) {
    if (!checked.rejections().isEmpty()) {
      return checked;
    }
    SqlOutcome outcome =
        SqlEngines.forDialect(question.dialect(), SqlLimits.DEFAULT, question.asOf())
            .execute(TestTables.of(catalog, checked.tables()), "SELECT 1");
    return outcome instanceof SqlOutcome.Failed(var failure)
            && failure.kind() == SqlFailure.Kind.DATA
        ? rejected(failure.message())
        : checked;
  }

  private static TestDataCheck.Outcome rejected(String reason) {
    return new TestDataCheck.Outcome(Map.of(), List.of(reason));
  }
}
