package dev.assay.cli.ask;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.CommandLineHarness;
import dev.assay.cli.DemoRecording;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.demo.Demo;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo's first question, whose answer is tried on the rows of the database as well. */
class AskOnDataTest {

  /** Test code strips tabs, and SQL's TRIM does not: the demo's answer misses this port. */
  private static final String TAB =
      "INSERT INTO ports (port_id, name, city, status)"
          + " VALUES (9871234, 'Canary Wharf 55', char(9) || 'Lindholm', 'open')";

  private static final int MADE_FROM_THE_FIRST = 903;

  @TempDir Path folder;
  private final CommandLineHarness assay = new CommandLineHarness();
  private final List<String> completions = new ArrayList<>();

  @BeforeEach
  void thereIsADatabaseAndCompletions() throws IOException {
    Demo.at(database());
    completions.addAll(DemoRecording.lines());
  }

  @Test
  void agreementIsTold() throws IOException {
    assertThat(ask("--on-data")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .contains(
            "VERIFIED after a rewrite to its test",
            "; on your data the test code gives the same (103 of 117 such answers were right when it was"
                + " measured).",
            "On your data it gives what the test code gives: ports (",
            " rows); SQL executed by SQLite, your own database.");
    JsonNode kept = artifact("on-data.json");
    assertThat(kept.path("end").asText()).isEqualTo("agreed");
    assertThat(kept.at("/tables/0/table").asText()).isEqualTo("ports");
    assertThat(kept.at("/tables/0/whole").asBoolean()).isTrue();
  }

  @Test
  void nothingIsTriedUnlessItIsAskedFor() throws IOException {
    ask();

    assertThat(assay.out()).doesNotContain("On your data");
    assertThat(artifacts()).noneMatch(file -> file.endsWith("on-data.json"));
  }

  @Test
  void aDifferenceThatTheArbiterFindsInTheTestCodeLeavesTheAnswer() throws Exception {
    execute(TAB);
    judged("candidate", "a tab is no space");

    assertThat(ask("--on-data")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .contains(
            "WHERE TRIM(city) = 'Lindholm';",
            "On your data the test code gives another result: ports (",
            "the arbiter takes the SQL's side: a tab is no space.");
  }

  @Test
  void aDifferenceIsReducedToTheRowThatShowsIt() throws Exception {
    execute(TAB);
    judged("candidate", "a tab is no space");
    ask("--on-data", "--share-values", "linked");

    JsonNode ports = artifact("test-data/90.json").at("/tables/ports");
    assertThat(ports.path("rows")).hasSize(1);
    assertThat(ports.at("/rows/0").toString()).contains("\"\\tLindholm\"").doesNotContain("Canary");
  }

  @Test
  void noCellStaysInArtifacts() throws Exception {
    ask("--share-values", "none");
    execute(TAB);
    judged("test-code", "a tab is white space as well");
    completions.add(
        line(
            "revise-sql",
            90,
            "sql",
            "SELECT name FROM ports WHERE TRIM(city, char(9)) = 'Lindholm'"));
    resume(new CommandLineHarness(), "--database", database().toString(), "--on-data");

    assertThat(artifacts()).anyMatch(file -> file.endsWith("test-data/90.json"));
    assertThat(artifacts())
        .filteredOn(file -> Stream.of("Canary", "9871234").anyMatch(text(file)::contains))
        .isEmpty();
  }

  @Test
  void withSamplesSharedTheRealRowsAreShown() throws Exception {
    execute(TAB);
    judged("candidate", "a tab is no space");
    ask("--on-data", "--share-values", "samples");

    assertThat(artifact("test-data/90.json").toString()).contains("Canary Wharf 55");
    assertThat(artifact("on-data.json").path("madeUp").asBoolean()).isFalse();
  }

  @Test
  void whatTheArbiterFindsWrongIsRewrittenOnceAndHasToPassEveryTest() throws Exception {
    execute(TAB);
    judged("test-code", "a tab is white space as well");
    completions.add(
        line(
            "revise-sql",
            90,
            "sql",
            "SELECT name FROM ports WHERE TRIM(city, ' ' || char(9)) = 'Lindholm'"));

    assertThat(ask("--on-data")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .startsWith("SELECT name FROM ports WHERE TRIM(city, ' ' || char(9)) = 'Lindholm';")
        .contains(
            "the arbiter takes the test code's side, and the SQL was rewritten: a tab is white space as well.",
            "The revision for what your data show passed.");
  }

  @Test
  void aRewriteThatPassesTheRowsButNotTheTestCaseIsNotTheAnswer() throws Exception {
    execute(TAB);
    judged("test-code", "a tab is white space as well");
    completions.add(
        line(
            "revise-sql",
            90,
            "sql",
            "SELECT name FROM ports WHERE TRIM(city, char(9)) = 'Lindholm'"));

    assertThat(ask("--on-data")).isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(assay.out())
        .contains(
            "WHERE TRIM(city) = 'Lindholm';",
            "UNVERIFIED: on your data the test code gives another result: the arbiter takes the test"
                + " code's side, and the rewritten SQL does not pass the test case: a tab is white"
                + " space as well.");
  }

  @Test
  void aDifferenceThatHangsOnAWordIsAmbiguous() throws Exception {
    execute(TAB);
    judged("either", "");
    completions.add(
        line(
                "generate-test-code",
                2,
                "python",
                "result = ports_df[ports_df['city'].str.strip(' ') == 'Lindholm'][['name']]")
            .replace("\"writer\"", "\"coder-a\""));
    completions.add(
        line(
            "revise-sql",
            90,
            "sql",
            "SELECT name FROM ports WHERE TRIM(city, ' ' || char(9)) = 'Lindholm'"));

    assertThat(ask("--on-data")).isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(assay.out()).contains("AMBIGUOUS: ", "Reading 1, ", "Reading 2, tested: ");
  }

  @Test
  void anArbiterThatGivesNoAnswerLeavesTheDifferenceOpenForAnotherTime() throws Exception {
    execute(TAB);

    assertThat(ask("--on-data")).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out())
        .contains("UNVERIFIED: on your data the test code gives another result: ");

    judged("candidate", "a tab is no space");
    CommandLineHarness later = new CommandLineHarness();
    assertThat(resume(later, "--database", database().toString(), "--on-data"))
        .isEqualTo(ExitCodes.VERIFIED);
    assertThat(later.out()).contains("the arbiter takes the SQL's side: a tab is no space.");
  }

  @Test
  void aTableTooLargeForTheSandboxIsSampled() throws Exception {
    execute(
        "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
            + " INSERT INTO ports (port_id, name, city, status)"
            + " SELECT i, 'port ' || i, 'Lindholm', 'open' FROM n");

    assertThat(ask("--on-data")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .contains(
            "On your data it gives what the test code gives: ports (200 rows, sampled); SQL executed"
                + " by SQLite ",
            "; table 'ports' is too large for the sandbox, so that both ran on the same sample.");
  }

  @Test
  void testCodeThatFailsOnRealRowsLeavesTheAnswer() throws Exception {
    execute("UPDATE ports SET city = x'0102'");

    assertThat(ask("--on-data")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .contains(
            "Not tested on your data, the verdict is that of the test data: the test code fails on"
                + " your rows: ");
  }

  @Test
  void aDatabaseThatHasChangedLeavesTheAnswer() throws Exception {
    ask();
    execute("DROP TABLE ports");

    CommandLineHarness later = new CommandLineHarness();
    assertThat(resume(later, "--database", database().toString(), "--on-data"))
        .isEqualTo(ExitCodes.VERIFIED);
    assertThat(later.out())
        .contains(
            "Not tested on your data, the verdict is that of the test data: table 'ports' cannot be"
                + " read: it is refused; its own words may hold values, and are shown on the"
                + " terminal alone.");
    assertThat(later.err()).contains("on data: ", "no such table: ports");
  }

  @Test
  void aDatabaseThatWentAwayLeavesTheAnswer() throws Exception {
    ask();
    Files.delete(database());

    CommandLineHarness later = new CommandLineHarness();
    assertThat(resume(later, "--database", database().toString(), "--on-data"))
        .isEqualTo(ExitCodes.VERIFIED);
    assertThat(later.out())
        .contains(
            "Not tested on your data, the verdict is that of the test data: there is no database"
                + " file '");
  }

  @Test
  void aRunThatWasAskedWithoutItIsTriedLater() throws Exception {
    ask();

    CommandLineHarness later = new CommandLineHarness();
    assertThat(resume(later, "--database", database().toString(), "--on-data"))
        .isEqualTo(ExitCodes.VERIFIED);
    assertThat(later.out()).contains("On your data it gives what the test code gives");
  }

  @Test
  void withoutAConnectionItIsRefusedBeforeAnythingIsAsked() throws Exception {
    ask();
    CommandLineHarness later = new CommandLineHarness();

    assertThat(resume(later, "--on-data")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(later.err())
        .isEqualTo(
            "assay: --on-data needs --database, a connection to the rows: a catalog holds none%n"
                .formatted());
  }

  private void judged(String means, String why) {
    for (int order = 0; order < 2; order++) {
      String said =
          switch (means) {
            case "candidate" -> order == 0 ? "A" : "B";
            case "test-code" -> order == 0 ? "B" : "A";
            default -> means;
          };
      completions.add(
          line(
              "arbitrate",
              MADE_FROM_THE_FIRST + order,
              "json",
              "{\"point\": \"tabs\", \"means\": \"%s\", \"why\": \"%s\"}".formatted(said, why)));
    }
  }

  private int ask(String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("ask", "Which of our ports are in Lindholm?"));
    arguments.addAll(List.of("--database", database().toString()));
    arguments.addAll(List.of("--store", store().toString()));
    arguments.addAll(List.of("--question-id", "1"));
    arguments.addAll(DemoRecording.replaying(Path.of(replay())));
    arguments.addAll(List.of(more));
    return assay.run(arguments.toArray(String[]::new));
  }

  private int resume(CommandLineHarness line, String... more) throws IOException {
    String run = assay.err().lines().findFirst().orElseThrow().replace("run ", "");
    List<String> arguments =
        new ArrayList<>(List.of("ask", "--run", run, "--store", store().toString()));
    arguments.addAll(List.of("--replay", replay()));
    arguments.addAll(List.of(more));
    return line.run(arguments.toArray(String[]::new));
  }

  private String replay() throws IOException {
    return Files.write(folder.resolve("completions.jsonl"), completions).toString();
  }

  private Path database() {
    return folder.resolve("skerry.sqlite");
  }

  private Path store() {
    return folder.resolve("store");
  }

  private JsonNode artifact(String name) throws IOException {
    Path file = artifacts().stream().filter(each -> each.endsWith(name)).findFirst().orElseThrow();
    return Json.parse(Files.readAllBytes(file));
  }

  private List<Path> artifacts() throws IOException {
    try (Stream<Path> files = Files.walk(store())) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String line(String step, int round, String language, String code) {
    ObjectNode line = Json.object();
    line.put("step", step).put("model", "writer").put("round", round).put("question", "1");
    line.put("completion", "```%s\n%s\n```".formatted(language, code));
    line.putObject("tokens").put("input", 0).put("output", 0).put("cached", 0);
    return line.put("provenance", "written by hand for this test").toString();
  }
}
