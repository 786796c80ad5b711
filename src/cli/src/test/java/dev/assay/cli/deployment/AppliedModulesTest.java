package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.cli.deployment.Terraform.Ended;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Modules are valid, can be planned and applied, and are then as they were planned: by Terraform,
 * with a provider that makes nothing. What AWS itself would say to it is another matter.
 */
@Tag("slow")
class AppliedModulesTest {

  private static final int CHANGED = 2;

  private static final String EXAMPLES = "terraform/examples/";

  /** The fewest inputs, and all that there are. */
  private static final String LEAST =
      """
      region = "eu-central-1"
      bucket = "some-artifacts"
      models = { main = "gpt-4o" }
      """;

  private static final String MOST =
      """
      name           = "other"
      region         = "eu-central-1"
      bucket         = "some-artifacts"
      package        = { runtime = "native", architecture = "x86_64" }
      concurrency    = 5
      retention_days = 30
      observability  = { alarm_email = "somebody@example.com", telemetry = "http://localhost:4318" }
      api_keys       = { analysts = { requests_per_day = 2000 }, others = {} }
      models = {
        main      = "gpt-4o"
        test_code = ["gpt-4o", "gpt-4.1"]
        embedding = "text-embedding-3-small"
        base_url  = "https://models.example.com/v1"
        bedrock   = ["arn:aws:bedrock:eu-central-1::foundation-model/openai.gpt-oss-120b-1:0"]
        budget    = { run_tokens = 100000, run_cost = 0.5, key_tokens_per_day = 1000000, key_cost_per_day = 5 }
        settings  = { gpt-4o = { price-input = "2.50", price-output = "10" } }
      }
      answers = {
        share_values = "samples"
        strategy     = "reforce"
        exploration = {
          database = "postgresql://reader@db.internal/shop"
          network  = { subnet_ids = ["subnet-1"], security_group_ids = ["sg-1"] }
        }
      }
      """;

  private static final String SIGNED =
      """
      module "api" {
        source                 = "../../modules/api"
        name                   = "signed"
        contract               = "../../../infra/openapi.yaml"
        authorization          = "iam"
        ask_arn                = "arn:aws:states:eu-central-1:123456789012:stateMachine:ask"
        reporting_function_arn = "arn:aws:lambda:eu-central-1:123456789012:function:reporting:live"
        bucket                 = "some-artifacts"
      }
      """;

  private static final String SHA256_OF_A_PACKAGE =
      "c0cd5ccfdb563a59366e33e73001b78fdb8cca5a6c48e2f90fffcde44b81f1f6";

  @TempDir Path repository;
  private Terraform terraform;

  @BeforeEach
  void copy() throws IOException {
    terraform = Terraform.start(TerraformModule.all().values());
    for (TextFile file : Checkout.here().files()) {
      if (file.path().startsWith("terraform/") || file.path().startsWith("infra/")) {
        write(file.path(), file.text());
      }
    }
    JsonNode functions = FunctionRegistry.functions();
    for (Map.Entry<String, JsonNode> function : functions.properties()) {
      write("functions/%s/target/function.zip".formatted(function.getKey()), "a package");
    }
  }

  @AfterEach
  void stop() throws IOException {
    if (terraform != null) {
      terraform.close();
    }
  }

  @Test
  void theExampleIsAppliedWithTheFewestInputsAndThenWithAll() throws Exception {
    Path example = repository.resolve(EXAMPLES + "complete");
    succeeds(example, "init", "-backend=false");
    applies(example, LEAST);
    List<JsonNode> least = terraform.applied(example);
    applies(example, MOST);

    assertThat(functions(least))
        .hasSize(7)
        .allMatch(each -> each.at("/values/runtime").asText().equals("java25"));
    assertThat(ofType(least, "aws_lambda_alias")).hasSize(7);
    assertThat(ofType(least, "aws_sfn_state_machine"))
        .hasSize(4)
        .allSatisfy(
            machine -> assertThat(machine.at("/values/definition").asText()).doesNotContain("${"));
    List<JsonNode> most = terraform.applied(example);
    assertThat(functions(most))
        .hasSize(8)
        .allMatch(each -> each.at("/values/snap_start").isEmpty())
        .allMatch(each -> each.at("/values/runtime").asText().equals("provided.al2023"))
        .allMatch(each -> each.at("/values/reserved_concurrent_executions").asInt() == 5);
    isAsPromised(least);
    hasKeysWithLimits(most);
  }

  private static void isAsPromised(List<JsonNode> resources) {
    assertThat(functions(resources))
        .allMatch(each -> each.at("/values/architectures/0").asText().equals("arm64"))
        .allMatch(each -> each.at("/values/tracing_config/0/mode").asText().equals("Active"))
        .allMatch(each -> each.at("/values/dead_letter_config/0").has("target_arn"))
        .filteredOn(each -> !each.at("/values/vpc_config").isEmpty())
        .extracting(each -> each.at("/values/function_name").asText())
        .containsExactly("assay-sql-execution");
    assertThat(resources)
        .extracting(each -> each.path("type").asText())
        .as("a way out of the isolated network")
        .doesNotContain("aws_route", "aws_internet_gateway", "aws_nat_gateway");
    assertThat(ofType(resources, "aws_cloudwatch_metric_alarm"))
        .extracting(each -> each.at("/values/alarm_name").asText())
        .contains(
            "assay-failures",
            "assay-throttles",
            "assay-unverified",
            "assay-cost",
            "assay-oldest-run");
    assertThat(ofType(resources, "aws_sfn_state_machine"))
        .allMatch(each -> each.at("/values/tracing_configuration/0/enabled").asBoolean())
        .allMatch(each -> !each.at("/values/logging_configuration/0/level").asText().equals("OFF"))
        .allMatch(
            each ->
                !each.at("/values/logging_configuration/0/include_execution_data").asBoolean(true));
    assertThat(ofType(resources, "aws_sns_topic"))
        .hasSize(1)
        .allMatch(each -> each.path("values").has("kms_master_key_id"));
    assertThat(ofType(resources, "aws_kms_key"))
        .hasSize(1)
        .allMatch(each -> each.at("/values/enable_key_rotation").asBoolean());
    assertThat(ofType(resources, "aws_subnet"))
        .extracting(each -> each.at("/values/availability_zone").asText())
        .containsExactlyInAnyOrder("eu-central-1a", "eu-central-1b");
    assertThat(ofType(resources, "aws_s3_bucket_public_access_block")).hasSize(1);
  }

  private static void hasKeysWithLimits(List<JsonNode> resources) {
    assertThat(ofType(resources, "aws_api_gateway_usage_plan"))
        .hasSize(2)
        .allMatch(each -> each.at("/values/throttle_settings/0/rate_limit").asDouble() == 5)
        .allMatch(each -> each.at("/values/throttle_settings/0/burst_limit").asInt() == 10)
        .allMatch(each -> each.at("/values/quota_settings/0/period").asText().equals("DAY"))
        .extracting(each -> each.at("/values/quota_settings/0/limit").asInt())
        .containsExactlyInAnyOrder(2000, 5000);
  }

  @Test
  void theApiIsOneThatApiGatewayCanImport() throws Exception {
    Path example = repository.resolve(EXAMPLES + "complete");
    succeeds(example, "init", "-backend=false");
    applies(example, LEAST);
    write("terraform/examples/signed/main.tf", SIGNED);
    Path signed = repository.resolve("terraform/examples/signed");
    succeeds(signed, "init", "-backend=false");
    applies(signed, "");

    for (JsonNode body : List.of(body(example), body(signed))) {
      assertThat(body.path("paths").toString())
          .as("API Gateway follows no references but to schemas")
          .doesNotContain("#/components/responses/", "#/components/parameters/");
      assertThat(body.at("/paths/~1v1~1questions/post/responses").properties()).hasSize(7);
    }
    assertThat(body(example).findValuesAsText("x-amazon-apigateway-authtype")).isEmpty();
    assertThat(security(body(example))).containsOnly("[{\"apiKey\":[]}]").hasSize(9);
    assertThat(security(body(signed))).containsOnly("[{\"sigv4\":[]}]").hasSize(9);
  }

  /** What whoever calls has to show, but for the one operation that is for anybody. */
  private static List<String> security(JsonNode body) {
    assertThat(body.at("/paths/~1health/get/security")).isEmpty();
    return body.at("/paths").findValues("security").stream()
        .filter(each -> !each.isEmpty())
        .map(JsonNode::toString)
        .toList();
  }

  @Test
  void everyModulesExampleIsValid() throws Exception {
    for (String folder : TerraformModule.all().keySet()) {
      if (folder.endsWith("/examples/basic") || folder.startsWith(EXAMPLES)) {
        Path example = repository.resolve(folder);
        succeeds(example, "init", "-backend=false");
        succeeds(example, "validate");
      }
    }
  }

  @Test
  void modelsOfBedrockNeedNoKey() throws Exception {
    Path bedrock = repository.resolve(EXAMPLES + "bedrock");
    succeeds(bedrock, "init", "-backend=false");
    applies(bedrock, "region = \"eu-central-1\"\nbucket = \"some-artifacts\"\n");

    assertThat(functions(terraform.applied(bedrock)))
        .extracting(each -> each.at("/values/environment/0/variables/ASSAY_MODEL").asText())
        .containsOnlyOnce("bedrock:openai.gpt-oss-120b-1:0");
  }

  @Test
  void aZipThatIsNotThatOfTheReleaseIsRefused() throws Exception {
    Path minimal = repository.resolve(EXAMPLES + "minimal");
    String main = Files.readString(minimal.resolve("main.tf"));
    Map<String, String> sums = new TreeMap<>();
    JsonNode functions = FunctionRegistry.functions();
    for (Map.Entry<String, JsonNode> function : functions.properties()) {
      write("release/%s-jvm.zip".formatted(function.getKey()), "a package");
      sums.put(function.getKey() + "-jvm.zip", SHA256_OF_A_PACKAGE);
    }
    String given =
        "  package = { folder = \"../../../release\", sha256 = %s }\n"
            .formatted(new ObjectMapper().writeValueAsString(sums));
    Files.writeString(minimal.resolve("main.tf"), main.replaceFirst("\n}", "\n" + given + "}"));
    succeeds(minimal, "init", "-backend=false");
    String inputs = "region = \"eu-central-1\"\nbucket = \"some-artifacts\"\n";
    Files.writeString(minimal.resolve("terraform.tfvars"), inputs);
    succeeds(minimal, "plan");

    write("release/batch-jvm.zip", "another package");
    Ended changed = terraform.run(minimal, "plan");
    assertThat(changed.status()).isOne();
    assertThat(changed.printed()).contains("is not the zip with this digest");
  }

  @Test
  void aCollectorsAddressWithAPasswordIsRefused() throws Exception {
    Path example = repository.resolve(EXAMPLES + "complete");
    succeeds(example, "init", "-backend=false");
    Files.writeString(
        example.resolve("terraform.tfvars"),
        LEAST + "observability = { telemetry = \"https://user:word@collector:4318\" }\n");

    Ended planned = terraform.run(example, "plan");

    assertThat(planned.status()).isOne();
    assertThat(planned.printed()).contains("without a user");
  }

  @Test
  void whatTerraformRefusesIsTold() throws Exception {
    write(
        "terraform/wrong/main.tf",
        "resource \"aws_sqs_queue\" \"q\" {\n  name = aws_sns_topic.absent.nme\n}\n");
    Path wrong = repository.resolve("terraform/wrong");
    succeeds(wrong, "init", "-backend=false");

    assertThat(terraform.run(wrong, "validate").status()).isOne();
  }

  private void applies(Path folder, String inputs) throws Exception {
    Files.writeString(folder.resolve("terraform.tfvars"), inputs);
    Ended planned = terraform.run(folder, "plan", "-out=plan", "-detailed-exitcode");
    assertThat(planned.status()).as(planned.printed()).isEqualTo(CHANGED);
    succeeds(folder, "apply", "plan");
    succeeds(folder, "plan", "-detailed-exitcode");
  }

  private void succeeds(Path folder, String... command) throws Exception {
    Ended ended = terraform.run(folder, command);
    assertThat(ended.status()).as(ended.printed()).isZero();
  }

  private JsonNode body(Path folder) throws Exception {
    JsonNode api = ofType(terraform.applied(folder), "aws_api_gateway_rest_api").getFirst();
    return parsed(api.at("/values/body").asText());
  }

  private static List<JsonNode> functions(List<JsonNode> resources) {
    return ofType(resources, "aws_lambda_function");
  }

  private static List<JsonNode> ofType(List<JsonNode> resources, String type) {
    return resources.stream().filter(each -> each.path("type").asText().equals(type)).toList();
  }

  private void write(String path, String text) throws IOException {
    Path file = repository.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static JsonNode parsed(String json) throws JsonProcessingException {
    return new ObjectMapper().readTree(json);
  }
}
