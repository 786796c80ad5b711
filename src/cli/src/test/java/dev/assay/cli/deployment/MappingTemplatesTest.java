package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.cli.deployment.MappingTemplate.Evaluated;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the API's mapping templates make of requests, and of what AWS answers them. */
class MappingTemplatesTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** As terraform/modules/api/main.tf has them. */
  private static final String BY_KEY = "$context.identity.apiKeyId";

  private static final String BY_ROLE = "$context.identity.caller.split(\":\").get(0)";

  private static final Map<String, String> KEY = Map.of("apiKeyId", "k1");
  private static final String QUESTION = "{\"question\": \"How many?\"}";
  private static final String JSON_TEMPLATE = "/requestTemplates/application~1json";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"question\": \"How many?\"}",
        "{\"question\": \"the captain's \\\"Skarven\\\"\", \"db_id\": \"a/b\\\\c\"}",
        "{\"question\": \"two\\nlines\\tand $money #if(true)\"}",
        "{\"question\": \"Wie viele Häfen? 港 😀\", \"strategy\": [\"detector\", \"test-case\"]}",
        "{\"question\": \"\\\\' \\\\\\\\' ''\"}"
      })
  void whatIsPostedArrivesInTheExecutionAsItWas(String body) throws JsonProcessingException {
    JsonNode call = start(body, Map.of("Idempotency-Key", "first")).json();

    assertThat(call.path("stateMachineArn").asText()).endsWith(":stateMachine:assay-ask");
    assertThat(call.path("name").asText()).isEqualTo("k1-first");
    JsonNode input = JSON.readTree(call.path("input").asText());
    assertThat(input.path("run").asText()).isEqualTo("k1-first");
    assertThat(input.path("owner").asText()).isEqualTo("k1");
    assertThat(input.path("request")).isEqualTo(JSON.readTree(body));
  }

  @ParameterizedTest
  @CsvSource({
    "Idempotency-Key, first, k1-first",
    "idempotency-key, first, k1-first",
    "Other, first, k1-5f1e2d3c-0000-4000-8000-0123456789ab",
    "Idempotency-Key, '', k1-5f1e2d3c-0000-4000-8000-0123456789ab",
    "Idempotency-Key, a b/../c, k1-a#b####c",
    "Idempotency-Key, \"x\", k1-#x#",
    "Idempotency-Key, 123456789012345678901234567890123456789012345678901, k1-#"
  })
  void theRunIsNamedByItsOwnerAndTheKeyOfTheRequest(String header, String value, String run) {
    assertThat(start(QUESTION, Map.of(header, value)).json().path("name").asText()).isEqualTo(run);
  }

  @Test
  void whoSignsIsTheRole() {
    Evaluated started =
        MappingTemplate.at(integration("/v1/questions", "post") + JSON_TEMPLATE, BY_ROLE)
            .evaluate(
                QUESTION,
                Map.of("Idempotency-Key", "first"),
                Map.of("caller", "AROAEXAMPLE:session"));

    assertThat(started.json().path("name").asText()).isEqualTo("AROAEXAMPLE-first");
  }

  @Test
  void aStartedRunIsAcceptedWithItsLink() {
    Evaluated accepted =
        answered(
            "/v1/questions",
            "post",
            "default",
            "{\"executionArn\": \"arn:aws:states:eu-1:1:execution:assay-ask:k1-first\"}");

    assertThat(accepted.json().toString())
        .isEqualTo("{\"id\":\"first\",\"status\":\"queued\",\"link\":\"/v1/questions/first\"}");
    assertThat(accepted.response().get("header"))
        .isEqualTo(Map.of("Location", "/v1/questions/first"));
  }

  @Test
  void aRepeatedKeyIsAcceptedAsTheFirstRun() {
    Evaluated accepted =
        answered(
            "/v1/questions",
            "post",
            "4\\d{2}",
            "{\"__type\": \"ExecutionAlreadyExists\", \"message\": \"Execution Already Exists:"
                + " 'arn:aws:states:eu-1:1:execution:assay-ask:k1-first'\"}");

    assertThat(accepted.response()).containsEntry("status", 202);
    assertThat(accepted.json().path("id").asText()).isEqualTo("first");
    assertThat(accepted.response().get("header"))
        .isEqualTo(Map.of("Location", "/v1/questions/first"));
  }

  @ParameterizedTest
  @CsvSource({
    "com.amazonaws.swf.service.v2.model#InvalidName, , invalid-request",
    "com.amazon.coral.validate#ValidationException, 413, too-large",
    "InvalidExecutionInput, 413, too-large",
    "ThrottlingException, 429, too-many-requests",
    "ExecutionLimitExceeded, 429, too-many-requests",
    "AccessDeniedException, 503, unavailable"
  })
  void whatStepFunctionsRefusesIsAnErrorOfTheContract(String type, Integer status, String error) {
    Evaluated refused =
        answered(
            "/v1/questions",
            "post",
            "4\\d{2}",
            "{\"__type\": \"%s\", \"message\": \"no\"}".formatted(type));

    assertThat(refused.response().get("status")).isEqualTo(status);
    assertThat(refused.json().path("error").asText()).isEqualTo(error);
  }

  @ParameterizedTest
  @CsvSource({"first, k1-first", "'..%2Fk2-first', k1-==%2Fk2-first", "k2-first, k1-k2-first"})
  void aRunIsLookedForAmongTheOwnersAlone(String id, String run) {
    Evaluated asked =
        MappingTemplate.at(integration("/v1/questions/{id}", "get") + JSON_TEMPLATE, BY_KEY)
            .evaluate("{}", Map.of("id", id), KEY);
    Evaluated page =
        MappingTemplate.at(integration("/v1/questions/{id}/report", "get") + JSON_TEMPLATE, BY_KEY)
            .evaluate("{}", Map.of("id", id), KEY);

    String expected = run.replace("%", "=");
    assertThat(asked.json().path("step").asText()).isEqualTo("describe");
    assertThat(asked.json().path("run").asText()).isEqualTo(expected);
    assertThat(page.request().get("path")).isEqualTo(Map.of("run", expected));
  }

  @Test
  void whatBecameOfARunIsAnsweredAsItIs() {
    Evaluated described =
        answered(
            "/v1/questions/{id}",
            "get",
            "default",
            "{\"outcome\": \"described\", \"run\": {\"id\": \"first\", \"status\": \"running\"}}");

    assertThat(described.json().toString()).isEqualTo("{\"id\":\"first\",\"status\":\"running\"}");
    assertThat(described.response()).doesNotContainKey("status");
  }

  @Test
  void whoeverKnowsHowARunStandsIsToldSo() {
    Evaluated asked =
        MappingTemplate.at(integration("/v1/questions/{id}", "get") + JSON_TEMPLATE, BY_KEY)
            .evaluate("{}", Map.of("id", "a", "If-None-Match", "W/\"verified-17\" \\"), KEY);
    Evaluated unchanged =
        answered(
            "/v1/questions/{id}",
            "get",
            "default",
            "{\"outcome\": \"unchanged\", \"etag\": \"verified-17\"}");
    Evaluated changed =
        answered(
            "/v1/questions/{id}",
            "get",
            "default",
            "{\"outcome\": \"described\", \"etag\": \"running\", \"run\": {}}");

    assertThat(asked.json().path("known").asText()).isEqualTo("verified-17");
    assertThat(unchanged.text()).isEmpty();
    assertThat(unchanged.response()).containsEntry("status", 304);
    assertThat(unchanged.response().get("header")).isEqualTo(Map.of("ETag", "W/\"verified-17\""));
    assertThat(changed.response()).doesNotContainKey("status");
    assertThat(changed.response().get("header")).isEqualTo(Map.of("ETag", "W/\"running\""));
  }

  @ParameterizedTest
  @CsvSource({
    "'', k1-",
    "first, k1-first",
    "'../k2-', k1-k2-",
    "'\"}', k1-",
    "123456789012345678901234567890123456789012345678901, k1-12345678901234567890123456789012345678901234567890"
  })
  void onlyTheOwnersRunsAreListed(String after, String from) {
    JsonNode event =
        MappingTemplate.at(integration("/v1/questions", "get") + JSON_TEMPLATE, BY_KEY)
            .evaluate("{}", Map.of("after", after), KEY)
            .json();

    assertThat(event.path("step").asText()).isEqualTo("list");
    assertThat(event.path("run").asText()).isEqualTo(from);
  }

  @Test
  void aPageIsAnsweredAsItIsListed() {
    String page = "[{\"id\":\"a\",\"status\":\"queued\",\"link\":\"/v1/questions/a\"}]";

    Evaluated listed =
        answered(
            "/v1/questions",
            "get",
            "default",
            "{\"outcome\": \"listed\", \"questions\": %s, \"next\": null}".formatted(page));
    Evaluated other = answered("/v1/questions", "get", "default", "{\"outcome\": \"other\"}");

    assertThat(listed.json().toString())
        .isEqualTo("{\"questions\":%s,\"next\":null}".formatted(page));
    assertThat(other.response()).containsEntry("status", 503);
    assertThat(other.json().path("error").asText()).isEqualTo("unavailable");
  }

  @ParameterizedTest
  @CsvSource({
    "withdrawn, , ",
    "begun, 409, conflict",
    "invalid-input, 404, not-found",
    "other, 503, unavailable"
  })
  void aQuestionIsWithdrawnUnlessItHasBegun(String outcome, Integer status, String error) {
    JsonNode event =
        MappingTemplate.at(integration("/v1/questions/{id}", "delete") + JSON_TEMPLATE, BY_KEY)
            .evaluate("{}", Map.of("id", "a/b"), KEY)
            .json();
    Evaluated answer =
        answered(
            "/v1/questions/{id}", "delete", "default", "{\"outcome\": \"%s\"}".formatted(outcome));

    assertThat(event.toString()).isEqualTo("{\"step\":\"withdraw\",\"run\":\"k1-a=b\"}");
    assertThat(answer.response().get("status")).isEqualTo(status);
    assertThat(answer.text().isEmpty()).isEqualTo(error == null);
    if (error != null) {
      assertThat(answer.json().path("error").asText()).isEqualTo(error);
    }
  }

  @ParameterizedTest
  @CsvSource({"invalid-input, 404, not-found", "other, 503, unavailable"})
  void aRunThatIsNotThereIsNotFound(String outcome, int status, String error) {
    Evaluated refused =
        answered(
            "/v1/questions/{id}", "get", "default", "{\"outcome\": \"%s\"}".formatted(outcome));

    assertThat(refused.response()).containsEntry("status", status);
    assertThat(refused.json().path("error").asText()).isEqualTo(error);
  }

  private static Evaluated start(String body, Map<String, String> headers) {
    return MappingTemplate.at(integration("/v1/questions", "post") + JSON_TEMPLATE, BY_KEY)
        .evaluate(body, headers, KEY);
  }

  private static Evaluated answered(String path, String method, String status, String body) {
    return MappingTemplate.at(
            "%s/responses/%s/responseTemplates/application~1json"
                .formatted(integration(path, method), status),
            BY_KEY)
        .evaluate(body, Map.of("id", "first"), KEY);
  }

  private static String integration(String path, String method) {
    return "/paths/%s/%s/x-amazon-apigateway-integration"
        .formatted(path.replace("/", "~1"), method);
  }
}
