package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.strategy.CandidateSettings;
import dev.assay.workflow.strategy.Strategy;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Samples that cannot be told apart, since the step that does so fails. */
class UnclassifiedCandidatesTest {

  private static final String RUN = "run-1";

  private final InMemoryStore store = new InMemoryStore();
  private final CountingModels models = new CountingModels(DemoRuns.DEMO.models());

  @Test
  void theRunEndsWithTheReasonAndGoesOnLater() {
    submit(DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question("7")));
    RunResult failed = execute(UnclassifiedCandidatesTest::failing);

    assertThat(failed.status()).isEqualTo(RunStatus.FAILED);
    assertThat(failed.reason())
        .startsWith("classification of candidates failed: Sandbox.Timedout: ")
        .contains("timed out");
    int calls = models.calls().size();

    RunResult resumed = execute(UnaryOperator.identity());

    assertThat(resumed.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(models.calls().stream().filter(call -> call.toString().contains("generate-sql")))
        .as("the sample is not asked for again")
        .hasSize(1);
    assertThat(models.calls()).hasSizeGreaterThan(calls);
  }

  private void submit(Submission plain) {
    Strategy select = Strategy.named("select").selecting(CandidateSettings.DEFAULT.sampling(2));
    DemoRuns.changed(plain, settings -> settings.by(select))
        .submit(new Artifacts(store), new ManualTime().now());
  }

  private RunResult execute(UnaryOperator<TaskInvoker> around) {
    return new LocalRun(store, models, new ManualTime(), ExecutionListener.NONE, around)
        .execute(RUN);
  }

  private static TaskInvoker failing(TaskInvoker functions) {
    return (name, payload) -> {
      if (payload.path("step").asText().equals("classify-candidates")) {
        throw TaskFailure.ofFunction("Sandbox.Timedout", "timed out");
      }
      return functions.invoke(name, payload);
    };
  }
}
