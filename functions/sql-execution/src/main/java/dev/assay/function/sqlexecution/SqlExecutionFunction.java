package dev.assay.function.sqlexecution;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.function.runtime.Answers;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/**
 * The Lambda function that executes a candidate on the test data; it holds no model and no secret.
 */
@Singleton
@Startup
public class SqlExecutionFunction {

  private final StepFunction steps;

  SqlExecutionFunction(WorkflowFunctions functions) {
    steps = functions.sqlExecution();
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("sql-execution")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, steps::handle);
  }
}
