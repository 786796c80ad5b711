package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.table.AsOf;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a posted question may look like: here as in the contract, and as in the cloud. */
class QuestionFormTest {

  private static final JsonNode FIELDS =
      ApiContract.deployed().document().at("/components/schemas/Question/properties");

  @TempDir static Path folder;
  private static DirectoryArtifactStore store;
  private static ServedApi api;

  @BeforeAll
  static void serve() throws IOException {
    ServedApi.makeFiles(folder);
    store = new DirectoryArtifactStore(folder.resolve("store"));
    api = ServedApi.over(store, folder);
  }

  @AfterAll
  static void end() {
    assertThat(api.end()).isZero();
    api.close();
  }

  /** JSON Schema counts characters, of which those beyond the first plane are two units in Java. */
  @Test
  void lengthsAreCountedInCharacters() {
    int most = FIELDS.at("/evidence/maxLength").asInt();

    post(Map.of(), "😀".repeat(most)).statusCode(202);
    post(Map.of(), "😀".repeat(most + 1)).statusCode(400).body("field", equalTo("evidence"));
  }

  /** As API Gateway's template does, which cannot tell it from none. */
  @Test
  void anEmptyIdempotencyKeyIsNone() {
    String first = post(Map.of("Idempotency-Key", ""), "").statusCode(202).extract().path("id");
    String second = post(Map.of("Idempotency-Key", ""), "").statusCode(202).extract().path("id");

    assertThat(List.of(first, second)).doesNotHaveDuplicates().doesNotContain("");
  }

  @Test
  void theContractNamesEachStrategyAndEachPart() {
    assertThat(FIELDS.at("/strategy/oneOf/0/enum").valueStream().map(JsonNode::asText))
        .containsExactlyElementsOf(Strategy.names());
    assertThat(FIELDS.at("/strategy/oneOf/1/items/enum").valueStream().map(JsonNode::asText))
        .containsExactlyElementsOf(
            Arrays.stream(StrategyPart.values()).map(StrategyPart::id).toList());
  }

  @Test
  void nowIsTheMomentThatAQuestionSays() {
    String run =
        post(Map.of(), question().put("as_of", "2024-02-29T12:00+02:00"))
            .statusCode(202)
            .extract()
            .path("id");
    asked().get("/v1/questions/{id}/events", run); // until its end

    assertThat(new Artifacts(store).question("analysts-" + run).settings().asOf())
        .isEqualTo(AsOf.parse("2024-02-29T12:00+02:00", ZoneOffset.UTC));
    post(Map.of(), question().put("as_of", "2023-02-29"))
        .statusCode(400)
        .body("field", equalTo("as_of"))
        .body("message", startsWith("'as_of': '2023-02-29' is no moment"));
  }

  private static ObjectNode question() {
    return Json.object().put("question", "Where?");
  }

  private static ValidatableResponse post(Map<String, String> headers, String evidence) {
    return post(headers, question().put("evidence", evidence));
  }

  private static ValidatableResponse post(Map<String, String> headers, ObjectNode body) {
    return asked()
        .headers(headers)
        .contentType("application/json")
        .body(body.toString())
        .post("/v1/questions")
        .then();
  }

  private static RequestSpecification asked() {
    return RestAssured.given().baseUri(api.address().toString()).header("x-api-key", ServedApi.KEY);
  }
}
