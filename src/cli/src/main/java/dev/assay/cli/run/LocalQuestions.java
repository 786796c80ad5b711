package dev.assay.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Interpreter;
import dev.assay.statemachine.ObjectAccess;
import dev.assay.statemachine.Services;
import dev.assay.statemachine.StateMachine;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.Time;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.run.Json;
import java.util.Map;

/** Answers questions that are asked on demand, by the state machines that are deployed. */
public final class LocalQuestions {

  private final FunctionInvoker functions;
  private final BatchSteps asking;
  private final StateMachine machine;
  private final Services services;
  private final Time time;

  /** Questions over a store, answered with models, with links to their evidence. */
  public LocalQuestions(
      ArtifactStore store, ModelClient models, BatchSteps asking, ArtifactLinks links, Time time) {
    this.functions =
        new FunctionInvoker(new WorkflowFunctions(store, time::now, time::sleep), models, links);
    this.asking = asking;
    this.machine = Definitions.ask();
    this.services =
        new Services(
            new PageKeeping(this::invoke, store),
            ObjectAccess.NONE,
            Map.of(Definitions.REFINE, Definitions.refine()));
    this.time = time;
  }

  /**
   * Takes the run of a posted question to its end, from wherever it is. Any number may be under way
   * at once.
   *
   * @param owner who asks; the run's id begins with it
   * @param request as it was posted
   * @param listener is told what happens
   */
  public ExecutionResult answer(
      String run, String owner, JsonNode request, ExecutionListener listener) {
    return new Interpreter(services, time, listener)
        .run(
            machine,
            Json.object().put("run", run).put("owner", owner).set("request", request),
            run);
  }

  /**
   * How the run stands, as the function reporting says it.
   *
   * @param known the tag of how whoever asks knows it; empty for none
   */
  public JsonNode describe(String run, String known) throws TaskFailure {
    return functions.invoke(
        PageKeeping.REPORTING, report(WorkflowFunctions.DESCRIBE, run).put("known", known));
  }

  /** The runs of an asker that follow this one, as the function reporting lists them. */
  public JsonNode list(String run) throws TaskFailure {
    return functions.invoke(PageKeeping.REPORTING, report(WorkflowFunctions.LIST, run));
  }

  /** Keeps the run from beginning, as the function reporting does. */
  public JsonNode withdraw(String run) throws TaskFailure {
    return functions.invoke(PageKeeping.REPORTING, report(WorkflowFunctions.WITHDRAW, run));
  }

  private static ObjectNode report(String step, String run) {
    return Json.object().put("step", step).put("run", run);
  }

  private JsonNode invoke(String function, JsonNode payload) throws TaskFailure {
    if (function.equals(LocalBatch.FUNCTION)) {
      return FunctionInvoker.answer(() -> asking.handle(payload));
    }
    return functions.invoke(function, payload);
  }
}
