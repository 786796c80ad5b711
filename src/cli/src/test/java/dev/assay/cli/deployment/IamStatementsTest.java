package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.deployment.TerraformModule.Block;
import dev.assay.cli.gates.Exemption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No statement of a policy allows everything, or on everything, but those listed here. */
class IamStatementsTest {

  private static final String DOCUMENT = "aws_iam_policy_document";

  private static final List<Exemption> EXEMPTIONS =
      List.of(
          new Exemption(" Trace ", "X-Ray knows no resources in these actions"),
          new Exemption(" DeliverLogs ", "deliveries of logs have no ARN"),
          new Exemption(" JoinNetwork ", "network interfaces have no ARN before they are there"),
          new Exemption(" AccountKeepsKey ", "a key's policy is about this key alone"),
          new Exemption(" AlarmsUseKey ", "a key's policy is about this key alone"),
          new Exemption(" Tell ", "metrics have no ARN; a condition names the namespace"));

  @Test
  void noStatementHasAStarForActionsOrResources() {
    List<String> violations =
        TerraformModule.all().values().stream().flatMap(module -> stars(module).stream()).toList();

    assertThat(Exemption.remaining(violations, EXEMPTIONS)).isEmpty();
  }

  @Test
  void policiesAreWrittenAsDocumentsThatTheseTestsCanRead() {
    List<String> violations =
        TerraformModule.all().values().stream()
            .flatMap(module -> foreign(module).stream())
            .toList();

    assertThat(violations).isEmpty();
  }

  @Test
  void onlyFunctionsThatCallModelsMayReadTheirKeys() {
    JsonNode functions = FunctionRegistry.functions();

    assertThat(functions.propertyStream())
        .filteredOn(function -> function.getValue().path("calls_models").asBoolean())
        .extracting(Map.Entry::getKey)
        .containsExactlyInAnyOrder(
            "relevant-linking",
            "test-data-generation",
            "test-code-voting",
            "revision",
            "exploration");
  }

  @Test
  void onlyFunctionsThatCallModelsMayCallThoseThatAreNamed() {
    Map<String, TerraformModule> modules = TerraformModule.all();
    TerraformModule example = modules.get(FunctionEnvironmentTest.ROOT);
    TerraformModule function = modules.get("terraform/modules/function");

    assertThat(example.calls())
        .filteredOn(call -> call.name().equals("function"))
        .extracting(call -> call.body().path("bedrock_models").asText())
        .containsExactly("${each.value.calls_models ? var.models.bedrock : []}");
    assertThat(function.variables())
        .filteredOn(variable -> variable.name().equals("bedrock_models"))
        .extracting(variable -> variable.body().path("default").toString())
        .containsExactly("[]");
    assertThat(
            function.data().stream()
                .filter(block -> block.type().equals(DOCUMENT))
                .flatMap(block -> statements(block.body()))
                .filter(
                    statement ->
                        TerraformModule.texts(statement.path("actions"))
                            .anyMatch(action -> action.startsWith("bedrock:")))
                .map(statement -> statement.path("resources").asText()))
        .containsExactly("${var.bedrock_models}");
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
  void starsAreCaughtWhereverTheyAre() {
    TerraformModule module =
        TerraformModule.of(
            """
            data "aws_iam_policy_document" "this" {
              statement {
                sid       = "AllOfS3"
                actions   = ["s3:*"]
                resources = [aws_s3_bucket.this.arn]
              }
              statement {
                sid       = "AllBuckets"
                actions   = ["s3:GetObject"]
                resources = ["*"]
              }
              statement {
                sid       = "Forbid"
                effect    = "Deny"
                actions   = ["s3:*"]
                resources = ["*"]
              }
              dynamic "statement" {
                for_each = [1]
                content {
                  sid           = "AllButOne"
                  not_actions   = ["s3:GetObject"]
                  not_resources = ["arn:aws:s3:::a"]
                }
              }
              statement {
                sid       = "OneFolder"
                actions   = ["s3:GetObject"]
                resources = ["${aws_s3_bucket.this.arn}/runs/*"]
              }
            }
            resource "aws_iam_role_policy" "json" {
              policy = jsonencode({ Statement = [] })
            }
            resource "aws_iam_role_policy_attachment" "all" {
              policy_arn = "arn:aws:iam::aws:policy/AdministratorAccess"
            }
            """);

    assertThat(stars(module))
        .containsExactlyInAnyOrder(
            "module: AllOfS3 allows s3:*",
            "module: AllBuckets allows on *",
            "module: AllButOne allows all but what it names");
    assertThat(foreign(module))
        .containsExactly(
            "module: aws_iam_role_policy.json is no data.aws_iam_policy_document",
            "module: aws_iam_role_policy_attachment.all is no data.aws_iam_policy_document");
  }

  private static List<String> stars(TerraformModule module) {
    List<String> violations = new ArrayList<>();
    for (Block document : module.data()) {
      if (document.type().equals(DOCUMENT)) {
        statements(document.body())
            .filter(statement -> !statement.path("effect").asText().equals("Deny"))
            .forEach(
                statement ->
                    stars(statement)
                        .map(
                            each ->
                                "%s: %s %s"
                                    .formatted(
                                        module.folder(), statement.path("sid").asText("-"), each))
                        .forEach(violations::add));
      }
    }
    return violations;
  }

  private static Stream<String> stars(JsonNode statement) {
    if (statement.has("not_actions") || statement.has("not_resources")) {
      return Stream.of("allows all but what it names");
    }
    Stream<String> actions =
        TerraformModule.texts(statement.path("actions"))
            .filter(action -> action.contains("*"))
            .map(action -> "allows " + action);
    Stream<String> resources =
        TerraformModule.texts(statement.path("resources"))
            .filter(resource -> resource.matches("[*:]+|arn:[^$]*:\\*"))
            .map(resource -> "allows on " + resource);
    return Stream.concat(actions, resources);
  }

  private static Stream<JsonNode> statements(JsonNode document) {
    Stream<JsonNode> dynamic =
        document
            .path("dynamic")
            .path("statement")
            .valueStream()
            .flatMap(each -> each.path("content").valueStream());
    return Stream.concat(document.path("statement").valueStream(), dynamic);
  }

  private static List<String> foreign(TerraformModule module) {
    return module.resources().stream()
        .filter(resource -> resource.type().startsWith("aws_iam_"))
        .filter(resource -> resource.type().contains("policy"))
        .filter(
            resource ->
                !resource.body().path("policy").asText().startsWith("${data." + DOCUMENT + "."))
        .map(
            resource ->
                "%s: %s is no data.%s"
                    .formatted(module.folder(), String.join(".", resource.labels()), DOCUMENT))
        .toList();
  }
}
