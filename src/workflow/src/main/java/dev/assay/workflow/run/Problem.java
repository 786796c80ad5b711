package dev.assay.workflow.run;

/** What ended a run before its candidate could pass: the stage that failed, and why. */
public record Problem(String stage, String reason) {

  /** Whether it is that the run would have taken more of models than it may. */
  public boolean overBudget() {
    return reason.startsWith(Outcome.OverBudget.NAME + ": ");
  }

  @Override
  public String toString() {
    return stage + " failed: " + reason;
  }
}
