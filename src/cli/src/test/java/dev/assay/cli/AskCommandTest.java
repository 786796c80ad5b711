package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskCommandTest {

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
  void theAnswerIsTheSqlItsVerdictAndTheRowsThatGaveTheFirstOneAway() {
    assertThat(ask(QUESTION)).isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out())
        .startsWith(
            "SELECT name\nFROM ports\nWHERE TRIM(city) = 'Lindholm';\n\nVERIFIED after a rewrite to its test: ")
        .contains("The first SQL, as the model alone wrote it, failed its test:")
        .contains("    WHERE city = 'Lindholm';")
        .contains("  - missing row ('Ferry Steps')")
        .contains("Revision 1 passed.")
        .contains("  * added TRIM (")
        .contains("Expected result:")
        .contains("7 model calls");
    assertThat(assay.err()).contains("test data").contains("2 of 2 models agree");
  }

  @Test
  void aRuleOfAUserIsHeldAgainstEveryCandidate() throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("rules.yaml"),
            "constraints: [{table: ports, column: port_id, rule: filter}]\n");

    assertThat(ask(QUESTION, "--constraints", rules.toString())).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out())
        .contains("  - constraints: 'ports' must be filtered by port_id: add a condition on it")
        .contains("What the parts of the strategy tssql found:")
        .contains("  - constraints: filter in the first SQL, not mended");
  }

  @Test
  void oneQuestionHasOneStrategy() {
    assertThat(ask(QUESTION, "--strategy", "dac,tool")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo("assay: give one --strategy; 'assay eval --run' compares several%n".formatted());
  }

  @Test
  void aBuiltCatalogIsAskedAboutWithItsValues() {
    String catalogs = builtCatalog();

    int exitCode =
        assay.run(
            "ask",
            QUESTION,
            "--catalog",
            catalogs,
            "--store",
            store(),
            "--replay",
            completions.toString(),
            "--question-id",
            "1",
            "--model",
            "writer",
            "--test-code-models",
            "coder-a,coder-b,coder-c");

    assertThat(assay.err()).contains("values are like words of the question");
    assertThat(exitCode).isEqualTo(ExitCodes.VERIFIED);
  }

  @Test
  void theDatabaseBesideItsCatalogIsWhatStrategiesAsk() throws IOException {
    String catalogs = builtCatalog();
    DemoQuestion question = useTheDemoOf("full");
    List<String> arguments = new ArrayList<>(full(question));
    arguments.addAll(List.of("--catalog", catalogs, "--database", database.toString()));

    assertThat(assay.run(arguments.toArray(String[]::new))).isEqualTo(ExitCodes.VERIFIED);
    assertThat(explorations()).hasSize(3);
  }

  @Test
  void aCatalogAloneIsNotAsked() throws IOException {
    String catalogs = builtCatalog();
    DemoQuestion question = useTheDemoOf("full");
    List<String> arguments = new ArrayList<>(full(question));
    arguments.addAll(List.of("--catalog", catalogs));

    assay.run(arguments.toArray(String[]::new));

    assertThat(explorations()).isEmpty();
  }

  @Test
  void aCatalogOfAnotherDialectThanTheDatabaseIsRefused() throws IOException {
    Path ddl = Files.writeString(folder.resolve("shop.sql"), "CREATE TABLE t (a INT);");
    String catalogs = folder.resolve("others").toString();
    String[] build = {"catalog", "build", "--database", ddl.toString(), "--dialect", "postgresql"};
    assertThat(
            new CommandLineHarness()
                .run(
                    Stream.concat(Stream.of(build), Stream.of("--out", catalogs))
                        .toArray(String[]::new)))
        .isZero();

    assertThat(ask(QUESTION, "--catalog", catalogs)).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: the catalog is of a PostgreSQL database, and --database is SQLite: give the database that it is of%n"
                .formatted());
  }

  @Test
  void anUnknownChoiceOfValuesToShareIsRefused() {
    assertThat(ask(QUESTION, "--share-values", "some")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: no such choice of values to share: 'some'; there is none, linked, samples%n"
                .formatted());
  }

  @Test
  void jsonIsTheResultAloneOnStandardOutput() throws IOException {
    assertThat(ask(QUESTION, "--output", "json")).isEqualTo(ExitCodes.VERIFIED);

    JsonNode json = Json.parse(assay.out().getBytes(StandardCharsets.UTF_8));
    assertThat(json.get("status").textValue()).isEqualTo("verified");
    assertThat(json.get("sql").textValue()).contains("TRIM(city)");
    assertThat(json.get("firstSql").textValue()).contains("WHERE city = 'Lindholm'");
  }

  @Test
  void sqlThatOneHasAlreadyIsTestedAndMended() {
    assertThat(ask(QUESTION, "--sql", "SELECT name FROM ports WHERE city LIKE 'Lindholm%'"))
        .isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out()).contains("The SQL that you gave failed its test:");
  }

  @Test
  void controlCharactersOfAQueryAreShownAndNotObeyed() {
    ask(QUESTION, "--sql", "SELECT '\u001b]0;owned' AS name FROM ports");

    assertThat(assay.out() + assay.err()).doesNotContain("\u001b").contains("\\u001b]0;owned");
  }

  @Test
  void settingsGivenWithARunAreRefused() {
    int exitCode =
        assay.run("ask", "--run", "r1", "--dialect", "h2", "--replay", completions.toString());

    assertThat(exitCode).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: --run resumes what was asked then, as it was: give no question or settings"
                + " with it%n".formatted());
  }

  @Test
  void anUnverifiedAnswerExitsWithOne() {
    assertThat(ask(QUESTION, "--revisions", "0")).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out())
        .contains(
            "UNVERIFIED: the arbiter takes the test code's side, and no revision was allowed: ");
  }

  @Test
  void aFinishedRunCanBeShownAgainWithoutCompletions() throws IOException {
    ask(QUESTION);
    String run = assay.err().lines().findFirst().orElseThrow().substring("run ".length());
    Path empty = Files.createFile(folder.resolve("empty.jsonl"));

    CommandLineHarness again = new CommandLineHarness();
    int exitCode = again.run("ask", "--run", run, "--store", store(), "--replay", empty.toString());

    assertThat(exitCode).isEqualTo(ExitCodes.VERIFIED);
    assertThat(again.out()).startsWith("SELECT name\nFROM ports\nWHERE TRIM(city) = 'Lindholm';");
  }

  @Test
  void anEmptyQuestionIsRefused() {
    assertRefused("the question is empty: say what you want to know", " ");
  }

  @Test
  void aQuestionThatIsTooLongIsRefused() {
    assertRefused(
        "the question has 10,001 characters; at most 10,000 are allowed", "x".repeat(10_001));
  }

  @Test
  void anUnknownDialectIsRefused() {
    assertThat(ask(QUESTION, "--dialect", "dbase")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .startsWith("assay: ")
        .contains("dbase")
        .contains("sqlite, h2, postgresql");
    assertThat(assay.err().lines()).hasSize(1);
  }

  @Test
  void sqlThatIsNotOneSelectIsRefused() {
    assertThat(ask(QUESTION, "--sql", "DELETE FROM ports")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).startsWith("assay: --sql is not one SELECT: ");
    assertThat(assay.err().lines()).hasSize(1);
  }

  @Test
  void aDatabaseFileThatIsNotThereIsNamed() {
    database = folder.resolve("absent.sqlite");

    assertRefused("there is no database file '" + database + "'", QUESTION);
  }

  @Test
  void aFileThatIsNotADatabaseIsNamed() throws IOException {
    database = Files.writeString(folder.resolve("notes.txt"), "this is not a database");

    assertRefused("'" + database + "' is not a SQLite or DuckDB database", QUESTION);
  }

  @Test
  void aRunThatDoesNotExistIsNamed() {
    int exitCode =
        assay.run("ask", "--run", "nosuch", "--store", store(), "--replay", completions.toString());

    assertThat(exitCode).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo("assay: there is no folder '%s' with runs%n".formatted(store()));
  }

  @Test
  void aQuestionWithoutADatabaseIsRefused() {
    assertThat(assay.run("ask", QUESTION, "--replay", completions.toString()))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: a question and --database are needed, or --run to resume a run%n".formatted());
  }

  @Test
  void aRecordingThatIsBrokenIsNamedWithItsLine() throws IOException {
    Files.writeString(completions, "{\"step\": 1}\n");

    assertThat(ask(QUESTION)).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: %s:1: 'question' must be an id: a string or a whole number%n"
                .formatted(completions));
  }

  @Test
  void anUnknownOptionIsNamedWithTheNearest() {
    assertThat(assay.run("ask", "--databse")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: Unknown option: '--databse' (did you mean --database?); assay ask --help explains%n"
                .formatted());
  }

  @Test
  void aValueThatAnOptionDoesNotHaveIsNamedWithThoseThatItHas() {
    assertThat(assay.run("ask", "--output", "xml", QUESTION)).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: Invalid value for option '--output': expected one of [text, json, sql, csv] (case-insensitive) but was 'xml'; assay ask --help explains%n"
                .formatted());
  }

  private void assertRefused(String message, String question) {
    assertThat(ask(question)).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).isEqualTo("assay: %s%n".formatted(message));
    assertThat(assay.out()).isEmpty();
    assertThat(Path.of(store())).doesNotExist();
  }

  private String builtCatalog() {
    String catalogs = folder.resolve("catalogs").toString();
    assertThat(
            new CommandLineHarness()
                .run("catalog", "build", "--database", database.toString(), "--out", catalogs))
        .isZero();
    return catalogs;
  }

  private DemoQuestion useTheDemoOf(String strategy) throws IOException {
    try (InputStream resource =
        Demo.class.getResourceAsStream("/demo/" + Demo.completionsOf(strategy))) {
      Files.copy(resource, completions, StandardCopyOption.REPLACE_EXISTING);
    }
    return Demo.at(database, strategy).questions().getFirst();
  }

  private List<String> full(DemoQuestion question) {
    return List.of(
        "ask",
        question.text(),
        "--evidence",
        question.evidence(),
        "--question-id",
        question.id(),
        "--strategy",
        "full",
        "--store",
        store(),
        "--replay",
        completions.toString(),
        "--model",
        "writer",
        "--test-code-models",
        "coder-a,coder-b,coder-c");
  }

  private List<Path> explorations() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(store()))) {
      return files.filter(file -> file.endsWith("exploration.json")).toList();
    }
  }

  private int ask(String question, String... more) {
    List<String> arguments = new ArrayList<>(List.of("ask", question));
    arguments.addAll(List.of("--database", database.toString(), "--store", store()));
    arguments.addAll(List.of("--question-id", "1"));
    arguments.addAll(DemoRecording.replaying(completions));
    arguments.addAll(List.of(more));
    return assay.run(arguments.toArray(String[]::new));
  }

  private String store() {
    return folder.resolve("store").toString();
  }
}
