package dev.assay.function.revision;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.function.runtime.Answers;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/** The Lambda function that writes the first SQL, and revises SQL that failed. */
@Singleton
@Startup
public class RevisionFunction {

  private final StepFunction steps;

  RevisionFunction(WorkflowFunctions functions, ModelClient models) {
    steps = functions.revision(models);
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("revision")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, steps::handle);
  }
}
