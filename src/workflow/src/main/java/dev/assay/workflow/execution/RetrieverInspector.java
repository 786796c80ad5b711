package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.analysis.retriever.Retriever;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueIndexException;
import dev.assay.workflow.linking.DamagedIndexException;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;
import java.util.Optional;

/**
 * Finds conditions on values that the database does not hold. Its findings show the nearest cells,
 * so that it says nothing where no values may be shown, and nothing without an index of values. An
 * index that cannot be read is told by linking, which reads it first.
 */
public final class RetrieverInspector implements Inspector {

  private final Artifacts artifacts;
  private final ValueIndexes indexes;

  public RetrieverInspector(Artifacts artifacts, ValueIndexes indexes) {
    this.artifacts = artifacts;
    this.indexes = indexes;
  }

  @Override
  public StrategyPart part() {
    return StrategyPart.RETRIEVER;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    Question question = trial.question();
    if (question.settings().linking().shareValues() == ValueSharing.NONE) {
      return List.of();
    }
    try {
      Optional<ValueIndex> index = indexes.of(question.catalog());
      return index.isEmpty()
          ? List.of()
          : new Retriever(trial.catalog(), index.get())
              .inspect(trial.candidate().sql(), earlier(question.run(), trial.candidate()));
    } catch (ValueIndexException | DamagedIndexException unreadable) {
      return List.of();
    }
  }

  private List<String> earlier(String run, Candidate candidate) {
    return Lineage.before(artifacts, run, candidate).stream().map(Candidate::sql).toList();
  }
}
