package dev.assay.cli.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.CommandLineHarness;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class McpCommandTest {

  private static final String IN_LINDHOLM =
      """
      {"sql": "%s", "test": {
        "tables": {"ports": {"columns": ["port_id", "name", "city"],
          "rows": [[1, "West Quay", "Lindholm"], [2, "Ferry Steps", "Lindholm "], [3, "Mole", "Aare"]]}},
        "expected": {"columns": ["name"], "rows": [["West Quay"], ["Ferry Steps"]]}}}
      """;

  @TempDir Path folder;

  @BeforeEach
  void makeFiles() throws IOException {
    ServedAgent.makeFiles(folder);
  }

  @Test
  void toolsSayWhatTheyDoAndWhatTheyLeaveBehind() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      JsonNode tools = agent.request("tools/list", "{}").at("/result/tools");

      List<String> names = new ArrayList<>();
      tools.forEach(tool -> names.add(tool.path("name").asText()));
      assertThat(names)
          .containsExactlyInAnyOrder(
              "ask",
              "get_answer",
              "test_sql",
              "explain_difference",
              "search_catalog",
              "describe_tables",
              "run_verified");
      for (JsonNode tool : tools) {
        assertThat(tool.path("description").asText()).isNotEmpty();
        assertThat(tool.at("/inputSchema/type").asText()).isEqualTo("object");
        assertThat(tool.at("/annotations/destructiveHint").asBoolean(true)).isFalse();
        boolean asks =
            List.of("ask", "get_answer", "test_sql").contains(tool.path("name").asText());
        assertThat(tool.at("/annotations/readOnlyHint").asBoolean()).isEqualTo(!asks);
      }
    }
  }

  @Test
  void aQuestionIsAnsweredAndToldAboutOnTheWay() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder, "--question-id", "1")) {
      JsonNode answer =
          agent.answer("ask", "{\"question\": \"Which of our ports are in Lindholm?\"}");

      assertThat(answer.path("status").asText()).isEqualTo("verified");
      assertThat(answer.path("sql").asText()).contains("TRIM(city) = 'Lindholm'");
      assertThat(answer.at("/first/passed").asBoolean(true)).isFalse();
      assertThat(answer.at("/first/findings/0").asText()).contains("missing row");
      assertThat(agent.notifications())
          .isNotEmpty()
          .allSatisfy(
              each -> assertThat(each.path("method").asText()).isEqualTo("notifications/progress"));

      String id = answer.path("id").asText();
      assertThat(agent.answer("get_answer", "{\"id\": \"%s\"}".formatted(id))).isEqualTo(answer);
      JsonNode page =
          agent.request("resources/read", "{\"uri\": \"assay://runs/%s/report\"}".formatted(id));
      assertThat(page.at("/result/contents/0/mimeType").asText()).isEqualTo("text/html");
      assertThat(page.at("/result/contents/0/text").asText())
          .contains("Which of our ports are in Lindholm?");
    }
  }

  @Test
  void whatTakesLongerIsAnsweredWithAnId() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder, "--question-id", "1")) {
      JsonNode begun =
          agent.answer(
              "ask",
              "{\"question\": \"Which of our ports are in Lindholm?\", \"wait_seconds\": 0}");

      assertThat(begun.path("status").asText()).isEqualTo("running");
      String id = begun.path("id").asText();
      assertThat(
              agent.answer("get_answer", "{\"id\": \"%s\"}".formatted(id)).path("status").asText())
          .isEqualTo("verified");
    }
  }

  @Test
  void sqlIsTestedByATestThatIsGivenWithoutAModel() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      String wrong = "SELECT name FROM ports WHERE city = 'Lindholm'";
      JsonNode failed = agent.answer("test_sql", IN_LINDHOLM.formatted(wrong));
      Instant begun = Instant.now();
      JsonNode passed =
          agent.answer(
              "test_sql",
              IN_LINDHOLM.formatted("SELECT name FROM ports WHERE TRIM(city) = 'Lindholm'"));

      assertThat(Duration.between(begun, Instant.now())).isLessThan(Duration.ofSeconds(2));
      assertThat(failed.path("status").asText()).isEqualTo("failed");
      assertThat(failed.at("/differences/0").asText()).isEqualTo("missing row ('Ferry Steps')");
      assertThat(passed.path("status").asText()).isEqualTo("passed");
      assertThat(passed.path("differences")).isEmpty();
      assertThat(passed.at("/result/rows")).hasSize(2);
    }
  }

  @Test
  void nowIsTheMomentThatACallSays() throws IOException {
    String call =
        """
        {"sql": "SELECT date('now')", "as_of": "%s",
          "test": {"tables": {}, "expected": {"columns": ["today"], "rows": [["2024-02-29"]]}}}
        """;
    try (ServedAgent agent = ServedAgent.over(folder)) {
      assertThat(agent.answer("test_sql", call.formatted("2024-02-29")).path("status").asText())
          .isEqualTo("passed");
      assertThat(agent.refusal("test_sql", call.formatted("2023-02-29")))
          .startsWith("as_of: '2023-02-29' is no moment");
      assertThat(agent.refusal("ask", "{\"question\": \"Who?\", \"as_of\": \"today\"}"))
          .startsWith("as_of: 'today' is no moment");
    }
  }

  @Test
  void sqlIsTestedByATestThatIsGeneratedFromItsQuestion() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder, "--question-id", "1")) {
      JsonNode answer =
          agent.answer(
              "test_sql",
              """
              {"question": "Which of our ports are in Lindholm?",
               "sql": "SELECT name FROM ports WHERE TRIM(city) = 'Lindholm'"}
              """);

      assertThat(answer.path("status").asText()).isEqualTo("verified");
      assertThat(answer.at("/first/passed").asBoolean()).isTrue();
    }
  }

  @Test
  void howQueriesDifferIsShownByRows() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      JsonNode answer =
          agent.answer(
              "explain_difference",
              "{\"one\": \"SELECT name FROM ports\", \"other\": \"SELECT DISTINCT name FROM ports\"}");

      assertThat(answer.path("differ").asBoolean()).isTrue();
      assertThat(answer.path("kind").asText()).isEqualTo("duplicates");
      assertThat(answer.at("/results/0/rows")).hasSize(2);
    }
  }

  @Test
  void theDatabaseIsDescribed() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      JsonNode found =
          agent.answer("search_catalog", "{\"words\": \"city of a port\", \"limit\": 3}");
      assertThat(found.path("columns")).hasSizeBetween(1, 3);
      assertThat(found.at("/columns/0/table").asText()).isEqualTo("ports");

      JsonNode described = agent.answer("describe_tables", "{\"tables\": [\"ports\"]}");
      assertThat(described.path("ddl").asText())
          .contains("CREATE TABLE ports")
          .doesNotContain("CREATE TABLE crossings");
      assertThat(agent.refusal("describe_tables", "{\"tables\": [\"prots\"]}"))
          .startsWith("the database 'skerry_line' has no table 'prots'");
    }
  }

  @Test
  void rowsAreReadOnlyWhereTheUserAllowsItAndOnlyOfWhatIsVerified() throws IOException {
    String id;
    try (ServedAgent agent = ServedAgent.over(folder, "--question-id", "1")) {
      id =
          agent
              .answer("ask", "{\"question\": \"Which of our ports are in Lindholm?\"}")
              .path("id")
              .asText();
      assertThat(agent.refusal("run_verified", "{\"id\": \"%s\"}".formatted(id)))
          .isEqualTo(
              "rows may not be read: the user allows it by starting 'assay mcp' with --rows");
    }
    try (ServedAgent agent = ServedAgent.over(folder, "--rows=2")) {
      JsonNode rows = agent.answer("run_verified", "{\"id\": \"%s\"}".formatted(id));
      assertThat(rows.path("rows")).hasSize(2);
      assertThat(rows.path("complete").asBoolean(true)).isFalse();
      assertThat(agent.refusal("run_verified", "{\"id\": \"nosuch\"}"))
          .isEqualTo("there is no answer 'nosuch'");
    }
  }

  @Test
  void longAndHostileCellsCrowdOutAndSteerNothing() throws Exception {
    String id;
    try (ServedAgent agent = ServedAgent.over(folder, "--question-id", "1", "--rows")) {
      id =
          agent
              .answer("ask", "{\"question\": \"Which of our ports are in Lindholm?\"}")
              .path("id")
              .asText();
      try (Connection made =
              DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("skerry_line.sqlite"));
          Statement statement = made.createStatement()) {
        statement.execute(
            "UPDATE ports SET name = name || char(8238) || replace(hex(zeroblob(150000)), '0', 'x')");
      }

      JsonNode answer = agent.call("run_verified", "{\"id\": \"%s\"}".formatted(id));

      assertThat(answer.at("/structuredContent/rows/0/0").asText())
          .contains("\u202exxx")
          .containsPattern("x… \\(300,0\\d\\d characters\\)$")
          .hasSizeLessThan(2_100);
      assertThat(answer.at("/content/0/text").asText())
          .contains("\\u202exxx")
          .doesNotContain("\u202e");
    }
  }

  @Test
  void ofLongBytesTheBeginAndTheLengthAreTold() throws Exception {
    try (ServedAgent agent = ServedAgent.over(folder, "--question-id", "1", "--rows")) {
      String id =
          agent
              .answer("ask", "{\"question\": \"Which of our ports are in Lindholm?\"}")
              .path("id")
              .asText();
      try (Connection made =
              DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("skerry_line.sqlite"));
          Statement statement = made.createStatement()) {
        statement.execute("UPDATE ports SET name = zeroblob(150000)");
      }

      JsonNode answer = agent.call("run_verified", "{\"id\": \"%s\"}".formatted(id));

      assertThat(answer.at("/structuredContent/rows/0/0/binary").asText())
          .matches("0{32}… \\(150,000 bytes\\)");
      assertThat(answer.at("/structuredContent/columns/0/type").asText()).isEqualTo("BINARY");
      assertThat(answer.toString()).hasSizeLessThan(10_000);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ask | {} | question
          ask | {"question": ""} | question
          ask | {"question": "Why?", "colour": "red"} | colour
          get_answer | {"id": "../etc"} | not a run's id: '../etc'
          run_verified | {"id": "../etc"} | not a run's id: '../etc'
          get_answer | {"id": "nosuch"} | there is no run 'nosuch': 'ask' answers an id
          test_sql | {"sql": "DROP TABLE ports"} | sql is not one SELECT: the SQL begins with DROP
          test_sql | {"sql": "SELECT 1"} | give the question that the SQL answers, or a test of your own
          test_sql | {"sql": "SELECT 1", "test": {"tables": {"nosuch": {"columns": [], "rows": []}}, "expected": {"columns": ["a"], "rows": []}}} | has no table 'nosuch'
          test_sql | {"sql": "SELECT 1", "test": {"tables": {"ports": {"columns": ["nosuch"], "rows": []}}, "expected": {"columns": ["a"], "rows": []}}} | table 'ports' has no column 'nosuch'
          test_sql | {"sql": "SELECT 1", "test": {"tables": {}, "expected": {"columns": ["a"], "rows": [[1, 2]]}}} | test: expected: row 0 has 2 values for 1 columns
          explain_difference | {"one": "SELECT 1", "other": "SELECT nope"} | 'other' cannot be executed: no such column: nope
          search_catalog | {"words": "x", "limit": 0} | limit
          """)
  void whatCannotBeDoneIsNamed(String tool, String arguments, String message) throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      assertThat(agent.refusal(tool, arguments)).contains(message);
    }
  }

  @Test
  void linesThatAreNoMessagesAreAnsweredAndTheNextOneIsServed() throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      agent.send("{\"jsonrpc\": ");
      assertThat(agent.next().at("/error/code").asInt()).isEqualTo(-32700);
      agent.send("[1, 2]");
      assertThat(agent.next().at("/error/code").asInt()).isEqualTo(-32600);
      assertThat(agent.request("nosuch/method", "{}").at("/error/code").asInt()).isEqualTo(-32601);
      assertThat(agent.request("tools/list", "{}").at("/result/tools")).hasSize(7);
    }
  }

  @Test
  void callsThatAreUnderWayWhenTheInputEndsAreAnswered() {
    String lines =
        """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
        {"jsonrpc":"2.0","method":"notifications/initialized"}
        {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"describe_tables","arguments":{}}}
        """;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CommandLineHarness harness = new CommandLineHarness();

    int code =
        ServedAgent.serve(
            harness,
            new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
            out,
            ServedAgent.arguments(folder));

    assertThat(code).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .hasSize(2)
        .last()
        .asString()
        .contains("CREATE TABLE ports");
  }

  @ParameterizedTest
  @CsvSource({"'{},', 600000", "'9', 2000", "'[', 2000"})
  void aMessageThatTakesTooMuchOnceItIsReadIsRefusedAndTheNextAnswered(String part, int times)
      throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      agent.send(
          "{\"jsonrpc\": \"2.0\", \"id\": 7, \"method\": \"tools/list\", \"params\": {\"a\": [%s1]}}"
              .formatted(part.repeat(times)));

      assertThat(agent.next().at("/error/message").asText())
          .isEqualTo(
              "the message is too large: 8 MiB, a million names and values, 1,000 levels and numbers of 1,000 digits at most");
      assertThat(agent.request("tools/list", "{}").at("/result/tools")).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"id\": null, \"method\": \"ping\"",
        "\"id\": {\"a\": 1}, \"method\": \"ping\"",
        "\"id\": 1.5, \"method\": \"ping\"",
        "\"id\": 1e400000, \"method\": \"ping\"",
        "\"id\": 1, \"method\": {}",
        "\"id\": 1, \"error\": 5",
        "\"id\": 1"
      })
  void aMessageThatCannotBeTakenIsRefusedAndTheNextAnswered(String members) throws IOException {
    try (ServedAgent agent = ServedAgent.over(folder)) {
      agent.send("{\"jsonrpc\": \"2.0\", %s}".formatted(members));

      assertThat(agent.next().at("/error/message").asText())
          .isEqualTo("the line is not a message of JSON-RPC 2.0");
      assertThat(agent.request("tools/list", "{}").at("/result/tools")).isNotEmpty();
    }
  }

  @Test
  void aDatabaseHasToBeNamed() {
    CommandLineHarness harness = new CommandLineHarness();

    assertThat(harness.run("mcp")).isEqualTo(2);
    assertThat(harness.err())
        .isEqualTo(
            "assay: say which database is asked: --database FILE|URL, or --catalog DIR%n"
                .formatted());
  }
}
