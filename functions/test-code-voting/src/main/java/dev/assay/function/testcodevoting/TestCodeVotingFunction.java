package dev.assay.function.testcodevoting;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.function.runtime.Answers;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/** The Lambda function that generates and inspects one model's test code, and votes. */
@Singleton
@Startup
public class TestCodeVotingFunction {

  private final StepFunction steps;

  TestCodeVotingFunction(WorkflowFunctions functions, ModelClient models) {
    steps = functions.testCodeVoting(models);
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("test-code-voting")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, steps::handle);
  }
}
