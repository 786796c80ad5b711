package dev.assay.workflow.adequacy;

import dev.assay.sql.SqlLimits;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidEventException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.run.TestDataSettings;
import dev.assay.workflow.testdata.ReusedTest;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestDataChoice;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Measures test data by the first candidate, and says whether richer ones are to be asked for. Once
 * test data are chosen, none are: test code is written for those. Nor are they where richer ones
 * show no more than those before, since the first SQL may be wrong in a way that no rows can mend.
 */
public final class TestDataMeasuring implements Step {

  private final Artifacts artifacts;
  private final AdequacyMeasure measure;

  public TestDataMeasuring(Artifacts artifacts, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.measure = new AdequacyMeasure(SqlLimits.DEFAULT, time);
  }

  @Override
  public Outcome run(StepEvent event) {
    Question question = artifacts.question(event.run());
    if (event.testData() < 1) {
      throw new InvalidEventException("testData must name the attempt to measure");
    }
    String key = ArtifactKeys.adequacy(event.run(), event.testData());
    Adequacy adequacy =
        artifacts
            .find(key, Adequacy.class)
            .orElseGet(
                () -> artifacts.create(key, measured(question, event.testData()), Adequacy.class));
    TestDataSettings settings = question.settings().testCase().data();
    if (adequacy.enough(settings.leastAdequacy())
        || adequacy.misspelt()
        || isLastTry(event, adequacy, settings.richer())
        || event.testData() >= question.settings().limits().rounds()
        || isChosen(event.run())
        || isReused(event.run())) {
      return new Outcome.Measured(event.testData(), adequacy.mutants(), adequacy.killed());
    }
    return new Outcome.RicherWanted(event.testData(), adequacy.inWords());
  }

  /** Whether test data were asked for as often as allowed, or show no more than those before. */
  private boolean isLastTry(StepEvent event, Adequacy adequacy, int richer) {
    List<Adequacy> earlier = before(event.run(), event.testData());
    return earlier.size() >= richer || earlier.stream().anyMatch(adequacy::showsNoMoreThan);
  }

  private Adequacy measured(Question question, int attempt) {
    TestDataAttempt data =
        artifacts.get(ArtifactKeys.testData(question.run(), attempt), TestDataAttempt.class);
    Candidate first = artifacts.get(ArtifactKeys.candidate(question.run(), 0), Candidate.class);
    return measure.of(question, artifacts.catalog(question), data, first.sql());
  }

  /** How the test data before these were measured. */
  private List<Adequacy> before(String run, int attempt) {
    return IntStream.range(1, attempt)
        .mapToObj(earlier -> artifacts.find(ArtifactKeys.adequacy(run, earlier), Adequacy.class))
        .flatMap(Optional::stream)
        .toList();
  }

  /** What a person has found right is not made richer. */
  private boolean isReused(String run) {
    return artifacts.find(ArtifactKeys.reusedTest(run), ReusedTest.class).isPresent();
  }

  private boolean isChosen(String run) {
    return artifacts.find(ArtifactKeys.chosenTestData(run), TestDataChoice.class).isPresent();
  }
}
