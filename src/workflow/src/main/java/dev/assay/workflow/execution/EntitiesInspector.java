package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.analysis.skeleton.QuestionComparison;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reading.Entities;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;

/** Finds what the question mentions and the candidate does not use; nothing where none is known. */
public final class EntitiesInspector implements Inspector {

  private final Artifacts artifacts;

  public EntitiesInspector(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  @Override
  public StrategyPart part() {
    return StrategyPart.ENTITIES;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    return artifacts
        .find(ArtifactKeys.entities(trial.question().run()), Entities.class)
        .map(
            entities ->
                new QuestionComparison(trial.catalog())
                    .unusedEntities(trial.candidate().sql(), entities.mentions()))
        .orElse(List.of());
  }
}
