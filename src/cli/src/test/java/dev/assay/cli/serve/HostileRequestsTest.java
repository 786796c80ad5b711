package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.HostileTexts;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile questions and evidence over HTTP: taken as text or refused, and never more than a line.
 */
class HostileRequestsTest {

  @TempDir static Path folder;
  private static ServedApi api;

  @BeforeAll
  static void serve() throws IOException {
    ServedApi.makeFiles(folder);
    api =
        ServedApi.over(
            new DirectoryArtifactStore(folder.resolve("store")),
            folder,
            "--burst",
            "1000000",
            "--question-id",
            "1");
  }

  @AfterAll
  static void end() {
    api.close();
  }

  static List<String> texts() {
    return HostileTexts.ALL;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aQuestionIsTakenOrRefusedByName(String text) {
    String body =
        Json.object()
            .put("question", "Which? " + text)
            .put("evidence", text)
            .put("db_id", "skerry_line")
            .toString();

    Response response = given().body(body.getBytes(StandardCharsets.UTF_8)).post("/v1/questions");

    assertThat(response.statusCode()).as(response.asString()).isIn(202, 400, 413);
    assertThat(HostileTexts.holdsWhatSteers(api.told())).isFalse();
    assertThat(api.told()).doesNotContain("Exception", "INFO forged");
  }

  /** As JSON can say it in plain letters. */
  @Test
  void halfOfAPairIsTakenOrRefusedByName() {
    Response response =
        given()
            .body("{\"question\": \"Which \\ud83d one?\", \"db_id\": \"skerry_line\"}")
            .post("/v1/questions");

    assertThat(response.statusCode()).as(response.asString()).isIn(202, 400);
    assertThat(api.told()).doesNotContain("Exception");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void anAgentIsAnsweredWhateverItLooksFor(String text) throws IOException {
    ObjectNode call = Json.object().put("jsonrpc", "2.0").put("id", 2).put("method", "tools/call");
    call.putObject("params")
        .put("name", "search_catalog")
        .putObject("arguments")
        .put("words", "ports " + text);

    Response response =
        given()
            .accept("application/json, text/event-stream")
            .header("Mcp-Session-Id", session())
            .body(call.toString().getBytes(StandardCharsets.UTF_8))
            .post("/mcp");

    assertThat(response.statusCode()).isEqualTo(200);
    String events = response.asString();
    String last = events.substring(events.lastIndexOf("data: ") + 6);
    assertThat(Json.parse(last.getBytes(StandardCharsets.UTF_8)).has("result")).isTrue();
    assertThat(HostileTexts.holdsWhatSteers(api.told())).isFalse();
  }

  private static String session() {
    return given()
        .accept("application/json, text/event-stream")
        .body(
            """
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params":
              {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
            """)
        .post("/mcp")
        .header("Mcp-Session-Id");
  }

  private static RequestSpecification given() {
    return RestAssured.given()
        .baseUri(api.address().toString())
        .contentType("application/json")
        .header("x-api-key", ServedApi.KEY);
  }
}
