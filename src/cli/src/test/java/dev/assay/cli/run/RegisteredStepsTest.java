package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.deployment.FunctionRegistry;
import dev.assay.statemachine.TaskFailure;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.run.Json;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Local runs have the functions that are registered, with the same steps. */
class RegisteredStepsTest {

  private final FunctionInvoker functions =
      new FunctionInvoker(
          new WorkflowFunctions(new InMemoryStore(), InstantSource.system()),
          call -> {
            throw new AssertionError("no model should be needed");
          },
          ArtifactLinks.NONE);

  @Test
  void eachFunctionDoesItsStepsAndNoOthers() throws TaskFailure {
    Map<String, Set<String>> registered = new TreeMap<>(FunctionRegistry.steps());
    registered.remove(LocalBatch.FUNCTION);

    assertThat(FunctionInvoker.NAMES.values())
        .containsExactlyInAnyOrderElementsOf(registered.keySet());
    for (Map.Entry<String, Set<String>> function : registered.entrySet()) {
      assertThat(
              functions
                  .invoke(function.getKey(), Json.object().put("run", "r").put("step", "dance"))
                  .path("reason")
                  .asText())
          .isEqualTo(
              "no step named dance here; there is " + String.join(", ", function.getValue()));
    }
  }
}
