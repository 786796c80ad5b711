package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.demo.Demo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuiteCommandTest {

  private static final String NAME = "which-of-our-ports-are-in-lindholm";

  @TempDir Path folder;
  private Path database;
  private final CommandLineHarness assay = new CommandLineHarness();

  @BeforeEach
  void thereIsADatabaseAndCompletions() throws IOException {
    database = folder.resolve("skerry.sqlite");
    Demo.at(database);
    DemoRecording.into(folder);
  }

  @Test
  void anAnswerIsKeptInFilesThatArePlain() throws IOException {
    addOne();

    assertThat(files())
        .containsExactlyInAnyOrder(
            "question.yaml", "query.sql", "data/ports.csv", "expected.csv", "test-code.py");
    assertThat(read("query.sql"))
        .isEqualTo("SELECT name\nFROM ports\nWHERE TRIM(city) = 'Lindholm';\n");
    assertThat(read("question.yaml"))
        .contains(
            "question: Which of our ports are in Lindholm?",
            "dialect: sqlite",
            "status: verified",
            "rows: data/ports.csv");
    assertThat(read("expected.csv").lines()).first().isEqualTo("\"name\"");
  }

  @Test
  void aSuiteIsRunWithoutModelAndDatabase() throws IOException {
    addOne();
    Files.delete(database);
    CommandLineHarness later = new CommandLineHarness();
    Path junit = folder.resolve("junit.xml");

    assertThat(later.run("suite", "run", "--suite", suite(), "--junit", junit.toString())).isZero();

    assertThat(later.out())
        .isEqualToNormalizingNewlines(
            "passed  %s\n1 question: 1 passed, 0 failed\n".formatted(NAME));
    assertThat(Files.readString(junit))
        .contains("tests=\"1\" failures=\"0\"", "name=\"%s\"".formatted(NAME));
  }

  @Test
  void aQuestionWithAnotherValueIsTestedByTheTestOfTheSuite() throws IOException {
    addOne();
    Path answers = folder.resolve("marsvik.jsonl");
    Files.writeString(
        answers,
        """
        {"step":"generate-sql","model":"writer","question":"m","round":1,"promptHash":null,"completion":"```sql\\nSELECT name FROM ports WHERE TRIM(city) = 'Marsvik'\\n```","tokens":{"input":1,"output":1,"cached":0},"provenance":"written by hand"}
        """);
    CommandLineHarness asking = new CommandLineHarness();

    int code =
        asking.run(
            "ask",
            "Which of our ports are in Marsvik?",
            "--database",
            database.toString(),
            "--store",
            store(),
            "--demonstrations",
            suite(),
            "--replay",
            answers.toString(),
            "--question-id",
            "m",
            "--model",
            "writer",
            "--test-code-models",
            "coder-a");

    assertThat(asking.err())
        .contains(
            "the test of '%s' in the suite, with 'Marsvik' in place of 'Lindholm'".formatted(NAME));
    assertThat(code).as(asking.out() + asking.err()).isZero();
    assertThat(asking.out()).contains("Test code, of the test of");
  }

  @Test
  void demonstrationsThatAreNoneAreRefusedWithWhatIsWanted() {
    CommandLineHarness asking = new CommandLineHarness();

    int code =
        asking.run(
            "ask",
            "Which?",
            "--database",
            database.toString(),
            "--demonstrations",
            "nosuch",
            "--model",
            "writer",
            "--replay",
            folder.resolve("completions.jsonl").toString());

    assertThat(code).isEqualTo(2);
    assertThat(asking.err())
        .isEqualTo(
            "assay: cannot read the demonstrations 'nosuch': name a suite's folder, a file, runs or none%n"
                .formatted());
  }

  @Test
  void aQueryThatIsEditedFailsWithItsRows() throws IOException {
    addOne();
    write("query.sql", "SELECT name FROM ports WHERE city = 'Lindholm'");
    CommandLineHarness later = new CommandLineHarness();
    Path junit = folder.resolve("junit.xml");

    assertThat(later.run("suite", "run", "--suite", suite(), "--junit", junit.toString()))
        .isEqualTo(1);

    assertThat(later.out())
        .contains(
            "FAILED  " + NAME, "  - missing row ('Ferry Steps')", "1 question: 0 passed, 1 failed");
    assertThat(Files.readString(junit))
        .contains("failures=\"1\"", "<failure message=\"missing row ('Ferry Steps')\">");
  }

  @Test
  void rowsAreEditedLikeAnyCsv() throws IOException {
    addOne();
    write("expected.csv", read("expected.csv") + "Mole\n");
    CommandLineHarness later = new CommandLineHarness();

    assertThat(later.run("suite", "run", "--suite", suite(), "--output", "json")).isEqualTo(1);

    assertThat(later.out()).contains("\"passed\":false", "missing row ('Mole')");
  }

  @Test
  void whatIsWrittenByHandNeedsNoTypes() throws IOException {
    Path question = Files.createDirectories(folder.resolve("suite/by-hand"));
    Files.writeString(
        question.resolve("question.yaml"),
        """
        question: How many orders of each day?
        database: shop
        dialect: postgresql
        as_of: 2025-06-30
        tables:
          - name: orders
            rows: orders.csv
            columns:
              - {name: id, type: integer, nullable: false}
              - {name: day, type: date}
              - {name: total, type: "numeric(10,2)"}
        """);
    Files.writeString(
        question.resolve("query.sql"),
        "SELECT day, sum(total) FROM orders WHERE day <= CURRENT_DATE GROUP BY day");
    Files.writeString(
        question.resolve("orders.csv"),
        "id,day,total\n1,2025-06-29,1.50\n2,2025-06-29,2\n3,2025-07-01,9\n");
    Files.writeString(question.resolve("expected.csv"), "day,total\n2025-06-29,3.5\n");

    assertThat(assay.run("suite", "run", "--suite", suite())).as(assay.out()).isZero();
  }

  @Test
  void aDatabaseThatHasChangedIsToldByTheQueriesThatItBreaks() throws IOException, SQLException {
    addOne();
    assertThat(check()).isZero();
    execute("ALTER TABLE ports ADD COLUMN country TEXT");
    assertThat(check()).isZero();
    execute("ALTER TABLE ports RENAME COLUMN city TO town");
    CommandLineHarness later = new CommandLineHarness();

    assertThat(later.run("suite", "check", "--suite", suite(), "--database", database.toString()))
        .isEqualTo(1);

    assertThat(later.out())
        .contains(
            "BROKEN  " + NAME,
            "  - the column 'ports.city' is gone",
            "  - it cannot be executed: no such column: city",
            "1 question: 0 fit, 0 changed, 1 broken");
  }

  @Test
  void questionsAboutAnotherDatabaseAreNotHeldAgainstThisOne() throws IOException {
    addOne();
    Path other = Files.createDirectories(Path.of(suite(), "other", "data"));
    for (String file : List.of("question.yaml", "query.sql", "expected.csv", "data/ports.csv")) {
      Files.copy(Path.of(suite(), NAME, file), other.getParent().resolve(file));
    }
    write(
        "../other/question.yaml",
        Files.readString(Path.of(suite(), NAME, "question.yaml"))
            .replace("database: skerry", "database: shop")
            .replace("- name: ports", "- name: piers"));
    CommandLineHarness later = new CommandLineHarness();

    assertThat(later.run("suite", "check", "--suite", suite(), "--database", database.toString()))
        .as(later.err())
        .isZero();

    assertThat(later.out())
        .contains(
            "other   other",
            "  - it is about the database 'shop'",
            "2 questions: 1 fit, 0 changed, 0 broken, 1 of another database");
  }

  @Test
  void aSuiteForOtherDatabasesAloneHoldsNothing() throws IOException {
    addOne();
    String file = Files.readString(Path.of(suite(), NAME, "question.yaml"));
    write("question.yaml", file.replace("dialect: sqlite", "dialect: h2"));
    CommandLineHarness later = new CommandLineHarness();

    assertThat(later.run("suite", "check", "--suite", suite(), "--database", database.toString()))
        .isEqualTo(2);

    assertThat(later.err())
        .contains("no question of the suite is in the dialect SQLite: give the database");
  }

  @Test
  void aRunIsAddedOnce() throws IOException {
    String run = ask("1", "Which of our ports are in Lindholm?");
    String[] adding = {"suite", "add", run, "--suite", suite(), "--store", store()};
    Path broken = Files.createDirectories(Path.of(suite(), "broken"));
    Files.writeString(broken.resolve("question.yaml"), "question: \"a");
    assertThat(assay.run(adding)).isZero();
    CommandLineHarness again = new CommandLineHarness();

    assertThat(again.run(adding)).isEqualTo(2);

    assertThat(again.err())
        .isEqualTo(
            "assay: the run '%s' is in the suite already: change '%s', or remove it first%n"
                .formatted(run, Path.of(suite(), NAME)));
  }

  @Test
  void whatIsNotVerifiedHasToBeConfirmed() throws IOException {
    String run = ask("8", "How many passengers did the Skua carry on average per crossing?");
    CommandLineHarness later = new CommandLineHarness();

    assertThat(later.run("suite", "add", run, "--suite", suite(), "--store", store())).isEqualTo(2);
    assertThat(later.err())
        .isEqualTo(
            "assay: the run '%s' is unverified: look at its SQL, and add it with --confirmed when it is right%n"
                .formatted(run));
    assertThat(
            new CommandLineHarness()
                .run("suite", "add", run, "--confirmed", "--suite", suite(), "--store", store()))
        .isZero();
    assertThat(new CommandLineHarness().run("suite", "run", "--suite", suite())).isZero();
  }

  @Test
  void dbtGetsAModelAndAUnitTest() throws IOException {
    addOne();
    Path out = folder.resolve("dbt/models");
    CommandLineHarness later = new CommandLineHarness();

    assertThat(
            later.run(
                "suite", "export", "--format", "dbt", "--suite", suite(), "--out", out.toString()))
        .isZero();

    String model = "assay_" + NAME.replace('-', '_');
    assertThat(out.resolve(model + ".sql"))
        .hasContent(
            """
            with ports as (select * from {{ source('skerry', 'ports') }})
            SELECT name
            FROM ports
            WHERE TRIM(city) = 'Lindholm'
            """);
    assertThat(Files.readString(out.resolve(model + ".yml")))
        .contains("unit_tests:", "input: \"source('skerry', 'ports')\"", "expect:", "Ferry Steps");
    assertThat(Files.readString(out.resolve("assay_sources.yml"))).contains("name: \"ports\"");
  }

  @Test
  void aHundredQuestionsTakeThreeSecondsAtMost() throws IOException {
    addOne();
    for (int number = 0; number < 99; number++) {
      copy(folder.resolve("suite").resolve(NAME), folder.resolve("suite/copy-" + number));
    }
    new CommandLineHarness().run("suite", "run", "--suite", suite());
    CommandLineHarness later = new CommandLineHarness();
    Instant begun = Instant.now();

    assertThat(later.run("suite", "run", "--suite", suite())).isZero();

    assertThat(later.out()).endsWith("100 questions: 100 passed, 0 failed%n".formatted());
    assertThat(Duration.between(begun, Instant.now())).isLessThan(Duration.ofSeconds(3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          question.yaml | {} | 'question' is missing or empty
          question.yaml | question: a%nevidence: "b | question.yaml': line 2: while scanning
          question.yaml | {question: a, database: b, dialect: sqlite, tables: [], colour: red} | Unrecognized field "colour"
          question.yaml | {question: a, database: b, dialect: klingon, tables: []} | klingon
          question.yaml | {question: a, database: b, dialect: sqlite, as_of: soon, tables: []} | 'soon' is no moment
          question.yaml | {question: a, database: b, dialect: sqlite, tables: [{name: t, rows: ../../x, columns: [{name: c}]}]} | '../../x' is no file of this folder
          question.yaml | {question: a, database: b, dialect: sqlite, tables: [{name: t, rows: data/ports.csv, columns: [{name: c}]}]} | table 't' has no column
          query.sql | `` | query.sql' is empty
          expected.csv | a,b%n1 | expected.csv', line 2: 1 cells where there are 2 columns
          """)
  void aFileThatIsBrokenIsNamed(String file, String content, String message) throws IOException {
    addOne();
    write(file, content.replace("%n", "\n"));
    CommandLineHarness later = new CommandLineHarness();

    assertThat(later.run("suite", "run", "--suite", suite())).isEqualTo(2);
    assertThat(later.err()).startsWith("assay: ").contains(message);
    assertThat(later.err().lines()).hasSize(1);
  }

  @Test
  void whatIsNotThereIsNamed() {
    refuses(
        "there is no suite 'none': begin one with 'assay suite add RUN'", "run", "--suite", "none");
    refuses(
        "there is no folder '%s' with runs".formatted(store()),
        "add",
        "nosuch",
        "--store",
        store());
    refuses(
        "say which database the suite is held against: --database FILE|URL, or --catalog DIR",
        "check");
  }

  private void refuses(String message, String... arguments) {
    CommandLineHarness other = new CommandLineHarness();
    List<String> all = new ArrayList<>(List.of("suite"));
    all.addAll(List.of(arguments));
    assertThat(other.run(all.toArray(String[]::new))).isEqualTo(2);
    assertThat(other.err()).isEqualTo("assay: %s%n".formatted(message));
  }

  private int check() {
    return new CommandLineHarness()
        .run("suite", "check", "--suite", suite(), "--database", database.toString());
  }

  private void addOne() throws IOException {
    String run = ask("1", "Which of our ports are in Lindholm?");
    assertThat(assay.run("suite", "add", run, "--suite", suite(), "--store", store()))
        .as(assay.err())
        .isZero();
    assertThat(assay.out()).endsWith(NAME + "%n".formatted());
  }

  private String ask(String id, String question) {
    CommandLineHarness asking = new CommandLineHarness();
    List<String> arguments = new ArrayList<>(List.of("ask", question, "--question-id", id));
    arguments.addAll(List.of("--database", database.toString(), "--store", store()));
    arguments.addAll(DemoRecording.replaying(DemoRecording.in(folder)));
    asking.run(arguments.toArray(String[]::new));
    return asking.err().lines().findFirst().orElseThrow().replace("run ", "");
  }

  private List<String> files() throws IOException {
    Path question = folder.resolve("suite").resolve(NAME);
    try (Stream<Path> all = Files.walk(question)) {
      return all.filter(Files::isRegularFile)
          .map(file -> question.relativize(file).toString().replace('\\', '/'))
          .toList();
    }
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve("suite").resolve(NAME).resolve(file));
  }

  private void write(String file, String content) throws IOException {
    Files.writeString(folder.resolve("suite").resolve(NAME).resolve(file), content);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private String suite() {
    return folder.resolve("suite").toString();
  }

  private String store() {
    return folder.resolve("store").toString();
  }
}
