package dev.assay.cli.serve;

import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** What an agent that has a key does over HTTP. */
record AgentSession(URI address, String key, String id) {

  /** Begins one. */
  static AgentSession open(URI address, String key) {
    String id =
        given(address, key)
            .body(
                """
                {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params":
                  {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
                """)
            .post("/mcp")
            .then()
            .statusCode(200)
            .body("result.serverInfo.name", equalTo("assay"))
            .extract()
            .header("Mcp-Session-Id");
    return new AgentSession(address, key, id);
  }

  /** A request of an agent; without a key where that is empty. */
  static RequestSpecification given(URI address, String key) {
    RequestSpecification request =
        RestAssured.given()
            .baseUri(address.toString())
            .contentType("application/json")
            .accept("application/json, text/event-stream");
    return key.isEmpty() ? request : request.header("x-api-key", key);
  }

  /** What a tool answers, as the last event has it. */
  JsonNode call(String tool, String arguments) throws IOException {
    String events =
        given(address, key)
            .header("Mcp-Session-Id", id)
            .body(
                "{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"tools/call\", \"params\": {\"name\": \"%s\", \"arguments\": %s}}"
                    .formatted(tool, arguments))
            .post("/mcp")
            .then()
            .statusCode(200)
            .contentType("text/event-stream")
            .extract()
            .asString();
    String last = events.substring(events.lastIndexOf("data: ") + 6);
    return Json.parse(last.getBytes(StandardCharsets.UTF_8)).path("result");
  }
}
