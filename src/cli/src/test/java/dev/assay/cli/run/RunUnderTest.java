package dev.assay.cli.run;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.statemachine.Time;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import java.util.List;
import java.util.function.UnaryOperator;

/** One of the demo's questions, asked in a store of its own, with models that are counted. */
final class RunUnderTest {

  /** Asks all three models for test code, one of which is outvoted, and takes a revision. */
  static final String LONG = "2";

  private static final String RUN = "run-1";

  private final InMemoryStore store = new InMemoryStore();
  private final CountingModels models = new CountingModels(DemoRuns.DEMO.models());

  RunUnderTest(String question) {
    DemoRuns.DEMO
        .submission(RUN, DemoRuns.DEMO.question(question))
        .submit(new Artifacts(store), new ManualTime().now());
  }

  CountingModels models() {
    return models;
  }

  /** Takes the run to its end with nothing that goes wrong. */
  RunResult execute() {
    return execute(store, models, new ManualTime(), UnaryOperator.identity());
  }

  /** Takes the run to its end with something around each use of the store and of models. */
  RunResult execute(StoreOperations.Around around) {
    ModelClient asked =
        call ->
            around
                .apply("complete", call.step(), () -> Answer.of(() -> models.complete(call)))
                .get();
    return execute(
        new StoreOperations(store, around), asked, new ManualTime(), UnaryOperator.identity());
  }

  /** Takes the run to its end with time of a test's own, and something around each step. */
  RunResult execute(Time time, UnaryOperator<TaskInvoker> around) {
    return execute(store, models, time, around);
  }

  /** Takes the run to its end with models that may fail. */
  RunResult execute(ModelClient asked, Time time) {
    return execute(store, asked, time, UnaryOperator.identity());
  }

  private RunResult execute(
      ArtifactStore over, ModelClient asked, Time time, UnaryOperator<TaskInvoker> around) {
    return new LocalRun(over, asked, time, ExecutionListener.NONE, around).execute(RUN);
  }

  /** How many answers models have given that no artifact has kept. */
  int answersInHand() {
    return models.calls().size() - RunHistory.read(new Artifacts(store), RUN).uses().size();
  }

  /** What a run came to, without its times. */
  static Object outcome(RunResult result) {
    return List.of(
        result.status(),
        String.valueOf(result.reason()),
        String.valueOf(result.sql()),
        String.valueOf(result.testCase()).replaceAll("startedAt=[^,]*|testDataProblem=.*", ""),
        result.candidates(),
        result.usage());
  }

  /** An answer, or why there is none: what is around an operation throws nothing checked. */
  private sealed interface Answer {

    record Given(Completion completion) implements Answer {}

    record Failed(ModelException failure) implements Answer {}

    interface Call {
      Completion complete() throws ModelException;
    }

    static Answer of(Call call) {
      try {
        return new Given(call.complete());
      } catch (ModelException failure) {
        return new Failed(failure);
      }
    }

    default Completion get() throws ModelException {
      return switch (this) {
        case Given(Completion completion) -> completion;
        case Failed(ModelException failure) -> throw failure;
      };
    }
  }
}
