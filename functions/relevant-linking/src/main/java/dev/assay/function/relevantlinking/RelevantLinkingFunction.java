package dev.assay.function.relevantlinking;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.function.runtime.Answers;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/** The Lambda function that finds what a question needs of its database. */
@Singleton
@Startup
public class RelevantLinkingFunction {

  private final StepFunction steps;

  RelevantLinkingFunction(WorkflowFunctions functions, ModelClient models) {
    steps = functions.relevantLinking(models);
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("relevant-linking")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, steps::handle);
  }
}
