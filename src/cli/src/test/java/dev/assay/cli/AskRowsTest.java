package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.run.StoreOperations;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rows of an answer, from the database that it is about. */
class AskRowsTest {

  private static final String QUESTION = "Which of our ports are in Lindholm?";

  @TempDir Path folder;
  private Path database;
  private Path completions;
  private final CommandLineHarness assay = new CommandLineHarness();

  @BeforeEach
  void thereIsADatabaseAndCompletions() throws IOException {
    database = folder.resolve("skerry.sqlite");
    Demo.at(database);
    completions = DemoRecording.into(folder);
  }

  @Test
  void theyComeAfterTheVerdict() {
    assertThat(ask("--rows")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .containsSubsequence(
            "VERIFIED", "Evidence: ", "On your database it gives 3 rows:", "'Old Customs Landing'");
  }

  @Test
  void whereThereAreNoneTheConditionThatIsWhyIsTold() throws SQLException {
    spellCitiesInCapitals();

    assertThat(ask("--rows")).isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out())
        .containsSubsequence(
            "On your database it gives 0 rows:",
            "Without Trim( city ) = 'Lindholm' there would be rows: see what the database holds there.");
  }

  @Test
  void whereThereAreNoneTheConditionThatIsWhyIsInTheJson() throws SQLException, IOException {
    spellCitiesInCapitals();

    assertThat(ask("--rows", "--output", "json")).isEqualTo(ExitCodes.VERIFIED);
    assertThat(Json.parse(assay.out().getBytes(StandardCharsets.UTF_8)).at("/rows/emptied_by/0"))
        .hasToString("\"Trim( city ) = 'Lindholm'\"");
  }

  private void spellCitiesInCapitals() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("UPDATE ports SET city = upper(city)");
    }
  }

  @Test
  void noMoreThanIsAskedFor() {
    assertThat(ask("--rows", "1")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .contains("On your database it gives more than is shown; the first 1 row:");
  }

  @Test
  void theQuestionMayStandBehindTheOption() {
    List<String> arguments = arguments("ask", "--rows", QUESTION);

    assertThat(assay.run(arguments.toArray(String[]::new))).isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out()).contains("On your database it gives 3 rows:");
  }

  @Test
  void theyAreNotReadUnlessTheyAreAskedFor() {
    assertThat(ask()).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out()).doesNotContain("On your database");
  }

  @Test
  void asCsvTheyAreAlone() {
    assertThat(ask("--rows", "2", "--output", "csv")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out().lines()).hasSize(3).first().isEqualTo("\"name\"");
    assertThat(assay.err())
        .contains("VERIFIED after a rewrite to its test")
        .endsWith("assay: these are the first 2 rows; more with --rows N%n".formatted());
  }

  @Test
  void asParquetTheyAreAFileThatKeepsTheirTypes() throws SQLException {
    Path file = folder.resolve("it's.parquet");

    assertThat(ask("--rows", "--rows-to", file.toString())).isEqualTo(ExitCodes.VERIFIED);

    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT count(*), any_value(typeof(name)) FROM '%s'"
                    .formatted(file.toString().replace("'", "''")))) {
      rows.next();
      assertThat(rows.getInt(1)).isEqualTo(3);
      assertThat(rows.getString(2)).isEqualTo("VARCHAR");
    }
  }

  @Test
  void theFileIsCheckedBeforeAnythingIsPaidFor() {
    assertThat(ask("--rows", "--rows-to", "rows.xlsx")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .contains("--rows-to 'rows.xlsx': the name has to end in .parquet, .csv or .json");
    assertThat(ask("--rows", "--rows-to", "/nowhere/rows.csv")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(ask("--rows-to", "rows.csv")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(folder.resolve("store")).doesNotExist();
  }

  @Test
  void asJsonTheyAreInTheAnswer() throws IOException {
    assertThat(ask("--rows", "--output", "json")).isEqualTo(ExitCodes.VERIFIED);

    JsonNode answer = Json.parse(assay.out().getBytes(StandardCharsets.UTF_8));
    assertThat(answer.path("status").asText()).isEqualTo("verified");
    assertThat(answer.at("/rows/complete").asBoolean()).isTrue();
    assertThat(answer.at("/rows/rows")).hasSize(3);
  }

  @Test
  void theStatementAlone() {
    assertThat(ask("--output", "sql")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out())
        .isEqualToNormalizingNewlines("SELECT name\nFROM ports\nWHERE TRIM(city) = 'Lindholm';\n");
    assertThat(assay.err()).contains("VERIFIED after a rewrite to its test");
  }

  @Test
  void hostileCellsShowAsText() throws SQLException {
    execute("UPDATE ports SET name = char(27) || '[31m' || char(155) || '2J' || char(8238)");

    ask("--rows");
    assertThat(assay.out()).contains("'\\u001b[31m\\u009b2J\\u202e'");
    for (String output : List.of("csv", "json")) {
      CommandLineHarness other = new CommandLineHarness();
      run(other, "--rows", "--output", output);
      assertThat(other.out())
          .containsIgnoringCase("\\u001b[31m\\u009b2J\\u202e")
          .doesNotContain("\u001b", "\u009b", "\u202e");
    }
  }

  @Test
  void aDatabaseThatHasChangedLeavesTheVerdict() throws SQLException {
    ask();
    execute("DROP TABLE ports");

    CommandLineHarness later = new CommandLineHarness();
    assertThat(resume(later, "--rows")).isEqualTo(ExitCodes.VERIFIED);
    assertThat(later.out()).contains("VERIFIED");
    assertThat(later.err())
        .contains("assay: the rows cannot be read, the verdict stands: ", "no such table: ports");
  }

  @Test
  void whatCannotBeDoneIsRefusedBeforeAnythingIsAsked() {
    refuses("--rows 0: 1 to 100,000 are wanted", "--rows", "0");
    refuses("--output csv is the rows: give --rows as well", "--output", "csv");
    refuses(
        "--output sql is the statement alone: leave out --rows", "--output", "sql", "--rows", "2");
    refuses(
        "--rows: the answer is in the dialect of MySQL, and --database is SQLite",
        "--rows",
        "2",
        "--dialect",
        "mysql");
    ask();
    CommandLineHarness later = new CommandLineHarness();
    assertThat(
            later.run("ask", "--run", runId(), "--store", store(), "--replay", replay(), "--rows"))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(later.err())
        .isEqualTo("assay: --rows needs --database, where the answer is executed%n".formatted());
  }

  private void refuses(String message, String... options) {
    CommandLineHarness other = new CommandLineHarness();
    assertThat(run(other, options)).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(other.err()).isEqualTo("assay: %s%n".formatted(message));
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void aPersonWhoAllowsThemOnceSeesThemFromThenOn() {
    assertThat(run(remembering().typing("y"), "--rows")).isEqualTo(ExitCodes.VERIFIED);

    CommandLineHarness later = remembering();
    assertThat(run(later)).isEqualTo(ExitCodes.VERIFIED);
    assertThat(later.out()).contains("On your database it gives 3 rows:");
    assertThat(later.err()).contains("assay: rows are shown as you allowed; --no-rows ends that");
  }

  @Test
  void aDatabaseThatIsGoneByThenLeavesTheVerdictAndNobodyIsAsked() {
    CommandLineHarness gone =
        new CommandLineHarness(
                location ->
                    new StoreOperations(
                        new DirectoryArtifactStore(Path.of(location)), new TakenAway()))
            .remembering(folder.resolve("own"))
            .typing("y");

    assertThat(run(gone, "--rows")).isEqualTo(ExitCodes.VERIFIED);
    assertThat(gone.err())
        .contains("assay: the rows cannot be read, the verdict stands: there is no database file");
    assertThat(folder.resolve("own")).doesNotExist();
  }

  /** The database is gone when the verdict is written. */
  private final class TakenAway implements StoreOperations.Around {

    @Override
    public <T> T apply(String name, String key, Supplier<T> operation) {
      if (key.endsWith("/result.json") && !name.equals("read")) {
        assertThat(database.toFile().delete()).isTrue();
      }
      return operation.get();
    }
  }

  @Test
  void whoSaysNoIsNotAskedAgain() {
    run(remembering().typing(""), "--rows");

    CommandLineHarness later = remembering().typing("y");
    run(later, "--rows");
    CommandLineHarness last = remembering();
    run(last);
    assertThat(last.out()).doesNotContain("On your database");
  }

  @Test
  void nobodyAtTheTerminalAllowsNothing() {
    run(remembering(), "--rows");

    CommandLineHarness later = remembering();
    run(later);
    assertThat(later.out()).doesNotContain("On your database");
    assertThat(folder.resolve("own")).doesNotExist();
  }

  @Test
  void whatIsAllowedIsForgottenByNoRows() {
    run(remembering().typing("yes"), "--rows");
    CommandLineHarness without = remembering();
    run(without, "--no-rows");
    assertThat(without.out()).doesNotContain("On your database");

    CommandLineHarness later = remembering();
    run(later);
    assertThat(later.out()).doesNotContain("On your database");
  }

  @Test
  void whatIsAllowedIsOfOneDatabaseAndOfAnswersThatPeopleRead() throws IOException {
    run(remembering().typing("y"), "--rows");
    CommandLineHarness json = remembering();
    run(json, "--output", "json");
    assertThat(json.out()).doesNotContain("\"rows\":{");

    database = folder.resolve("other.sqlite");
    Demo.at(database);
    CommandLineHarness other = remembering();
    run(other);
    assertThat(other.out()).doesNotContain("On your database");
  }

  @Test
  void whatIsAllowedIsNotRecalledWhereNobodySits() {
    run(remembering().typing("y"), "--rows");

    CommandLineHarness later = remembering().unattended();
    run(later);

    assertThat(later.out()).doesNotContain("On your database");
  }

  @Test
  void whatCannotBeRememberedCostsNoAnswer() throws IOException {
    Files.writeString(folder.resolve("own"), "a file in place of the folder");

    assertThat(run(remembering().typing("y"), "--rows")).isEqualTo(ExitCodes.VERIFIED);

    Files.delete(folder.resolve("own"));
    Files.createDirectory(folder.resolve("own"));
    Files.write(folder.resolve("own/rows"), new byte[] {(byte) 0xc3, 0x28});
    CommandLineHarness damaged = remembering();
    assertThat(run(damaged)).isEqualTo(ExitCodes.VERIFIED);
    assertThat(damaged.err()).contains("warning: cannot read '");
  }

  @Test
  void wantingAndNotWantingThemIsRefused() {
    assertThat(ask("--rows", "--no-rows")).isEqualTo(ExitCodes.COULD_NOT_RUN);

    assertThat(assay.err())
        .isEqualTo(
            "assay: --rows and --no-rows contradict each other: give one of them%n".formatted());
  }

  private CommandLineHarness remembering() {
    return new CommandLineHarness().remembering(folder.resolve("own"));
  }

  private int ask(String... options) {
    return run(assay, options);
  }

  private int run(CommandLineHarness line, String... options) {
    List<String> arguments = arguments("ask", QUESTION);
    arguments.addAll(List.of(options));
    return line.run(arguments.toArray(String[]::new));
  }

  private List<String> arguments(String... first) {
    List<String> arguments = new ArrayList<>(List.of(first));
    arguments.addAll(
        List.of("--database", database.toString(), "--store", store(), "--question-id", "1"));
    arguments.addAll(DemoRecording.replaying(completions));
    return arguments;
  }

  private int resume(CommandLineHarness line, String... options) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "ask",
                "--run",
                runId(),
                "--store",
                store(),
                "--replay",
                replay(),
                "--database",
                database.toString()));
    arguments.addAll(List.of(options));
    return line.run(arguments.toArray(String[]::new));
  }

  private String runId() {
    return assay.err().lines().findFirst().orElseThrow().replace("run ", "");
  }

  private String replay() {
    return completions.toString();
  }

  private String store() {
    return folder.resolve("store").toString();
  }

  @Test
  void whatMayBeReadForThemIsAtLeastOneRow() {
    assertThat(ask("--rows", "--most-rows-read", "0")).isEqualTo(ExitCodes.COULD_NOT_RUN);

    assertThat(assay.err()).contains("--most-rows-read must be at least 1");
  }

  @Test
  void whatMayBeReadForThemNeedsThem() {
    assertThat(ask("--most-rows-read", "5")).isEqualTo(ExitCodes.COULD_NOT_RUN);

    assertThat(assay.err()).contains("--most-rows-read needs --rows, whose reading it bounds");
  }

  @Test
  void aBoundThatCannotBeHeededIsToldOfOnceAndBeforeTheRun() {
    assertThat(ask("--rows", "--most-rows-read", "5")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.err())
        .startsWith("--most-rows-read does not hold here: plans of SQLite do not tell")
        .containsOnlyOnce("--most-rows-read");
  }
}
