package dev.assay.workflow.adequacy;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestDataChoice;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Chooses the best of the usable test data of a run; of equally good ones, the first. */
public final class TestDataChoosing implements Step {

  private final Artifacts artifacts;
  private final Stopwatch.Source time;

  public TestDataChoosing(Artifacts artifacts, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) {
    String key = ArtifactKeys.chosenTestData(event.run());
    TestDataChoice choice =
        artifacts
            .find(key, TestDataChoice.class)
            .orElseGet(() -> artifacts.create(key, choice(event), TestDataChoice.class));
    return new Outcome.Chosen(choice.attempt(), key);
  }

  private TestDataChoice choice(StepEvent event) {
    Stopwatch watch = time.start();
    List<Integer> usable = usable(event.run());
    if (usable.isEmpty()) {
      throw new MissingArtifactException(
          ArtifactKeys.testData(event.run(), 1), "this run that can be used");
    }
    int best = usable.getFirst();
    for (int attempt : usable) {
      if (isBetter(event.run(), attempt, best)) {
        best = attempt;
      }
    }
    @Nullable Problem problem = event.problem();
    return new TestDataChoice(
        best,
        usable.size(),
        problem == null ? null : problem.toString(),
        watch.startedAt(),
        watch.millis());
  }

  private boolean isBetter(String run, int attempt, int best) {
    Optional<Adequacy> one = adequacy(run, attempt);
    Optional<Adequacy> other = adequacy(run, best);
    return one.isPresent() && (other.isEmpty() || one.get().isBetterThan(other.get()));
  }

  private Optional<Adequacy> adequacy(String run, int attempt) {
    return artifacts.find(ArtifactKeys.adequacy(run, attempt), Adequacy.class);
  }

  private List<Integer> usable(String run) {
    int rounds = artifacts.question(run).settings().limits().rounds();
    return IntStream.rangeClosed(1, rounds)
        .filter(
            attempt ->
                artifacts
                    .find(ArtifactKeys.testData(run, attempt), TestDataAttempt.class)
                    .filter(TestDataAttempt::usable)
                    .isPresent())
        .boxed()
        .toList();
  }
}
