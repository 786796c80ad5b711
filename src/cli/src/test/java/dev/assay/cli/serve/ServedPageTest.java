package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import dev.assay.cli.CommandLineHarness;
import dev.assay.cli.ExitCodes;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is served beside the contract: the page, events, and what was asked. */
class ServedPageTest {

  private static final String QUESTION = "Which of our ports are in Lindholm?";

  @TempDir static Path folder;
  private static ServedApi api;

  @BeforeAll
  static void serve() throws IOException {
    ServedApi.makeFiles(folder);
    api =
        ServedApi.over(
            new DirectoryArtifactStore(folder.resolve("store")),
            folder,
            "--suite",
            folder.resolve("suite").toString(),
            "--burst",
            "1000000",
            "--requests-per-day",
            "1000000");
  }

  @AfterAll
  static void end() {
    api.close();
  }

  private static RequestSpecification given(String key) {
    RequestSpecification request = RestAssured.given().baseUri(api.address().toString());
    return key.isEmpty() ? request : request.header("x-api-key", key);
  }

  private static String asked(String id) {
    given(ServedApi.KEY)
        .header("Idempotency-Key", id)
        .contentType("application/json")
        .body(
            Json.object()
                .put("question_id", "1")
                .put("question", QUESTION)
                .put("db_id", "skerry_line")
                .toString())
        .post("/v1/questions")
        .then()
        .statusCode(202);
    return id;
  }

  @Test
  void thePageIsThereWithoutAKeyAndRunsNothingButItsFile() {
    String page =
        given("")
            .get("/")
            .then()
            .statusCode(200)
            .contentType("text/html")
            .header("Content-Security-Policy", containsString("script-src 'self'"))
            .header("Content-Security-Policy", not(containsString("unsafe")))
            .extract()
            .asString();

    assertThat(page)
        .doesNotContainPattern("<script(?! src=)")
        .doesNotContain(" style=", " onclick=");
    for (String file :
        List.of("/page.js", "/page.css", "/icon.svg", "/docs", "/docs.js", "/health")) {
      given("").get(file).then().statusCode(200);
    }
    given("").post("/").then().statusCode(403);
  }

  @Test
  void theFirstByteOfThePageIsFast() {
    given("").get("/");
    Instant begun = Instant.now();
    for (int times = 0; times < 20; times++) {
      given("").get("/").then().statusCode(200);
    }
    assertThat(Duration.between(begun, Instant.now()).dividedBy(20))
        .isLessThan(Duration.ofMillis(50));
  }

  @Test
  void stepsAreToldAsEventsUntilTheRunHasEnded() {
    String id = asked("watched");

    String events =
        given(ServedApi.KEY)
            .get("/v1/questions/" + id + "/events")
            .then()
            .statusCode(200)
            .contentType("text/event-stream")
            .extract()
            .asString();

    assertThat(events)
        .contains("event: step\ndata: {\"seconds\":", "\"stage\":\"test data\"")
        .containsPattern(
            "event: end\\ndata: \\{\"id\":\"watched\",\"status\":\"verified\"[^\\n]*}\\n\\n\\z");
    given(ServedApi.OTHER_KEY).get("/v1/questions/watched/events").then().statusCode(404);
    given("").get("/v1/questions/watched/events").then().statusCode(403);
    given(ServedApi.KEY).get("/v1/questions/nosuch/events").then().statusCode(404);
  }

  @Test
  void eachKeySeesItsOwnHistoryAndTheDatabases() {
    asked("in-history");

    given(ServedApi.KEY).get("/v1/history").then().body("questions.id", hasItem("in-history"));
    given(ServedApi.OTHER_KEY).get("/v1/history").then().body("questions.size()", equalTo(0));
    given(ServedApi.KEY)
        .get("/v1/databases")
        .then()
        .body("databases", equalTo(List.of("skerry_line")));
  }

  @Test
  void historyGoesOnWhereItsFirstPartEnds() {
    asked("earlier-in-history");
    asked("later-in-history");

    given(ServedApi.KEY)
        .get("/v1/history?before=later-in-history")
        .then()
        .statusCode(200)
        .body("questions.id", hasItem("earlier-in-history"))
        .body("questions.id", not(hasItem("later-in-history")))
        .body("more", equalTo(false));
    given(ServedApi.KEY)
        .get("/v1/history?before=nosuch")
        .then()
        .statusCode(400)
        .body("message", equalTo("before: there is none of the id 'nosuch'"));
  }

  @Test
  void aReadingIsChosenOnlyWhereThereAreSeveral() {
    String id = asked("one-reading");
    given(ServedApi.KEY).get("/v1/questions/" + id + "/events");

    given(ServedApi.KEY)
        .contentType("application/json")
        .body("{\"reading\": 2}")
        .post("/v1/questions/" + id + "/reading")
        .then()
        .statusCode(400)
        .body("message", equalTo("the question has one reading"));
    given(ServedApi.KEY)
        .contentType("application/json")
        .body("{\"reading\": 0}")
        .post("/v1/questions/" + id + "/reading")
        .then()
        .statusCode(400)
        .body("field", equalTo("reading"));
  }

  @Test
  void otherNamesAndOtherSitesAreRefused() {
    given("").header("Host", "evil.example").get("/").then().statusCode(421);
    given(ServedApi.KEY)
        .header("Origin", "https://evil.example")
        .get("/v1/history")
        .then()
        .statusCode(403)
        .body("error", equalTo("other-origin"));
    given(ServedApi.KEY)
        .header("Origin", api.address().toString())
        .get("/v1/history")
        .then()
        .statusCode(200);
  }

  @Test
  void whatABrowserSaysIsOfAnotherSiteIsRefusedWithoutAnOriginToo() {
    for (String site : List.of("cross-site", "same-site")) {
      given(ServedApi.KEY)
          .header("Sec-Fetch-Site", site)
          .contentType("application/json")
          .body("{}")
          .post("/v1/questions")
          .then()
          .statusCode(403)
          .body("error", equalTo("other-origin"));
      var followed =
          given(ServedApi.KEY)
              .header("Sec-Fetch-Site", site)
              .header("Sec-Fetch-Mode", "navigate")
              .contentType("application/json");
      followed.get("/").then().statusCode(200);
      followed.get("/v1/history").then().statusCode(403);
      for (String escaped : List.of("/v%31/history", "/%761/history", "/%6dcp")) {
        followed.urlEncodingEnabled(false).get(escaped).then().statusCode(403);
      }
      followed.body("{}").post("/v1/questions").then().statusCode(403);
      followed.body("{}").post("/").then().statusCode(403);
      given("").header("Sec-Fetch-Site", site).get("/page.js").then().statusCode(403);
    }
    given(ServedApi.KEY)
        .header("Sec-Fetch-Site", "same-origin")
        .get("/v1/history")
        .then()
        .statusCode(200);
  }

  @Test
  void withoutKeysItServesThisMachineAlone() {
    try (ServedApi open =
        ServedApi.over(new DirectoryArtifactStore(folder.resolve("open")), folder, "--no-auth")) {
      RestAssured.given()
          .get(open.address() + "/v1/databases")
          .then()
          .statusCode(200)
          .body("asker", equalTo("local"));
    }
    CommandLineHarness assay = new CommandLineHarness();
    assertThat(
            assay.run(
                "serve",
                "--no-auth",
                "--host",
                "0.0.0.0",
                "--databases",
                folder.resolve("databases").toString()))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: --no-auth is for this machine alone: --host 0.0.0.0 can be reached by others%n"
                .formatted());
  }

  @Test
  void rowsAreNotReadWhereNobodyHasAllowedIt() {
    String id = asked("rows-1");
    given(ServedApi.KEY).get("/v1/questions/" + id + "/events").asString();

    given(ServedApi.KEY)
        .get("/v1/questions/" + id + "/rows")
        .then()
        .statusCode(403)
        .body("error", equalTo("rows-not-allowed"));
    given(ServedApi.KEY).get("/v1/databases").then().body("rows", equalTo(false));
    given(ServedApi.OTHER_KEY).get("/v1/questions/" + id + "/rows").then().statusCode(404);
    given(ServedApi.KEY).get("/v1/questions/nosuch/rows").then().statusCode(404);
  }

  private static void ended(String id) {
    given(ServedApi.KEY).get("/v1/questions/" + id + "/events").asString();
  }

  private static ValidatableResponse post(String key, String path, String body) {
    return given(key).contentType("application/json").body(body).post(path).then();
  }

  @Test
  void whatIsFoundRightIsKeptAsATestOnce() {
    String id = asked("found-right");
    ended(id);
    String path = "/v1/questions/" + id;

    post(ServedApi.KEY, path + "/suite", "{}")
        .statusCode(400)
        .body("message", equalTo("say first that the answer is right"));
    post(ServedApi.KEY, path + "/feedback", "{\"right\": true}")
        .statusCode(200)
        .body("suite", equalTo(true));
    String name = post(ServedApi.KEY, path + "/suite", "{}").statusCode(200).extract().path("name");
    post(ServedApi.KEY, path + "/suite", "{}").statusCode(200).body("name", equalTo(name));

    assertThat(folder.resolve("suite").resolve(name).resolve("query.sql")).exists();
    given(ServedApi.KEY)
        .get("/v1/history")
        .then()
        .body("questions.find { it.id == 'found-right' }.right", equalTo(true));
    post(ServedApi.OTHER_KEY, path + "/feedback", "{\"right\": false}").statusCode(404);
  }

  @Test
  void whatAWordMeansIsProposedForTheGlossary() {
    String id = asked("found-misread");
    ended(id);

    post(
            ServedApi.KEY,
            "/v1/questions/" + id + "/feedback",
            "{\"right\": false, \"because\": \"our port means one that we own\"}")
        .statusCode(200)
        .body("proposal", equalTo("  - term: \"our port\"\n    meaning: \"one that we own\"\n"));
  }

  @Test
  void whatIsWrongSaysWhy() {
    String id = asked("found-wrong");
    ended(id);

    post(ServedApi.KEY, "/v1/questions/" + id + "/feedback", "{\"right\": \"no\"}").statusCode(400);
    post(
            ServedApi.KEY,
            "/v1/questions/" + id + "/feedback",
            "{\"right\": false, \"because\": \"<b>piers</b> are no ports\"}")
        .statusCode(200)
        .body("proposal", nullValue());

    given(ServedApi.KEY)
        .get("/v1/history")
        .then()
        .body(
            "questions.find { it.id == 'found-wrong' }.because",
            equalTo("<b>piers</b> are no ports"));
    post(ServedApi.KEY, "/v1/questions/nosuch/feedback", "{\"right\": true}").statusCode(404);
  }

  private static String followUp(String follows) {
    return Json.object()
        .put("question_id", "1")
        .put("question", "And which of them are old?")
        .put("evidence", "old means before 1900")
        .put("follows", follows)
        .toString();
  }

  @Test
  void aFollowUpHasTheEarlierQuestionAndItsSqlAsEvidence() {
    ended(asked("earlier"));

    String id =
        post(ServedApi.KEY, "/v1/questions", followUp("earlier"))
            .statusCode(202)
            .extract()
            .path("id");
    String next = post(ServedApi.KEY, "/v1/questions", followUp("earlier")).extract().path("id");
    ended(id);
    ended(next);

    String evidence =
        new Artifacts(new DirectoryArtifactStore(folder.resolve("store")))
            .question("analysts-" + id)
            .evidence();
    assertThat(evidence)
        .startsWith("old means before 1900\n")
        .contains("The question follows an earlier one, \"" + QUESTION + "\"", "TRIM(city)");
  }

  @Test
  void aFollowUpOfAnothersQuestionIsRefused() {
    ended(asked("mine"));

    post(ServedApi.OTHER_KEY, "/v1/questions", followUp("mine"))
        .statusCode(400)
        .body("field", equalTo("follows"))
        .body("message", equalTo("follows: there is no such question"));
    post(ServedApi.KEY, "/v1/questions", followUp("../x")).statusCode(400);
  }

  @Test
  void usageIsOfTheKeyAlone() {
    ended(asked("metered"));

    given(ServedApi.KEY)
        .get("/v1/usage")
        .then()
        .statusCode(200)
        .body("days[0].runs", greaterThan(0));
    given(ServedApi.OTHER_KEY).get("/v1/usage").then().body("days.size()", equalTo(0));
  }

  @Test
  void theContractIsThereWithoutWhatTheCloudMakesOfIt() {
    String contract = given("").get("/openapi.json").then().statusCode(200).extract().asString();

    assertThat(contract).contains("\"follows\"", "listUsage").doesNotContain("x-amazon", "arn:aws");
  }
}
