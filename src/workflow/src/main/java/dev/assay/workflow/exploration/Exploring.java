package dev.assay.workflow.exploration;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.ValueSharing;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;

/** Finds out what columns hold, for one of several runs side by side. */
public final class Exploring implements Step {

  private final Artifacts artifacts;
  private final ModelClient models;
  private final LiveDatabases databases;
  private final Stopwatch.Source time;

  /** A step over the database that the question is about. */
  public Exploring(
      Artifacts artifacts, ModelClient models, LiveDatabases databases, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.models = models;
    this.databases = databases;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    LiveDatabase database = databases.find(question.database());
    if (database == null) {
      return new Outcome.Unusable(LiveDatabases.MISSING);
    }
    if (question.settings().linking().shareValues() != ValueSharing.SAMPLES) {
      return new Outcome.Unusable(
          "values of the database may not be shown: --share-values samples");
    }
    String key = ArtifactKeys.exploration(event.run(), event.candidate());
    if (artifacts.find(key, Exploration.class).isEmpty()) {
      artifacts.create(key, explored(question, event.candidate(), database), Exploration.class);
    }
    return new Outcome.Generated(key);
  }

  private Exploration explored(Question question, int thread, LiveDatabase asked)
      throws ModelException {
    Stopwatch watch = time.start();
    if (!question.settings().strategy().has(StrategyPart.EXPLORATION)) {
      return new Exploration(List.of(), 0, "not a part of the strategy", watch.startedAt(), 0);
    }
    return new ColumnExploration(
            models,
            asked,
            LinkedCatalog.of(artifacts, question).context(question),
            new Attempts(question, thread))
        .explore(watch);
  }
}
