package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What functions are rehearsed with is what Terraform gives them. */
class RehearsedRolesTest {

  private static final String ROLES = "rehearsal/src/main/resources/roles.json";

  @Test
  void functionsAreRehearsedWithTheRolesThatAreDeployed() throws JsonProcessingException {
    TerraformModule example = TerraformModule.all().get(FunctionEnvironmentTest.ROOT);

    assertThat(differences(roles(), example)).isEmpty();
  }

  @Test
  void theStateMachineOfBatchesMayReadAndWriteBatchesOnly() {
    List<String> resources =
        TerraformModule.all().get("terraform/modules/batch").data().stream()
            .filter(document -> document.name().equals("this"))
            .flatMap(document -> TerraformModule.texts(document.body().path("statement")))
            .filter(text -> text.contains(":s3:::"))
            .toList();

    assertThat(resources).hasSize(2).allMatch(resource -> resource.endsWith("/batches/*"));
  }

  @Test
  void anotherRoleAndAnotherVariableAreCaught() throws JsonProcessingException {
    TerraformModule module =
        TerraformModule.of(
            """
            locals {
              functions = {
                f = {
                  environment  = { ASSAY_ARTIFACTS_BUCKET = "b" }
                  calls_models = false
                  memory_size  = 1024
                  timeout      = 120
                  reads        = ["runs/*"]
                  writes       = ["usage/*"]
                }
              }
            }
            """);
    JsonNode rehearsed =
        new ObjectMapper()
            .readTree(
                """
                {"f": {"memory_size": 512, "timeout": 120, "calls_models": false,
                       "reads": ["runs/*"], "writes": ["usage/*", "runs/*"],
                       "environment": {"ASSAY_ARTIFACTS_BUCKET": "b", "ASSAY_MODEL": "m"}},
                 "g": {}}
                """);

    assertThat(differences(rehearsed, module))
        .containsExactly(
            "f has memory_size 512, and 1024 in Terraform",
            "f has writes [\"usage/*\",\"runs/*\"], and [\"usage/*\"] in Terraform",
            "f has ASSAY_MODEL, which Terraform does not set",
            "g is not deployed");
  }

  private static List<String> differences(JsonNode rehearsed, TerraformModule module) {
    JsonNode deployed = module.locals().get("functions");
    List<String> differences = new ArrayList<>();
    for (Map.Entry<String, JsonNode> role : rehearsed.properties()) {
      JsonNode function = deployed.path(role.getKey());
      if (function.isMissingNode()) {
        differences.add(role.getKey() + " is not deployed");
        continue;
      }
      for (String part : List.of("memory_size", "timeout", "calls_models", "reads", "writes")) {
        if (!role.getValue().path(part).equals(function.path(part))) {
          differences.add(
              "%s has %s %s, and %s in Terraform"
                  .formatted(role.getKey(), part, role.getValue().path(part), function.path(part)));
        }
      }
      Set<String> set = FunctionEnvironmentTest.set(function.path("environment"), module.locals());
      for (Map.Entry<String, JsonNode> variable :
          role.getValue().path("environment").properties()) {
        if (!set.contains(variable.getKey().replaceFirst("^ASSAY_MODELS_.*", "ASSAY_MODELS_"))) {
          differences.add(
              "%s has %s, which Terraform does not set"
                  .formatted(role.getKey(), variable.getKey()));
        }
      }
    }
    Set<String> missing = new TreeSet<>();
    deployed.fieldNames().forEachRemaining(missing::add);
    rehearsed.fieldNames().forEachRemaining(missing::remove);
    missing.forEach(name -> differences.add(name + " is not rehearsed"));
    return differences;
  }

  private static JsonNode roles() throws JsonProcessingException {
    String roles =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals(ROLES))
            .map(TextFile::text)
            .findFirst()
            .orElseThrow();
    return new ObjectMapper().readTree(roles);
  }
}
