package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.analysis.retriever.Retriever;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueIndexException;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.linking.DamagedIndexException;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds conditions on values that the database does not hold. Its findings show the nearest cells,
 * so that it says nothing where no values may be shown. Without an index of values it asks the
 * database, where that is allowed, and says nothing else. An index that cannot be read is told by
 * linking, which reads it first.
 */
public final class RetrieverInspector implements Inspector {

  private final Artifacts artifacts;
  private final ValueIndexes indexes;
  private final LiveDatabases databases;

  /** An inspector that looks values up in an index, or else in the question's database. */
  public RetrieverInspector(Artifacts artifacts, ValueIndexes indexes, LiveDatabases databases) {
    this.artifacts = artifacts;
    this.indexes = indexes;
    this.databases = databases;
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
      List<String> earlier = earlier(question.run(), trial.candidate());
      Optional<ValueIndex> index =
          indexes.of(question.catalog()).or(() -> asked(trial, question, earlier));
      return index.isEmpty()
          ? List.of()
          : new Retriever(trial.catalog(), index.get()).inspect(trial.candidate().sql(), earlier);
    } catch (ValueIndexException | DamagedIndexException unreadable) {
      return List.of();
    }
  }

  private Optional<ValueIndex> asked(Trial trial, Question question, List<String> earlier) {
    LiveDatabase database = databases.find(question.database());
    if (database == null || question.settings().linking().shareValues() != ValueSharing.SAMPLES) {
      return Optional.empty();
    }
    List<String> candidates = new ArrayList<>(earlier);
    candidates.addFirst(trial.candidate().sql());
    return Optional.of(LiveCells.of(database, trial.catalog(), candidates));
  }

  private List<String> earlier(String run, Candidate candidate) {
    return Lineage.before(artifacts, run, candidate).stream().map(Candidate::sql).toList();
  }
}
