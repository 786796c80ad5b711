package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import dev.assay.workflow.artifacts.DirectoryArtifactStore;
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

  @TempDir static Path folder;
  private static ServedApi api;

  @BeforeAll
  static void serve() throws IOException {
    ServedApi.makeFiles(folder);
    TwoWays.addTo(folder);
    api =
        ServedApi.over(
            new DirectoryArtifactStore(folder.resolve("store")), folder, "--burst", "1000");
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

  private static RequestSpecification given() {
    return RestAssured.given()
        .baseUri(api.address().toString())
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
    return given().get("/v1/questions/" + id + "/events").asString();
  }

  private static ValidatableResponse answer(String id) {
    return given().get("/v1/questions/" + id).then().statusCode(200);
  }
}
