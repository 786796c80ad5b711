package dev.assay.workflow.reporting;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which runs are settled: those with a result for the reading that was chosen last, or for none
 * where none was. A run whose asker has chosen since then goes on.
 */
public final class SettledRuns {

  private final Artifacts artifacts;

  public SettledRuns(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /** The result of a run that is settled. */
  public Optional<RunResult> result(String run) {
    return artifacts
        .find(ArtifactKeys.result(run), RunResult.class)
        .filter(result -> Objects.equals(result.reading(), chosen(run)));
  }

  // readings are told apart by number: a reading's SQL may be missing, or rewritten in the result
  private @Nullable Integer chosen(String run) {
    return artifacts
        .find(ArtifactKeys.chosenReading(run), ChosenReading.class)
        .map(ChosenReading::number)
        .orElse(null);
  }
}
