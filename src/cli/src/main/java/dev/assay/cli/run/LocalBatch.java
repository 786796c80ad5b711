package dev.assay.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Interpreter;
import dev.assay.statemachine.Services;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.statemachine.Time;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.util.Map;

/** Takes a file of questions through the state machines that are deployed, in this process. */
public final class LocalBatch {

  static final String FUNCTION = "batch";

  private final RunBeginnings beginnings;
  private final Services services;
  private final Time time;
  private final ExecutionListener listener;

  /**
   * A batch over the store, with models, with databases that these may ask, and with a listener
   * that hears of every line.
   */
  public LocalBatch(
      ArtifactStore store,
      ModelClient models,
      BatchSteps batch,
      LiveDatabases databases,
      Time time,
      ExecutionListener listener) {
    FunctionInvoker functions =
        new FunctionInvoker(
            new WorkflowFunctions(store, time::now, time::sleep),
            models,
            ArtifactLinks.NONE,
            databases);
    this.beginnings = new RunBeginnings(new Artifacts(store));
    TaskInvoker all =
        (function, payload) ->
            function.equals(FUNCTION)
                ? FunctionInvoker.answer(() -> begun(batch.handle(payload)))
                : functions.invoke(function, payload);
    this.services =
        new Services(
            new PageKeeping(all, store),
            new StoreObjects(store),
            Map.of(Definitions.REFINE, Definitions.refine()));
    this.time = time;
    this.listener = new ItemListener(listener, item -> beginnings.leave(item.path("run").asText()));
  }

  /** A line that is about to be answered, unless it has ended its process too often. */
  private JsonNode begun(JsonNode outcome) {
    return outcome.path("outcome").asText().equals("asked")
        ? beginnings
            .begin(outcome.path("run").asText())
            .<JsonNode>map(
                problem ->
                    Json.object().put("outcome", "invalid-input").put("reason", problem.toString()))
            .orElse(outcome)
        : outcome;
  }

  /**
   * Answers every line of a file in the store, those that are answered already at no cost.
   *
   * @param key where the file is
   * @param concurrency how many lines are worked on at once
   * @return the batch's id
   * @throws UnfinishedBatchException when the file is no batch, or the process was interrupted
   */
  public String execute(String key, int concurrency, String name) {
    Thread atSignal = Thread.ofPlatform().unstarted(beginnings::leaveAll);
    Runtime.getRuntime().addShutdownHook(atSignal);
    try {
      return ended(
          new Interpreter(services, time, listener)
              .run(
                  Definitions.batch(),
                  Json.object().put("key", key).put("concurrency", concurrency),
                  name));
    } finally {
      beginnings.leaveAll();
      forget(atSignal);
    }
  }

  private static void forget(Thread atSignal) {
    try {
      Runtime.getRuntime().removeShutdownHook(atSignal);
    } catch (IllegalStateException ending) {
      // then it has been started
    }
  }

  private static String ended(ExecutionResult end) {
    return switch (end) {
      case ExecutionResult.Succeeded succeeded -> succeeded.output().path("batch").asText();
      case ExecutionResult.Failed failed -> throw new UnfinishedBatchException(failed);
      case ExecutionResult.Cancelled _ ->
          throw new UnfinishedBatchException("interrupted: repeat the command to go on");
    };
  }
}
