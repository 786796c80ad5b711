package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What functions are rehearsed with is registered, and set by Terraform. */
class RehearsedEnvironmentsTest {

  private static final String ENVIRONMENTS = "rehearsal/src/main/resources/environments.json";

  @Test
  void everyKindOfEnvironmentIsRehearsed() {
    assertThat(FunctionRegistry.json(ENVIRONMENTS).fieldNames())
        .toIterable()
        .containsExactlyInAnyOrderElementsOf(
            Set.copyOf(FunctionRegistry.functions().findValuesAsText("environment")));
  }

  @Test
  void noVariableIsRehearsedThatTerraformDoesNotSet() {
    TerraformModule example = TerraformModule.all().get(FunctionEnvironmentTest.ROOT);
    JsonNode deployed = example.locals().get("environments");

    assertThat(FunctionRegistry.json(ENVIRONMENTS).propertyStream())
        .allSatisfy(
            rehearsed ->
                assertThat(
                        FunctionEnvironmentTest.set(
                            deployed.path(rehearsed.getKey()), example.locals()))
                    .containsAll(names(rehearsed.getValue())));
  }

  private static List<String> names(JsonNode environment) {
    return environment
        .propertyStream()
        .map(Map.Entry::getKey)
        .map(name -> name.replaceFirst("^ASSAY_MODELS_.*", "ASSAY_MODELS_"))
        .toList();
  }
}
