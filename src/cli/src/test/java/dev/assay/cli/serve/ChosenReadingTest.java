package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.run.Artifacts;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An ambiguous question whose asker says over HTTP which reading is meant. */
class ChosenReadingTest {

  private static final HeldResults STORE = new HeldResults();

  @TempDir static Path folder;
  private static ServedApi api;

  @BeforeAll
  static void serve() throws IOException {
    ServedApi.makeFiles(folder);
    TwoWays.addTo(folder);
    api = ServedApi.over(STORE, folder, "--burst", "1000");
  }

  @AfterAll
  static void end() {
    api.close();
  }

  @Test
  void theRunGoesOnWithTheReadingThatIsMeant() {
    String id = TwoWays.ask(api.address(), "other");
    ended(id);
    answer(id)
        .body("status", equalTo("ambiguous"))
        .body("result.sql", not(containsString("TRIM(city)")));

    choose(id, 2);
    assertThat(ended(id)).contains("event: end", "\"status\":\"verified\"");

    answer(id)
        .body("status", equalTo("verified"))
        .body("result.sql", containsString("TRIM(city)"))
        .body("result.ambiguity.readings.size()", equalTo(2));
  }

  @Test
  void aMindMayBeChanged() {
    String id = TwoWays.ask(api.address(), "changed");
    ended(id);
    choose(id, 2);
    ended(id);

    choose(id, 1);
    ended(id);

    answer(id)
        .body("status", equalTo("verified"))
        .body("result.sql", not(containsString("TRIM(city)")));
  }

  @Test
  void untilItHasGoneOnNobodyIsToldTheAnswerOfBeforeAndNoOtherReadingIsTaken() throws IOException {
    String id = TwoWays.ask(api.address(), "held");
    ended(id);
    AgentSession agent = AgentSession.open(api.address(), ServedApi.KEY);
    STORE.hold();
    try {
      choose(id, 2);

      while (answer(id).extract().path("status").equals("queued")) {
        Thread.onSpinWait();
      }
      answer(id).body("status", equalTo("running")).body("result", nullValue());
      assertThat(answer(agent, id, 0).path("status").asText()).isEqualTo("running");
      given()
          .body("{\"reading\": 1}")
          .post("/v1/questions/" + id + "/reading")
          .then()
          .statusCode(409)
          .body("message", equalTo("the question is under way: choose again when it has ended"));
    } finally {
      STORE.letGo();
    }

    JsonNode told = answer(agent, id, 60);
    assertThat(told.path("status").asText()).isEqualTo("verified");
    assertThat(told.path("sql").asText()).contains("TRIM(city)");
  }

  @Test
  void aChoiceThatWaitsForItsTurnIsQueued() {
    String id = TwoWays.ask(api.address(), "patient");
    ended(id);
    STORE.hold();
    try {
      TwoWays.ask(api.address(), "before");
      TwoWays.ask(api.address(), "before-too");
      choose(id, 2);

      String tag = answer(id).body("status", equalTo("queued")).extract().header("ETag");
      given().header("If-None-Match", tag).get("/v1/questions/" + id).then().statusCode(304);
      given()
          .get("/v1/questions?after=patien")
          .then()
          .body("questions.find { it.id == 'patient' }.status", equalTo("queued"));
    } finally {
      STORE.letGo();
    }

    assertThat(ended(id)).contains("\"status\":\"verified\"");
  }

  @Test
  void aChoiceThatWaitedWhenTheServerWasStoppedIsTakenUpWhenItIsStartedAgain() {
    ArtifactStore store = new InMemoryStore();
    String id = "waited";
    try (ServedApi first = ServedApi.over(store, folder)) {
      TwoWays.ask(first.address(), id);
      ended(first, id);
    }

    assertThatAChoiceIsTakenUp(store, id);
  }

  @Test
  void soIsOneForALineOfABatchThatHasEnded() {
    ArtifactStore store = new InMemoryStore();
    String batch;
    try (ServedApi first = ServedApi.over(store, folder)) {
      batch = TwoWays.askInBatch(first.address());
      first.awaitTold("batch analysts-%s: 0 of 1 verified".formatted(batch));
    }

    assertThatAChoiceIsTakenUp(store, batch + "-1");
  }

  private static void assertThatAChoiceIsTakenUp(ArtifactStore store, String id) {
    new Artifacts(store)
        .replace(ArtifactKeys.chosenReading(ServedRuns.run("analysts", id)), new ChosenReading(2));
    try (ServedApi second = ServedApi.over(store, folder)) {
      assertThat(ended(second, id)).contains("event: end", "\"status\":\"verified\"");
    }
  }

  private static JsonNode answer(AgentSession agent, String id, int seconds) throws IOException {
    return agent
        .call("get_answer", "{\"id\": \"%s\", \"wait_seconds\": %d}".formatted(id, seconds))
        .path("structuredContent");
  }

  private static RequestSpecification given() {
    return given(api);
  }

  private static RequestSpecification given(ServedApi served) {
    return RestAssured.given()
        .baseUri(served.address().toString())
        .header("x-api-key", ServedApi.KEY)
        .contentType("application/json");
  }

  private static void choose(String id, int reading) {
    given()
        .body("{\"reading\": %d}".formatted(reading))
        .post("/v1/questions/" + id + "/reading")
        .then()
        .statusCode(202);
  }

  private static String ended(String id) {
    return ended(api, id);
  }

  private static String ended(ServedApi served, String id) {
    return given(served).get("/v1/questions/" + id + "/events").asString();
  }

  private static ValidatableResponse answer(String id) {
    return given().get("/v1/questions/" + id).then().statusCode(200);
  }
}
