package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tables of functions name the steps that state machines and the API call, and no others. */
class DocumentedStepsTest {

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
  void theReadmeOfFunctionsNamesAllSteps() {
    assertThat(documented("functions/README.md"))
        .isEqualTo(called("infra/[a-z-]+\\.asl\\.json|infra/openapi\\.yaml"));
  }

  @Test
  void thePageOfTheStateMachineNamesTheStepsOfARun() {
    assertThat(documented("docs/state-machine.md")).isEqualTo(called("infra/refine\\.asl\\.json"));
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
}
