package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.deployment.AwsSchema.Argument;
import dev.assay.cli.deployment.TerraformModule.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Resources and data sources are given what the AWS provider takes, and what it wants. */
class ProviderArgumentsTest {

  private static final Set<String> OF_TERRAFORM =
      Set.of("count", "for_each", "depends_on", "lifecycle", "provider");

  @Test
  void everyArgumentIsOneOfTheProvidersAndNoneIsMissing() {
    AwsSchema schema = new AwsSchema();

    assertThat(
            TerraformModule.all().values().stream()
                .flatMap(module -> violations(module, schema).stream()))
        .isEmpty();
  }

  @Test
  void argumentsThatAreWrongMissingOrOfNoResourceAreCaught() {
    TerraformModule module =
        TerraformModule.of(
            """
            resource "aws_lambda_function" "this" {
              function_name = "a"
              memory        = 128
              role          = "r"
              dead_letter_config {
                arn = "q"
              }
              dynamic "snap_start" {
                for_each = [1]
                content {
                  applies_on = "PublishedVersions"
                }
              }
            }
            resource "aws_lambda_functions" "this" {}
            data "aws_region" "here" { regoin = "eu-central-1" }
            """);

    assertThat(violations(module, new AwsSchema()))
        .containsExactlyInAnyOrder(
            "module: aws_lambda_function.this takes no memory",
            "module: aws_lambda_function.this.dead_letter_config takes no arn",
            "module: aws_lambda_function.this.dead_letter_config wants target_arn",
            "module: aws_lambda_function.this.snap_start takes no applies_on",
            "module: aws_lambda_function.this.snap_start wants apply_on",
            "module: the provider has no aws_lambda_functions",
            "module: aws_region.here takes no regoin");
  }

  private static List<String> violations(TerraformModule module, AwsSchema schema) {
    List<String> violations = new ArrayList<>();
    for (Block resource : module.resources()) {
      check(resource, schema.resource(resource.type()), violations);
    }
    for (Block data : module.data()) {
      check(data, schema.data(data.type()), violations);
    }
    return violations.stream().map(each -> module.folder() + ": " + each).toList();
  }

  private static void check(
      Block block, Optional<Map<String, Argument>> arguments, List<String> violations) {
    if (arguments.isEmpty()) {
      violations.add("the provider has no " + block.type());
      return;
    }
    check(String.join(".", block.labels()), block.body(), arguments.get(), violations);
  }

  private static void check(
      String name, JsonNode body, Map<String, Argument> arguments, List<String> violations) {
    for (Map.Entry<String, JsonNode> given : body.properties()) {
      if (given.getKey().equals("dynamic")) {
        given
            .getValue()
            .properties()
            .forEach(
                block ->
                    block
                        .getValue()
                        .forEach(
                            each ->
                                each.path("content")
                                    .forEach(
                                        content ->
                                            argument(
                                                name,
                                                block.getKey(),
                                                content,
                                                arguments,
                                                violations))));
      } else if (!OF_TERRAFORM.contains(given.getKey())) {
        argument(name, given.getKey(), given.getValue(), arguments, violations);
      }
    }
    arguments.forEach(
        (argument, what) -> {
          if (what.required() && !body.has(argument) && !body.path("dynamic").has(argument)) {
            violations.add("%s wants %s".formatted(name, argument));
          }
        });
  }

  private static void argument(
      String name,
      String argument,
      JsonNode value,
      Map<String, Argument> arguments,
      List<String> violations) {
    Argument known = arguments.get(argument);
    if (known == null) {
      violations.add("%s takes no %s".formatted(name, argument));
    } else if (known.block().isPresent()) {
      Iterable<JsonNode> blocks = value.isArray() ? value : List.of(value);
      for (JsonNode block : blocks) {
        if (block.isObject()) {
          check(name + "." + argument, block, known.block().get(), violations);
        }
      }
    }
  }
}
