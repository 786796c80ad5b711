package dev.assay.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.log.FailureTrace;
import dev.assay.workflow.run.RetryableException;
import dev.assay.workflow.run.StepFunction;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** Calls the functions in this process, under the names by which the state machine knows them. */
final class FunctionInvoker implements TaskInvoker {

  private static final Logger LOG = Logger.getLogger("assay.runs");

  /** What stands in the state machine's placeholders locally: plain names of functions. */
  static final Map<String, String> NAMES =
      Stream.of(
              "relevant-linking",
              "test-data-generation",
              "test-code-voting",
              "sql-execution",
              "revision",
              "exploration",
              "reporting")
          .collect(Collectors.toUnmodifiableMap(name -> name.replace('-', '_'), name -> name));

  private final Map<String, StepFunction> functions;

  /** With links to the evidence of runs, and no database that models may ask. */
  FunctionInvoker(WorkflowFunctions workflow, ModelClient models, ArtifactLinks links) {
    this(workflow, models, links, LiveDatabases.NONE);
  }

  /**
   * The functions of runs.
   *
   * @param databases what models may ask
   */
  FunctionInvoker(
      WorkflowFunctions workflow,
      ModelClient models,
      ArtifactLinks links,
      LiveDatabases databases) {
    this.functions =
        Map.of(
            "relevant-linking", workflow.relevantLinking(models),
            "test-data-generation", workflow.testDataGeneration(models),
            "test-code-voting", workflow.testCodeVoting(models),
            "sql-execution", workflow.sqlExecution(databases),
            "revision", workflow.revision(models),
            "exploration", workflow.exploration(models, databases),
            "reporting", workflow.reporting(links));
  }

  @Override
  public JsonNode invoke(String functionName, JsonNode payload) throws TaskFailure {
    StepFunction function = functions.get(functionName);
    if (function == null) {
      throw TaskFailure.ofService(
          "Lambda.ResourceNotFoundException", "there is no function " + functionName);
    }
    try {
      return answer(() -> function.handle(payload));
    } catch (TaskFailure failure) {
      tell(payload, Objects.requireNonNull(failure.getCause()));
      throw failure;
    } catch (RuntimeException failure) {
      tell(payload, failure);
      throw failure;
    }
  }

  /** The state machine has their names and messages alone. */
  private static void tell(JsonNode payload, Throwable failure) {
    if (LOG.isDebugEnabled()) {
      String headline =
          "run %s, step %s: failed"
              .formatted(payload.path("run").asText(), payload.path("step").asText());
      LOG.debug(FailureTrace.below(headline, failure));
    }
  }

  /** What a step gives, with its failures named as the deployed functions name them. */
  static JsonNode answer(Supplier<JsonNode> step) throws TaskFailure {
    try {
      return RetryableException.named(step);
    } catch (RetryableException failure) {
      throw TaskFailure.of(failure);
    }
  }
}
