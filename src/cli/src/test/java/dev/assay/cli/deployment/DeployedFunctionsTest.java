package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is built is deployed, what is deployed is called, and what is called is built. */
class DeployedFunctionsTest {

  private static final Pattern EXPORTED =
      Pattern.compile("^quarkus\\.funqy\\.export=(.+)$", Pattern.MULTILINE);
  private static final Pattern BUILT =
      Pattern.compile("functions/([a-z-]+)/src/main/resources/application\\.properties");
  private static final Pattern CALLED = Pattern.compile("\"FunctionName\": \"\\$\\{([a-z_]+)}\"");

  /** Functions that are called by others than state machines: the API describes runs by one. */
  private static final Pattern CALLED_BY_THE_API = Pattern.compile("\\$\\{([a-z_]+)_function}");

  @Test
  void builtDeployedAndCalledAreTheSame() {
    List<TextFile> files = Checkout.here().files();
    JsonNode deployed =
        TerraformModule.all().get(FunctionEnvironmentTest.ROOT).locals().get("functions");

    assertThat(exported(files)).isNotEmpty().isEqualTo(called(files));
    assertThat(names(deployed)).isEqualTo(called(files));
  }

  @Test
  void aFunctionIsCalledByItsPlaceholdersName() {
    TextFile machine = machine("{\"FunctionName\": \"${sql_execution}\"}");

    assertThat(called(List.of(machine))).containsExactly("sql-execution");
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

  private static Set<String> called(List<TextFile> files) {
    Stream<String> byMachines =
        files.stream()
            .filter(file -> file.path().matches("infra/[^/]+\\.asl\\.json"))
            .flatMap(file -> TerraformModule.found(CALLED, Stream.of(file.text())).stream());
    Stream<String> byTheApi =
        files.stream()
            .filter(file -> file.path().equals("infra/openapi.yaml"))
            .flatMap(
                file -> TerraformModule.found(CALLED_BY_THE_API, Stream.of(file.text())).stream());
    return Stream.concat(byMachines, byTheApi)
        .map(name -> name.replace('_', '-'))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> names(JsonNode functions) {
    return functions
        .propertyStream()
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static TextFile machine(String text) {
    return new TextFile("infra/a.asl.json", text);
  }

  private static TextFile properties(String folder, String name) {
    return new TextFile(
        "functions/%s/src/main/resources/application.properties".formatted(folder),
        "quarkus.funqy.export=" + name + "\n");
  }
}
