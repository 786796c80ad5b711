package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that a question asks for together with its answer. */
class AnswerRowsTest {

  private static final int MOST = 2;

  @TempDir Path folder;
  private ArtifactStore store;
  private ServedApi api;

  @BeforeEach
  void serve() throws IOException {
    ServedApi.makeFiles(folder);
    store = new DirectoryArtifactStore(folder.resolve("store"));
    api = ServedApi.over(store, folder, "--rows", String.valueOf(MOST), "--most-rows-read", "1000");
  }

  @AfterEach
  void end() {
    api.close();
  }

  @Test
  void theFinishedAnswerComesWithItsRows() {
    ask("with-rows", 1).statusCode(202);

    answer("with-rows")
        .body("status", equalTo("verified"))
        .body("rows.columns.size()", equalTo(1))
        .body("rows.rows.size()", equalTo(1))
        .body("rows.complete", equalTo(false));
    assertThat(store.read("runs/analysts-with-rows/rows.json"))
        .hasValueSatisfying(
            kept ->
                assertThat(new String(kept, StandardCharsets.UTF_8))
                    .contains("\"most\"")
                    .doesNotContain("columns"));
  }

  @Test
  void aBoundThatCannotBeHeededIsToldOfAtTheStart() {
    api.address();

    assertThat(api.told())
        .startsWith("--most-rows-read does not hold here: plans of SQLite do not tell");
  }

  @Test
  void noMoreComeThanTheServerShows() {
    ask("too-many", 100).statusCode(202);

    answer("too-many").body("rows.rows.size()", equalTo(MOST));
  }

  @Test
  void noneComeWhereNobodyAskedForThem() {
    ask("alone", null).statusCode(202);

    answer("alone").body("status", equalTo("verified")).body("rows", nullValue());
  }

  @Test
  void aRepeatedPostAddsNone() {
    ask("repeated", null).statusCode(202);
    answer("repeated");
    ask("repeated", 1).statusCode(202);

    answer("repeated").body("rows", nullValue());
  }

  @Test
  void whoKnowsTheAnswerIsNotSentTheRowsAgain() {
    ask("known", 1).statusCode(202);
    String tag = answer("known").extract().header("ETag");

    given().header("If-None-Match", tag).get("/v1/questions/known").then().statusCode(304);
  }

  @Test
  void aDatabaseThatIsGoneLeavesTheVerdict() throws IOException {
    ask("gone", 1).statusCode(202);
    answer("gone");
    Files.delete(folder.resolve("databases/skerry_line/skerry_line.sqlite"));

    answer("gone")
        .body("status", equalTo("verified"))
        .body("result.sql", not(nullValue()))
        .body("rows.error", containsString("skerry_line"))
        .body("rows.columns", nullValue());
  }

  @Test
  void whoWasSentNoRowsIsSentThemWhenTheyCanBeRead() throws IOException {
    ask("later", 1).statusCode(202);
    String tag = answer("later").extract().header("ETag");
    Path database = folder.resolve("databases/skerry_line/skerry_line.sqlite");
    Path away = Files.move(database, folder.resolve("away.sqlite"));

    answer("later").body("rows.error", containsString("skerry_line")).header("ETag", nullValue());

    Files.move(away, database);
    answer("later").body("rows.rows.size()", equalTo(1)).header("ETag", equalTo(tag));
  }

  @Test
  void anotherNumberThanARowCountIsRefused() {
    ask("none", 0)
        .statusCode(400)
        .body("field", equalTo("rows"))
        .body("message", containsString("rows: must have a minimum value of 1"));
    given()
        .body(question().put("rows", "all").toString())
        .post("/v1/questions")
        .then()
        .statusCode(400)
        .body("field", equalTo("rows"));
  }

  @Test
  void aServerThatReadsNoRowsSaysSoAtOnce() throws IOException {
    try (ServedApi without =
        ServedApi.over(new DirectoryArtifactStore(folder.resolve("without")), folder)) {
      given()
          .baseUri(without.address().toString())
          .body(question().put("rows", 1).toString())
          .post("/v1/questions")
          .then()
          .statusCode(403)
          .body("error", equalTo("rows-not-allowed"));
    }
  }

  private RequestSpecification given() {
    return RestAssured.given()
        .baseUri(api.address().toString())
        .header("x-api-key", ServedApi.KEY)
        .contentType("application/json");
  }

  private static ObjectNode question() {
    return Json.object()
        .put("question_id", "1")
        .put("question", "Which of our ports are in Lindholm?")
        .put("db_id", "skerry_line");
  }

  private ValidatableResponse ask(String id, @Nullable Integer rows) {
    return given()
        .header("Idempotency-Key", id)
        .body(rows == null ? question().toString() : question().put("rows", rows).toString())
        .post("/v1/questions")
        .then();
  }

  /** The answer when the run has ended. */
  private ValidatableResponse answer(String id) {
    given().get("/v1/questions/" + id + "/events").asString();
    return given().get("/v1/questions/" + id).then().statusCode(200);
  }
}
