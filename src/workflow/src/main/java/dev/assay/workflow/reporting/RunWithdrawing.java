package dev.assay.workflow.reporting;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Beginning;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;

/**
 * Keeps a run from beginning, unless it has begun. One that nobody has asked yet does not begin
 * either when it is asked: whoever withdraws may be faster than the question.
 */
public final class RunWithdrawing implements Step {

  private final Artifacts artifacts;

  public RunWithdrawing(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  @Override
  public Outcome run(StepEvent event) {
    String run = event.run();
    boolean asked = artifacts.find(ArtifactKeys.question(run), Question.class).isPresent();
    boolean withdrawn =
        !asked
            && artifacts
                .create(ArtifactKeys.beginning(run), new Beginning(true), Beginning.class)
                .withdrawn();
    return withdrawn ? new Outcome.Withdrawn() : new Outcome.Begun("the question has begun");
  }
}
