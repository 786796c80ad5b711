package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Interpreter;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An execution that is started by hand, with an input that lacks something. */
class InvalidInputTest {

  static Stream<ObjectNode> inputs() {
    ObjectNode noLimit = Json.object().put("run", "run-1");
    noLimit.putArray("testCodeModels").add("writer");
    ObjectNode oneText = Json.object().put("run", "run-1").put("revisionLimit", 3);
    return Stream.of(
        Json.object().put("run", "run-1"), noLimit, oneText.put("testCodeModels", "writer"));
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void endsWithAResultBeforeAnyModelIsCalled(ObjectNode input) {
    InMemoryStore store = new InMemoryStore();
    Artifacts artifacts = new Artifacts(store);
    ManualTime time = new ManualTime();
    CountingModels models = new CountingModels(DemoRuns.DEMO.models());
    DemoRuns.DEMO.submission("run-1", DemoRuns.DEMO.question("1")).submit(artifacts, time.now());
    FunctionInvoker functions =
        new FunctionInvoker(
            new WorkflowFunctions(store, time::now, time::sleep), models, ArtifactLinks.NONE);

    ExecutionResult end =
        new Interpreter(functions, time, ExecutionListener.NONE)
            .run(Definitions.refine(), input, "run-1");

    assertThat(end).isInstanceOf(ExecutionResult.Failed.class);
    RunResult result = artifacts.get(ArtifactKeys.result("run-1"), RunResult.class);
    assertThat(result.status()).isEqualTo(RunStatus.FAILED);
    assertThat(result.reason())
        .isEqualTo(
            "beginning failed: invalid-input: the execution's input needs testCodeModels, an array,"
                + " and revisionLimit, a number");
    assertThat(models.calls()).isEmpty();
  }
}
