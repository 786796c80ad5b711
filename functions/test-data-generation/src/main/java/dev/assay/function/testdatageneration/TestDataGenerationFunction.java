package dev.assay.function.testdatageneration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.function.runtime.Answers;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/** The Lambda function that generates test data for a run's question. */
@Singleton
@Startup
public class TestDataGenerationFunction {

  private final StepFunction steps;

  TestDataGenerationFunction(WorkflowFunctions functions, ModelClient models) {
    steps = functions.testDataGeneration(models);
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("test-data-generation")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, steps::handle);
  }
}
