package dev.assay.workflow.run;

import dev.assay.agents.model.ModelException;

/**
 * One step of a run. A step looks for its artifact first; found, it answers from it and calls no
 * model, so that steps can be retried, replayed and resumed at no cost.
 */
@FunctionalInterface
public interface Step {

  /**
   * Does the step.
   *
   * @throws ModelException when a model gives no answer; {@link StepFunction} makes it an outcome
   */
  Outcome run(StepEvent event) throws ModelException;
}
