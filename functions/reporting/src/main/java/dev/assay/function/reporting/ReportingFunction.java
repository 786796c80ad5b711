package dev.assay.function.reporting;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/** The Lambda function that finishes a run; it holds no model and no secret. */
@Singleton
@Startup
public class ReportingFunction {

  private final StepFunction steps;

  ReportingFunction(WorkflowFunctions functions) {
    steps = functions.reporting();
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("reporting")
  public JsonNode handle(JsonNode event) {
    return steps.handle(event);
  }
}
