package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.deployment.TerraformModule.Block;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.Exemption;
import dev.assay.cli.gates.TextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Modules have the files and the inputs that their users expect, and no others. */
class ModuleInputsTest {

  private static final Pattern VARIABLE = Pattern.compile("\\bvar\\.([A-Za-z_][A-Za-z0-9_-]*)");
  private static final List<String> FILES =
      List.of("main.tf", "variables.tf", "outputs.tf", "versions.tf");
  private static final Set<String> OF_CALLS =
      Set.of("source", "version", "for_each", "count", "providers", "depends_on");
  private static final int MOST_IN_THE_EXAMPLE = 10;
  private static final String EXAMPLE = "terraform/examples/complete";

  private static final List<Exemption> EXEMPTIONS =
      List.of(
          new Exemption("input description has no validation", "any text will do"),
          new Exemption("input model_secret_arn has no validation", "null, or a secret's own ARN"),
          new Exemption("input network has no validation", "its type says all"),
          new Exemption(
              "input dead_letter_queues has no validation", "queues' own names, or none"));

  @Test
  void everyInputIsDeclaredTypedDescribedValidatedAndUsed() {
    List<String> violations =
        TerraformModule.all().values().stream().flatMap(module -> inputs(module).stream()).toList();

    assertThat(Exemption.remaining(violations, EXEMPTIONS)).isEmpty();
  }

  @Test
  void modulesAreCalledWithTheirInputs() {
    Map<String, TerraformModule> modules = TerraformModule.all();

    assertThat(modules.values().stream().flatMap(each -> calls(each, modules).stream())).isEmpty();
  }

  @Test
  void everyModuleHasTheFilesOfTheRegistry() {
    Map<String, TerraformModule> modules = TerraformModule.all();

    assertThat(modules).hasSizeGreaterThan(6).containsKey(EXAMPLE);
    for (TerraformModule module : modules.values()) {
      assertThat(module.files()).as(module.folder()).containsAll(FILES);
      assertThat(undocumented(module)).isEmpty();
    }
  }

  @Test
  void theExampleHasFewInputs() {
    assertThat(TerraformModule.all().get(EXAMPLE).variables())
        .hasSizeLessThanOrEqualTo(MOST_IN_THE_EXAMPLE);
  }

  @Test
  void anInputWithFaultsIsCaught() {
    TerraformModule module =
        TerraformModule.of(
            """
            variable "unused" {
              type        = string
              description = "Text."
              validation {
                condition     = length(var.unused) > 0
                error_message = "Give one."
              }
            }
            variable "bare" {}
            variable "loose" {
              type = any
              description = "Anything"
            }
            resource "aws_sqs_queue" "this" {
              name = "${var.bare}-${var.absent}-${var.loose}"
            }
            output "queue" { value = aws_sqs_queue.this.name }
            """);

    assertThat(inputs(module))
        .containsExactlyInAnyOrder(
            "module: input unused is not used",
            "module: input bare has no type",
            "module: input bare has no description",
            "module: input bare has no validation",
            "module: input loose has no type",
            "module: input loose has no validation",
            "module: input absent is not declared",
            "module: output queue has no description");
  }

  @Test
  void aCallWithWrongInputsIsCaught() {
    Map<String, TerraformModule> modules =
        TerraformModule.read(
            List.of(
                new TextFile(
                    "terraform/modules/a/main.tf",
                    """
                    variable "needed" { type = string }
                    variable "optional" { default = null }
                    output "name" { value = var.needed }
                    """),
                new TextFile(
                    "terraform/examples/b/main.tf",
                    """
                    module "a" {
                      source = "../../modules/a"
                      wrong  = 1
                    }
                    module "gone" { source = "../../modules/gone" }
                    output "x" { value = module.a.names }
                    """)));

    assertThat(calls(modules.get("terraform/examples/b"), modules))
        .containsExactly(
            "terraform/examples/b: module a is not given needed",
            "terraform/examples/b: module a is given wrong, which it does not take",
            "terraform/examples/b: module a has no output names",
            "terraform/examples/b: module gone is not there");
  }

  private static List<String> inputs(TerraformModule module) {
    List<String> violations = new ArrayList<>();
    Set<String> used =
        new TreeSet<>(TerraformModule.found(VARIABLE, module.textsOutside("variable")));
    for (Block variable : module.variables()) {
      List<String> lacks = new ArrayList<>();
      String type = variable.body().path("type").asText();
      if (type.isEmpty() || Pattern.compile("\\bany\\b").matcher(type).find()) {
        lacks.add("has no type");
      }
      if (variable.body().path("description").asText().isBlank()) {
        lacks.add("has no description");
      }
      if (!variable.body().has("validation") && !type.equals("${bool}")) {
        lacks.add("has no validation");
      }
      if (!used.remove(variable.name())) {
        lacks.add("is not used");
      }
      lacks.forEach(
          each ->
              violations.add("%s: input %s %s".formatted(module.folder(), variable.name(), each)));
    }
    used.forEach(
        name -> violations.add("%s: input %s is not declared".formatted(module.folder(), name)));
    module.outputs().stream()
        .filter(output -> output.body().path("description").asText().isBlank())
        .map(output -> "%s: output %s has no description".formatted(module.folder(), output.name()))
        .forEach(violations::add);
    return violations;
  }

  private static List<String> calls(TerraformModule caller, Map<String, TerraformModule> modules) {
    List<String> violations = new ArrayList<>();
    for (Block call : caller.calls()) {
      String source = call.body().path("source").asText();
      TerraformModule called = modules.get(Path.of(caller.folder(), source).normalize().toString());
      if (called == null) {
        violations.add("is not there");
      } else {
        violations.addAll(given(call, called));
        violations.addAll(taken(call, called, caller));
      }
      violations.replaceAll(
          each ->
              each.contains(": module ")
                  ? each
                  : "%s: module %s %s".formatted(caller.folder(), call.name(), each));
    }
    return violations;
  }

  private static List<String> given(Block call, TerraformModule called) {
    List<String> violations = new ArrayList<>();
    Set<String> given =
        call.body().propertyStream().map(Map.Entry::getKey).collect(Collectors.toSet());
    given.removeAll(OF_CALLS);
    for (Block input : called.variables()) {
      if (!given.remove(input.name()) && !input.body().has("default")) {
        violations.add("is not given " + input.name());
      }
    }
    given.forEach(each -> violations.add("is given %s, which it does not take".formatted(each)));
    return violations;
  }

  private static List<String> taken(Block call, TerraformModule called, TerraformModule caller) {
    Pattern output =
        Pattern.compile("\\bmodule\\." + call.name() + "(?:\\[[^]]*])?\\.([A-Za-z_][A-Za-z0-9_]*)");
    Set<String> known = called.outputs().stream().map(Block::name).collect(Collectors.toSet());
    return TerraformModule.found(output, caller.textsOutside("variable")).stream()
        .filter(each -> !known.contains(each))
        .map(each -> "has no output " + each)
        .toList();
  }

  private static List<String> undocumented(TerraformModule module) {
    String readme =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals(module.folder() + "/README.md"))
            .map(TextFile::text)
            .findFirst()
            .orElse("");
    List<Block> named = new ArrayList<>(module.variables());
    named.addAll(module.outputs());
    return named.stream()
        .filter(each -> !readme.contains("| `" + each.name() + "` |"))
        .map(each -> module.folder() + "/README.md does not list " + each.name())
        .toList();
  }
}
