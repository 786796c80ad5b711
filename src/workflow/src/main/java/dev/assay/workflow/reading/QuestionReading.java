package dev.assay.workflow.reading;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.strategy.StrategyPart;
import org.jspecify.annotations.Nullable;

/** Has a model say what a question alone implies, as far as the strategy compares SQL with that. */
public final class QuestionReading implements Step {

  /** Name of the step. */
  public static final String STEP = "read-question";

  private final Artifacts artifacts;
  private final ModelClient models;

  public QuestionReading(Artifacts artifacts, ModelClient models) {
    this.artifacts = artifacts;
    this.models = models;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    String problem = "";
    if (question.settings().strategy().has(StrategyPart.ENTITIES)) {
      problem = told(new EntityReading(artifacts, models).of(question).problem());
    }
    if (question.settings().strategy().has(StrategyPart.SKELETON)) {
      problem += told(new SkeletonReading(artifacts, models).of(question).problem());
    }
    return problem.isEmpty()
        ? new Outcome.Generated(ArtifactKeys.run(event.run()))
        : new Outcome.Unusable(problem.strip());
  }

  private static String told(@Nullable String problem) {
    return problem == null ? "" : problem + " ";
  }
}
