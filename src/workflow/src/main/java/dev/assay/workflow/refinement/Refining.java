package dev.assay.workflow.refinement;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.exploration.Exploration;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.format.ExpectedFormat;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.Optional;

/** Refines SQL by what it returns, for one of several runs side by side. */
public final class Refining implements Step {

  private final Artifacts artifacts;
  private final ModelClient models;
  private final LiveDatabases databases;
  private final Stopwatch.Source time;

  /** A step over the database that the question is about. */
  public Refining(
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
    String key = ArtifactKeys.threadAnswer(event.run(), event.candidate());
    Optional<ThreadAnswer> known = artifacts.find(key, ThreadAnswer.class);
    ThreadAnswer answer =
        known.isPresent()
            ? known.get()
            : artifacts.create(
                key, answer(question, event.candidate(), database), ThreadAnswer.class);
    return answer.sql() == null
        ? new Outcome.Unusable(answer.reason())
        : new Outcome.Generated(key);
  }

  private ThreadAnswer answer(Question question, int thread, LiveDatabase asked)
      throws ModelException {
    Stopwatch watch = time.start();
    String run = question.run();
    Strategy strategy = question.settings().strategy();
    Refinement refinement =
        new Refinement(
            asked,
            LinkedCatalog.of(artifacts, question).context(question),
            artifacts
                .find(ArtifactKeys.answerFormat(run), ExpectedFormat.class)
                .orElse(new ExpectedFormat(null, "not a part of the strategy")),
            artifacts.get(ArtifactKeys.exploration(run, thread), Exploration.class),
            new Attempts(question, thread));
    Refined refined =
        new SelfRefinement(models, refinement, strategy.has(StrategyPart.SELF_REFINEMENT)).refine();
    StrategyPart part = StrategyPart.SELF_REFINEMENT;
    if (refined instanceof GivenUp failed && strategy.has(StrategyPart.CTE_REFINEMENT)) {
      part = StrategyPart.CTE_REFINEMENT;
      refined = new CteRefinement(models, refinement, question.dialect()).refine(failed);
    }
    return switch (refined) {
      case Agreed(String sql, var result, int queries) ->
          new ThreadAnswer(
              thread, sql, result, part.id(), queries, "", watch.startedAt(), watch.millis());
      case GivenUp(var _, String reason, int queries) ->
          new ThreadAnswer(
              thread, null, null, "", queries, reason, watch.startedAt(), watch.millis());
    };
  }
}
