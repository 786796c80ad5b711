package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.analysis.skeleton.QuestionComparison;
import dev.assay.analysis.skeleton.Skeleton;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reading.ImpliedSkeleton;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;
import java.util.Optional;

/**
 * Finds that a candidate has another form than the question alone implies. Entities have their turn
 * first: as long as some are found unused for the first time, skeletons are not looked at.
 */
public final class SkeletonInspector implements Inspector {

  private final Artifacts artifacts;
  private final EntitiesInspector entities;

  public SkeletonInspector(Artifacts artifacts) {
    this.artifacts = artifacts;
    this.entities = new EntitiesInspector(artifacts);
  }

  @Override
  public StrategyPart part() {
    return StrategyPart.SKELETON;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    Optional<Skeleton> implied =
        artifacts
            .find(ArtifactKeys.skeleton(trial.question().run()), ImpliedSkeleton.class)
            .flatMap(known -> Optional.ofNullable(known.skeleton()))
            .map(Skeleton::new);
    return implied.isEmpty() || isTurnOfEntities(trial)
        ? List.of()
        : new QuestionComparison(trial.catalog())
            .otherSkeleton(trial.candidate().sql(), implied.get());
  }

  private boolean isTurnOfEntities(Trial trial) {
    return trial.question().settings().strategy().has(StrategyPart.ENTITIES)
        && !haveHadTheirTurn(trial)
        && !entities.inspect(trial).isEmpty();
  }

  private boolean haveHadTheirTurn(Trial trial) {
    return Lineage.before(artifacts, trial.question().run(), trial.candidate()).stream()
        .map(before -> ArtifactKeys.verdict(trial.question().run(), before.index()))
        .flatMap(key -> artifacts.find(key, Verdict.class).stream())
        .flatMap(verdict -> verdict.findings().stream())
        .anyMatch(finding -> finding.inspector().equals(StrategyPart.ENTITIES.id()));
  }
}
