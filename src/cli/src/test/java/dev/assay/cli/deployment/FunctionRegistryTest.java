package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import dev.assay.workflow.reporting.Compute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Functions and their steps are the same wherever they are named: in what is built, what state
 * machines and the API call, what Terraform deploys, and what the documents say.
 */
class FunctionRegistryTest {

  private static final Pattern EXPORTED =
      Pattern.compile("^quarkus\\.funqy\\.export=(.+)$", Pattern.MULTILINE);
  private static final Pattern BUILT =
      Pattern.compile("functions/([a-z-]+)/src/main/resources/application\\.properties");

  /** A function, then the step that it is to do, before another function is named. */
  private static final Pattern CALLED =
      Pattern.compile(
          "(?:\"FunctionName\": \"|functions/)\\$\\{([a-z_]+?)(?:_function)?}"
              + "(?:(?!\"FunctionName\"|functions/\\$).)*?\"step\": \"([a-z-]+)\"",
          Pattern.DOTALL);

  private static final Pattern ROW =
      Pattern.compile("^\\| `?([a-z-]+)`? \\| (`[a-z-]+`(?:, `[a-z-]+`)*) \\|", Pattern.MULTILINE);
  private static final Pattern NAME = Pattern.compile("`([a-z-]+)`");

  @Test
  void whatIsBuiltIsRegistered() {
    assertThat(exported(Checkout.here().files())).isEqualTo(FunctionRegistry.steps().keySet());
  }

  @Test
  void stateMachinesAndTheApiCallEachStep() {
    assertThat(called("infra/[a-z-]+\\.asl\\.json|infra/openapi\\.yaml"))
        .isEqualTo(FunctionRegistry.steps());
  }

  @Test
  void terraformDeploysWhatIsRegistered() {
    Map<String, JsonNode> locals = TerraformModule.all().get(FunctionEnvironmentTest.ROOT).locals();

    assertThat(locals.get("functions").asText())
        .contains("jsondecode(file(\"${local.infra}/functions.json\"))");
    assertThat(FunctionRegistry.functions().findValuesAsText("environment"))
        .isSubsetOf(locals.get("environments").propertyStream().map(Map.Entry::getKey).toList());
  }

  @Test
  void theReadmeOfFunctionsNamesAllSteps() {
    assertThat(documented("functions/README.md")).isEqualTo(FunctionRegistry.steps());
  }

  @Test
  void thePageOfTheStateMachineNamesTheStepsOfARun() {
    assertThat(documented("docs/state-machine.md")).isEqualTo(called("infra/refine\\.asl\\.json"));
  }

  /** A state that waits longer waits for a function that has ended. */
  @Test
  void noTaskWaitsLongerThanItsFunctionMayRun() {
    List<String> late = new ArrayList<>();
    JsonNode functions = FunctionRegistry.functions();
    for (MachineTask task : MachineTask.all()) {
      int most = functions.path(task.function()).path("timeout").intValue();
      int waits = task.state().path("TimeoutSeconds").intValue();
      if (task.isCall() && (waits < 1 || waits > most)) {
        late.add("%s of %s: %d of %d s".formatted(task.name(), task.machine(), waits, most));
      }
    }

    assertThat(late).isEmpty();
  }

  @Test
  void costsAreEstimatedWithTheMemoryThatFunctionsHave() {
    Map<Integer, List<String>> sizes =
        FunctionRegistry.functions()
            .propertyStream()
            .collect(
                Collectors.groupingBy(
                    function -> function.getValue().path("memory_size").intValue(),
                    Collectors.mapping(Map.Entry::getKey, Collectors.toList())));

    assertThat(sizes.keySet()).containsExactlyInAnyOrder(Compute.MEMORY, Compute.SMALL_MEMORY);
    assertThat(sizes.get(Compute.SMALL_MEMORY))
        .containsExactlyInAnyOrder("revision", "reporting", "exploration");
  }

  @Test
  void aStepBelongsToTheFunctionNamedBeforeIt() {
    TextFile machine =
        new TextFile(
            "infra/a.asl.json",
            """
            {"FunctionName": "${sql_execution}", "Payload": {"step": "execute-sql"}},
            {"FunctionName": "${revision}", "Payload": {"step": "revise-sql"}}
            """);

    assertThat(called(List.of(machine)))
        .isEqualTo(
            Map.of("sql-execution", Set.of("execute-sql"), "revision", Set.of("revise-sql")));
  }

  @Test
  void aFunctionIsBuiltUnderTheNameOfItsFolder() {
    assertThat(exported(List.of(properties("revision", "revision")))).containsExactly("revision");
    assertThat(exported(List.of(properties("revision", "other"))))
        .containsExactly("revision exports other");
  }

  private static Set<String> exported(List<TextFile> files) {
    Set<String> exported = new TreeSet<>();
    for (TextFile file : files) {
      Matcher built = BUILT.matcher(file.path());
      if (built.matches()) {
        String name =
            TerraformModule.found(EXPORTED, Stream.of(file.text())).stream()
                .collect(Collectors.joining());
        exported.add(name.equals(built.group(1)) ? name : built.group(1) + " exports " + name);
      }
    }
    return exported;
  }

  private static Map<String, Set<String>> called(String paths) {
    return called(
        Checkout.here().files().stream().filter(file -> file.path().matches(paths)).toList());
  }

  private static Map<String, Set<String>> called(List<TextFile> files) {
    Map<String, Set<String>> steps = new TreeMap<>();
    for (TextFile file : files) {
      Matcher call = CALLED.matcher(file.text());
      while (call.find()) {
        add(steps, call.group(1).replace('_', '-'), call.group(2));
      }
    }
    return steps;
  }

  private static Map<String, Set<String>> documented(String path) {
    TextFile page =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals(path))
            .findFirst()
            .orElseThrow();
    Map<String, Set<String>> steps = new TreeMap<>();
    Matcher row = ROW.matcher(page.text());
    while (row.find()) {
      Matcher name = NAME.matcher(row.group(2));
      while (name.find()) {
        add(steps, row.group(1), name.group(1));
      }
    }
    return steps;
  }

  private static void add(Map<String, Set<String>> steps, String function, String step) {
    steps.computeIfAbsent(function, _ -> new TreeSet<>()).add(step);
  }

  private static TextFile properties(String folder, String name) {
    return new TextFile(
        "functions/%s/src/main/resources/application.properties".formatted(folder),
        "quarkus.funqy.export=" + name + "\n");
  }
}
