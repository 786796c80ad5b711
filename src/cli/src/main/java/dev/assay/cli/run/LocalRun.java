package dev.assay.cli.run;

import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Interpreter;
import dev.assay.statemachine.StateMachine;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.statemachine.Time;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import java.time.InstantSource;
import java.util.function.UnaryOperator;

/** Takes a run through the state machine that is deployed, in this process. */
public final class LocalRun {

  private final Artifacts artifacts;
  private final StateMachine machine;
  private final TaskInvoker invoker;
  private final Time time;
  private final ExecutionListener listener;

  /** A run over the store, with models, and with a listener that shows what happens. */
  public LocalRun(ArtifactStore store, ModelClient models, Time time, ExecutionListener listener) {
    this(store, models, LiveDatabases.NONE, time, listener);
  }

  /** As above, with databases that models may ask. */
  public LocalRun(
      ArtifactStore store,
      ModelClient models,
      LiveDatabases databases,
      Time time,
      ExecutionListener listener) {
    this(store, models, databases, time, listener, invoker -> invoker);
  }

  /** As above, with something between the state machine and the functions. */
  LocalRun(
      ArtifactStore store,
      ModelClient models,
      Time time,
      ExecutionListener listener,
      UnaryOperator<TaskInvoker> around) {
    this(store, models, LiveDatabases.NONE, time, listener, around);
  }

  private LocalRun(
      ArtifactStore store,
      ModelClient models,
      LiveDatabases databases,
      Time time,
      ExecutionListener listener,
      UnaryOperator<TaskInvoker> around) {
    InstantSource clock = time::now;
    this.artifacts = new Artifacts(store);
    this.machine = Definitions.refine();
    this.invoker =
        around.apply(
            new FunctionInvoker(
                new WorkflowFunctions(store, clock, time::sleep),
                models,
                ArtifactLinks.NONE,
                databases));
    this.time = time;
    this.listener = listener;
  }

  /**
   * Takes the run to its end, from wherever it is.
   *
   * @throws UnfinishedRunException when it ends without a result
   */
  public RunResult execute(String run) {
    Question question = artifacts.question(run);
    ExecutionResult execution =
        new Interpreter(invoker, time, listener).run(machine, question.executionInput(), run);
    return switch (execution) {
      case ExecutionResult.Succeeded _ -> result(run);
      case ExecutionResult.Failed failed when failed.error().equals("RunFailed") -> result(run);
      case ExecutionResult.Failed(String error, String cause, Throwable thrown) ->
          throw new UnfinishedRunException(run, error + ": " + cause, thrown);
      case ExecutionResult.Cancelled _ -> throw new UnfinishedRunException(run, "interrupted");
    };
  }

  private RunResult result(String run) {
    return artifacts.get(ArtifactKeys.result(run), RunResult.class);
  }
}
