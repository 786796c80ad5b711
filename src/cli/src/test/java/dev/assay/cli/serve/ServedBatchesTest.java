package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of questions that are put into a server. */
class ServedBatchesTest {

  private static final String LINE =
      """
      {"question_id": "1", "question": "Which of our ports are in Lindholm?", "db_id": "skerry_line"}""";
  private static final String BATCH =
      """
      {"name": "ports <b>.jsonl", "questions": [%s, "no question", {"db_id": "skerry_line"}, \
      {"question": "Where is it?", "db_id": "nowhere"}]}"""
          .formatted(LINE);

  @TempDir Path folder;
  private DirectoryArtifactStore store;

  @BeforeEach
  void makeFiles() throws IOException {
    ServedApi.makeFiles(folder);
    store = new DirectoryArtifactStore(folder.resolve("store"));
  }

  private ServedApi serve() {
    return ServedApi.over(store, folder, "--burst", "1000000", "--requests-per-day", "1000000");
  }

  private static RequestSpecification given(ServedApi api, String key) {
    return RestAssured.given().baseUri(api.address().toString()).header("x-api-key", key);
  }

  private static ValidatableResponse post(ServedApi api, String key, String body) {
    return given(api, key).contentType("application/json").body(body).post("/v1/batches").then();
  }

  private static String begun(ServedApi api) {
    return post(api, ServedApi.KEY, BATCH).statusCode(202).extract().path("id");
  }

  private static List<JsonNode> results(ServedApi api, String id) throws IOException {
    String lines =
        given(api, ServedApi.KEY)
            .get("/v1/batches/" + id + "/results")
            .then()
            .statusCode(200)
            .contentType("application/x-ndjson")
            .extract()
            .asString();
    List<JsonNode> results = new ArrayList<>();
    for (String line : lines.split("\n")) {
      results.add(Json.parse(line.getBytes(StandardCharsets.UTF_8)));
    }
    return results;
  }

  @Test
  void everyLineHasAnAnswerOrAReason() throws IOException {
    try (ServedApi api = serve()) {
      String id = begun(api);
      api.awaitTold("batch analysts-%s: 1 of 4 verified".formatted(id));

      List<JsonNode> lines = results(api, id);

      assertThat(lines)
          .extracting(line -> line.path("status").asText())
          .containsExactly("verified", "failed", "failed", "failed");
      assertThat(lines.get(0).path("sql").asText()).contains("Lindholm");
      assertThat(lines.get(1).path("reason").asText()).startsWith("line 2: ");
      assertThat(lines.get(3).path("reason").asText()).contains("nowhere");
      given(api, ServedApi.KEY)
          .get("/v1/batches")
          .then()
          .body("batches.size()", equalTo(1))
          .body("batches[0].name", equalTo("ports <b>.jsonl"))
          .body("batches[0].status", equalTo("ended"))
          .body("batches[0].ended", equalTo(4))
          .body("batches[0].counts", equalTo(Map.of("verified", 1, "failed", 3)));
    }
  }

  @Test
  void batchesOfLongerAgoAreListedInPartsAndEachIsFound() {
    try (ServedApi api = serve()) {
      given(api, ServedApi.KEY).get("/v1/batches");
      for (int number = 0; number < 120; number++) {
        kept(number);
      }

      assertThat(listed(api, "")).isEqualTo(names(119, 70));
      assertThat(listed(api, "?before=" + id(70))).isEqualTo(names(69, 20));
      assertThat(listed(api, "?before=" + id(20))).isEqualTo(names(19, 0));
      given(api, ServedApi.KEY)
          .get("/v1/batches?before=" + id(70))
          .then()
          .body("more", equalTo(true));
      given(api, ServedApi.KEY)
          .get("/v1/batches?before=" + id(20))
          .then()
          .body("more", equalTo(false));
      given(api, ServedApi.KEY)
          .get("/v1/batches/" + id(0))
          .then()
          .statusCode(200)
          .body("name", equalTo("file 0"));
      given(api, ServedApi.OTHER_KEY)
          .get("/v1/batches/" + id(0))
          .then()
          .statusCode(404)
          .body("message", equalTo("there is no such batch"));
      given(api, ServedApi.OTHER_KEY)
          .get("/v1/batches?before=" + id(0))
          .then()
          .statusCode(400)
          .body("field", equalTo("before"));
    }
  }

  private void kept(int number) {
    new Artifacts(store)
        .create(
            ArtifactKeys.batch("analysts-" + id(number), "batch.json"),
            new ServedBatch("file " + number, Instant.EPOCH.plusSeconds(number), 3),
            ServedBatch.class);
  }

  private static String id(int number) {
    return "b%016x".formatted(1_000 - number);
  }

  private static List<String> listed(ServedApi api, String query) {
    return given(api, ServedApi.KEY)
        .get("/v1/batches" + query)
        .then()
        .extract()
        .path("batches.name");
  }

  private static List<String> names(int first, int last) {
    return IntStream.iterate(first, at -> at >= last, at -> at - 1)
        .mapToObj(at -> "file " + at)
        .toList();
  }

  @Test
  void itsQuestionsAreOnesOfTheKeyButNoHistory() {
    try (ServedApi api = serve()) {
      String id = begun(api);
      api.awaitTold("batch analysts-" + id + ": 1");

      given(api, ServedApi.KEY)
          .get("/v1/questions/" + id + "-1")
          .then()
          .body("status", equalTo("verified"));
      given(api, ServedApi.KEY)
          .get("/v1/history")
          .then()
          .body("questions.id", everyItem(not(startsWith(id))));
    }
  }

  @Test
  void theSameFileIsTheSameBatchAndNothingOfItIsAskedAgain() {
    try (ServedApi api = serve()) {
      String id = begun(api);
      api.awaitTold("batch analysts-" + id + ": 1");
      byte[] result = store.read(ArtifactKeys.result("analysts-" + id + "-1")).orElseThrow();

      assertThat(begun(api)).isEqualTo(id);

      assertThat(store.read(ArtifactKeys.result("analysts-" + id + "-1"))).contains(result);
    }
  }

  @Test
  void nobodyElseReadsIt() {
    try (ServedApi api = serve()) {
      String id = begun(api);
      api.awaitTold("batch analysts-" + id + ": 1");

      given(api, ServedApi.OTHER_KEY).get("/v1/batches").then().body("batches", equalTo(List.of()));
      given(api, ServedApi.OTHER_KEY)
          .get("/v1/batches/" + id + "/results")
          .then()
          .statusCode(404)
          .body("message", equalTo("there is no such batch, or it has not ended"));
    }
  }

  @Test
  void aBatchStopsWhereItsKeyHasNothingLeftAndGoesOnWhenItHas() throws IOException {
    String id;
    try (ServedApi api =
        ServedApi.over(store, folder, "--burst", "1000000", "--most-tokens-per-day", "1")) {
      given(api, ServedApi.KEY).contentType("application/json").body(LINE).post("/v1/questions");
      api.awaitTold(": verified");
      id = begun(api);
      api.awaitTold("batch analysts-%s: stopped: ".formatted(id));

      given(api, ServedApi.KEY)
          .get("/v1/batches")
          .then()
          .body("batches[0].status", equalTo("failed"))
          .body("batches[0].reason", endsWith("give the file again to go on with it"));
    }
    try (ServedApi api = serve()) {
      api.awaitTold("batch analysts-%s: 1 of 4 verified".formatted(id));
      assertThat(results(api, id)).hasSize(4);
    }
  }

  @Test
  void aQuestionAskedAloneCannotTakeTheIdOfALine() {
    try (ServedApi api = serve()) {
      given(api, ServedApi.KEY)
          .header("Idempotency-Key", "b0123456789abcdef-1")
          .contentType("application/json")
          .body(LINE)
          .post("/v1/questions")
          .then()
          .statusCode(400)
          .body("field", equalTo("Idempotency-Key"));
    }
  }

  @Test
  void whatIsNoBatchIsRefusedByName() {
    try (ServedApi api = serve()) {
      post(api, ServedApi.KEY, "{\"name\": \"a\"}")
          .statusCode(400)
          .body("field", equalTo("questions"));
      post(api, ServedApi.KEY, "{\"questions\": []}")
          .statusCode(400)
          .body("field", equalTo("questions"));
      post(api, ServedApi.KEY, "{\"questions\": [1], \"name\": \"%s\"}".formatted("a".repeat(201)))
          .statusCode(400)
          .body("field", equalTo("name"));
      post(api, "nobody's", BATCH).statusCode(403);
      given(api, ServedApi.KEY).get("/v1/batches/..%2F/results").then().statusCode(404);
    }
  }

  @Test
  void whatAProcessBeforeHasLeftGoesOn() throws IOException {
    String id;
    try (ServedApi api = serve()) {
      id = begun(api);
      api.awaitTold("batch analysts-" + id + ": 1");
    }
    for (String left : List.of("summary.json", "results.jsonl")) {
      store.delete(ArtifactKeys.batch("analysts-" + id, left));
    }
    store.delete(ArtifactKeys.result("analysts-" + id + "-1"));

    try (ServedApi api = serve()) {
      api.awaitTold("batch analysts-%s: 1 of 4 verified".formatted(id));

      assertThat(api.told())
          .contains("going on with 1 batches from before")
          .doesNotContain("runs from before");
      assertThat(results(api, id)).hasSize(4);
    }
  }
}
