package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is open in a file of infra is filled by Terraform, and nothing else is. */
class PlaceholdersTest {

  private static final Pattern OPEN = Pattern.compile("(?<!\\$)\\$\\{([a-z_]+)}");
  private static final Pattern FILLED =
      Pattern.compile(
          "templatefile\\((?:\"\\$\\{var\\.definitions}/([a-z.-]+)\"|var\\.(contract)),\\s*\\{(.*?)\\n\\s*}\\)",
          Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("^\\s*([a-z_]+)\\s*=", Pattern.MULTILINE);

  @Test
  void everyPlaceholderIsFilledAndEveryDefinitionDeployed() {
    assertThat(
            violations(
                Checkout.here().files().stream().filter(PlaceholdersTest::isTemplate).toList(),
                List.copyOf(TerraformModule.all().values())))
        .isEmpty();
  }

  @Test
  void whatIsOpenOrFilledForNothingIsCaught() {
    TextFile machine = new TextFile("infra/a.asl.json", "{\"A\": \"${one}\", \"B\": \"${two}\"}\n");
    TextFile alone = new TextFile("infra/alone.asl.json", "{}\n");
    TerraformModule module =
        TerraformModule.of(
            """
            locals {
              a = templatefile("${var.definitions}/a.asl.json", {
                one   = "1"
                three = "3"
              })
            }
            """);

    assertThat(violations(List.of(machine, alone), List.of(module)))
        .containsExactly(
            "infra/a.asl.json: nothing fills two",
            "infra/a.asl.json: three is filled, and not there",
            "infra/alone.asl.json is not deployed");
  }

  private static boolean isTemplate(TextFile file) {
    return file.path().matches("infra/[^/]+\\.asl\\.json|infra/openapi\\.yaml");
  }

  private static List<String> violations(List<TextFile> files, List<TerraformModule> modules) {
    Map<String, String> fillings =
        modules.stream()
            .flatMap(module -> module.textsOutside("variable"))
            .flatMap(text -> FILLED.matcher(text).results())
            .collect(Collectors.toMap(PlaceholdersTest::file, filling -> filling.group(3)));
    List<String> violations = new ArrayList<>();
    for (TextFile file : files) {
      String filling = fillings.get(file.name());
      if (filling == null) {
        violations.add(file.path() + " is not deployed");
        continue;
      }
      TreeSet<String> open = new TreeSet<>(TerraformModule.found(OPEN, Stream.of(file.text())));
      for (String name : TerraformModule.found(NAME, Stream.of("\n" + filling))) {
        if (!open.remove(name)) {
          violations.add("%s: %s is filled, and not there".formatted(file.path(), name));
        }
      }
      open.forEach(name -> violations.add("%s: nothing fills %s".formatted(file.path(), name)));
    }
    violations.sort(null);
    return violations;
  }

  private static String file(MatchResult filling) {
    return filling.group(2) == null ? filling.group(1) : "openapi.yaml";
  }
}
