package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.deployment.NpmPackages;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Json;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Agents over HTTP: with the protocol's own client, and what is refused. */
class ServedAgentsTest {

  private static final String PACKAGE = "@modelcontextprotocol/sdk";

  private static final String SCRIPT =
      """
      const { Client } = require('@modelcontextprotocol/sdk/client/index.js');
      const { StreamableHTTPClientTransport } = require('@modelcontextprotocol/sdk/client/streamableHttp.js');
      (async () => {
        const client = new Client({ name: 'editor', version: '1' });
        const transport = new StreamableHTTPClientTransport(new URL(process.env.AT),
          { requestInit: { headers: { Authorization: 'Bearer ' + process.env.KEY } } });
        await client.connect(transport);
        const steps = [];
        const told = { tools: (await client.listTools()).tools.map(tool => tool.name) };
        told.answer = (await client.callTool(
          { name: 'ask', arguments: { question: 'Which of our ports are in Lindholm?' } },
          undefined, { onprogress: step => steps.push(step.message) })).structuredContent;
        told.steps = steps.length;
        told.again = (await client.callTool({ name: 'get_answer', arguments: { id: told.answer.id } })).structuredContent;
        told.rows = (await client.callTool({ name: 'run_verified', arguments: { id: told.answer.id } })).structuredContent;
        told.refused = await client.callTool({ name: 'ask', arguments: {} });
        told.absent = (await client.callTool({ name: 'get_answer', arguments: { id: 'nosuch' } })).content[0].text;
        told.tables = (await client.callTool({ name: 'describe_tables', arguments: {} })).structuredContent;
        told.page = (await client.readResource({ uri: told.answer.report })).contents[0].mimeType;
        await transport.terminateSession();
        process.stdout.write(JSON.stringify(told), () => process.exit(0));
      })().catch(failure => { console.error(failure); process.exit(1); });
      """;

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
            "--rows=2",
            "--question-id",
            "1");
  }

  @AfterAll
  static void end() {
    api.close();
  }

  private static RequestSpecification given(String key) {
    return AgentSession.given(api.address(), key);
  }

  private static AgentSession session() {
    return AgentSession.open(api.address(), ServedApi.KEY);
  }

  @Test
  void theReferenceClientListsAsksAndReads() throws IOException, InterruptedException {
    Path modules = NpmPackages.require(PACKAGE).getParent().getParent();
    ProcessBuilder client =
        new ProcessBuilder("node", "--no-warnings", "--input-type=commonjs", "--eval", SCRIPT)
            .directory(modules.toFile())
            .redirectError(folder.resolve("errors").toFile());
    client.environment().put("AT", api.address() + "/mcp");
    client.environment().put("KEY", ServedApi.KEY);
    Process process = client.start();

    String written = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(Files.readString(folder.resolve("errors"))).isZero();
    JsonNode told = Json.parse(written.getBytes(StandardCharsets.UTF_8));
    assertThat(told.path("tools")).hasSize(7);
    assertThat(told.at("/answer/status").asText()).isEqualTo("verified");
    assertThat(told.at("/answer/id").asText()).doesNotContain("analysts");
    assertThat(told.path("steps").asInt()).isPositive();
    assertThat(told.at("/again/sql")).isEqualTo(told.at("/answer/sql"));
    assertThat(told.at("/rows/rows")).hasSize(2);
    assertThat(told.at("/refused/isError").asBoolean()).isTrue();
    assertThat(told.path("absent").asText()).isEqualTo("there is no such question");
    assertThat(told.at("/tables/ddl").asText()).contains("CREATE TABLE");
    assertThat(told.path("page").asText()).isEqualTo("text/html");
    given(ServedApi.KEY)
        .get("/v1/questions/" + told.at("/answer/id").asText())
        .then()
        .statusCode(200)
        .body("status", equalTo("verified"));
    given(ServedApi.KEY)
        .get("/v1/questions/" + told.at("/answer/id").asText() + "/rows")
        .then()
        .statusCode(200)
        .body("rows.size()", equalTo(2))
        .body("complete", equalTo(false));
  }

  @Test
  void aTestOfOnesOwnIsFast() throws IOException {
    AgentSession session = session();
    String arguments =
        """
        {"sql": "SELECT COUNT(*) FROM ports", "test": {
          "tables": {"ports": {"columns": ["port_id"], "rows": [[1], [2]]}},
          "expected": {"columns": ["n"], "rows": [[2]]}}}
        """;
    assertThat(session.call("test_sql", arguments).at("/structuredContent/status").asText())
        .as(session.call("test_sql", arguments).toString())
        .isEqualTo("passed");
    Instant begun = Instant.now();
    for (int times = 0; times < 10; times++) {
      session.call("test_sql", arguments);
    }
    assertThat(Duration.between(begun, Instant.now()).dividedBy(10))
        .isLessThan(Duration.ofMillis(100));
  }

  @Test
  void whoHasNoKeyIsRefused() {
    given("").body("{}").post("/mcp").then().statusCode(403).body("error", equalTo("forbidden"));
  }

  @Test
  void aPageOfAnotherSiteIsRefused() {
    given(ServedApi.KEY)
        .header("Origin", "https://evil.example")
        .body("{}")
        .post("/mcp")
        .then()
        .statusCode(403)
        .body("error", equalTo("other-origin"));
  }

  @Test
  void aSessionIsOfOneKeyAlone() {
    String session = session().id();
    given(ServedApi.OTHER_KEY)
        .header("Mcp-Session-Id", session)
        .body("{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"tools/list\"}")
        .post("/mcp")
        .then()
        .statusCode(404)
        .body("error.message", equalTo("there is no such session: initialize another"));
  }

  @Test
  void whatIsNoMessageIsRefusedByName() {
    given(ServedApi.KEY)
        .body("{")
        .post("/mcp")
        .then()
        .statusCode(400)
        .body("error.message", equalTo("the body is not JSON"));
    given(ServedApi.KEY)
        .body("{\"jsonrpc\": \"2.0\"}")
        .post("/mcp")
        .then()
        .statusCode(400)
        .body("error.message", equalTo("the body is not one message of JSON-RPC 2.0"));
    given(ServedApi.KEY)
        .body("{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"tools/list\"}")
        .post("/mcp")
        .then()
        .statusCode(400)
        .body("error.message", containsString("initialize first"));
    given(ServedApi.KEY)
        .header("MCP-Protocol-Version", "1999-01-01")
        .body("{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"tools/list\"}")
        .post("/mcp")
        .then()
        .statusCode(400)
        .body("error.message", containsString("2025-06-18"));
    given(ServedApi.KEY).contentType("text/plain").body("{}").post("/mcp").then().statusCode(415);
    given(ServedApi.KEY).get("/mcp").then().statusCode(405).header("Allow", "POST, DELETE");
  }

  @Test
  void aSessionThatIsEndedIsNoMore() {
    String session = session().id();
    given(ServedApi.KEY).header("Mcp-Session-Id", session).delete("/mcp").then().statusCode(200);
    given(ServedApi.KEY).header("Mcp-Session-Id", session).delete("/mcp").then().statusCode(404);
  }
}
