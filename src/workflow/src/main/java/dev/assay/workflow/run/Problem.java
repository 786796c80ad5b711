package dev.assay.workflow.run;

/** What ended a run before its candidate could pass: the stage that failed, and why. */
public record Problem(String stage, String reason) {

  @Override
  public String toString() {
    return stage + " failed: " + reason;
  }
}
