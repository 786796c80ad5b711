package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditCommandTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path data;

  @BeforeEach
  void makeDatabase() throws IOException, SQLException {
    Files.createDirectories(data.resolve("database/songs"));
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:sqlite:" + data.resolve("database/songs/songs.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER)");
      statement.execute("INSERT INTO singer VALUES (1, 'Ada', 30), (2, 'Bo', 41), (3, 'Cy', 41)");
    }
  }

  private void gold(String... queries) throws IOException {
    Files.writeString(data.resolve("gold.sql"), String.join("\tsongs\n", queries) + "\tsongs\n");
  }

  @Test
  void goldThatHoldsUpIsLeftAlone() throws IOException {
    gold("SELECT name FROM singer WHERE age > 30");

    assertThat(assay.run("audit", "--benchmark", "spider", "--data", data.toString())).isZero();
    assertThat(assay.out()).isEqualToNormalizingNewlines("0 of 1 questions have findings\n");
  }

  @Test
  void whatFailsGivesNothingOrCutsATieIsListedAndCounted() throws IOException {
    gold(
        "SELECT name FROM singer ORDER BY age DESC LIMIT 1",
        "SELECT name FROM singer WHERE age > 50",
        "SELECT max(age) FROM singer WHERE age > 50",
        "SELECT nam FROM singer");

    assertThat(assay.run("audit", "--benchmark", "spider", "--data", data.toString())).isEqualTo(1);
    assertThat(assay.out())
        .contains("cut-tie: LIMIT 1 keeps ('Bo') and leaves out ('Cy'), which are equal by age")
        .contains("empty-result: it gives no rows on its database")
        .contains("null-result: it gives nothing but NULL")
        .contains("fails: no such column: nam")
        .endsWith(
            """
            4 of 4 questions have findings
              gold: cut-tie: 1
              gold: empty-result: 1
              gold: fails: 1
              gold: null-result: 1
              gold: unknown-name: 1
            """);
  }

  @Test
  void aPredictionThatIsRightByChanceIsShownWithTheRowsThatTellItFromGold() throws IOException {
    gold("SELECT name FROM singer WHERE age > 40");
    Path predictions =
        Files.writeString(
            data.resolve("predictions.sql"), "SELECT name FROM singer WHERE age >= 40\n");

    int code =
        assay.run(
            "audit",
            "--benchmark",
            "spider",
            "--data",
            data.toString(),
            "--predictions",
            predictions.toString(),
            "--output",
            "json");

    JsonNode found = new ObjectMapper().readTree(assay.out());
    assertThat(code).isEqualTo(1);
    assertThat(found.path("right").asBoolean()).isTrue();
    assertThat(found.path("goldFindings")).isEmpty();
    assertThat(found.path("difference").path("kind").asText()).isEqualTo("rows");
    assertThat(found.path("difference").path("tables").get(0).path("rows")).hasSize(1);
  }

  @Test
  void whatIsFoundIsOnAPageToo() throws IOException {
    gold("SELECT name FROM singer WHERE age > 40");
    Path predictions =
        Files.writeString(
            data.resolve("predictions.sql"), "SELECT name FROM singer WHERE age >= 40\n");
    Path page = data.resolve("audit.html");

    assay.run(
        "audit",
        "--benchmark",
        "spider",
        "--data",
        data.toString(),
        "--predictions",
        predictions.toString(),
        "--html",
        page.toString());

    assertThat(assay.err())
        .contains("1/1")
        .contains("1 with findings")
        .contains("written: " + page);
    assertThat(page)
        .content()
        .contains("prediction, counts as right", "On other rows the results differ", "gold gives");
  }

  @Test
  void whatHangsOnTheOrderInWhichRowsAreKeptIsShownWithBothResults() throws IOException {
    gold(
        "SELECT name FROM singer LIMIT 1",
        "SELECT count(*) FROM singer WHERE age = (SELECT age FROM singer LIMIT 1)",
        "SELECT group_concat(age) FROM (SELECT age FROM singer ORDER BY age)");

    assertThat(assay.run("audit", "--benchmark", "spider", "--data", data.toString())).isEqualTo(1);
    assertThat(assay.out())
        .contains("row-order: with the same rows in another order it gives ('Cy'), not ('Ada')")
        .contains("row-order: with the same rows in another order it gives (2), not (1)")
        .contains("2 of 3 questions have findings");
  }

  @Test
  void whatIsOrderedByTheNumberOfARowHangsOnNoOrderWhereThatIsTheKey()
      throws IOException, SQLException {
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:sqlite:" + data.resolve("database/songs/songs.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE album (title TEXT, year INTEGER)");
      statement.execute("INSERT INTO album VALUES ('One', 1999), ('Two', 2000), ('Three', 2001)");
    }
    gold(
        "SELECT name FROM singer ORDER BY rowid LIMIT 1",
        "SELECT name FROM singer WHERE _rowid_ = 2",
        "SELECT title FROM album ORDER BY rowid LIMIT 1");

    assay.run(audit());

    assertThat(assay.out())
        .contains("1 of 3 questions have findings", "SELECT title FROM album ORDER BY rowid")
        .contains("row-order: with the same rows in another order it gives ('Three'), not ('One')");
  }

  @Test
  void aDatabaseWithoutTablesKeepsNoOtherFromBeingLookedAt() throws IOException, SQLException {
    Files.createDirectories(data.resolve("database/none"));
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:sqlite:" + data.resolve("database/none/none.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.execute("VACUUM");
    }
    Files.writeString(
        data.resolve("gold.sql"),
        """
        SELECT name FROM singer WHERE age > 50\tsongs
        SELECT 1\tnone
        SELECT * FROM singer\tnone
        """);

    assertThat(assay.run(audit())).isEqualTo(1);
    assertThat(assay.out())
        .contains(
            "empty-result: ", "fails: no such table: singer", "2 of 3 questions have findings");
  }

  @Test
  void databasesAreFilesOrAServers() throws IOException {
    gold("SELECT name FROM singer");

    int code =
        assay.run(audit("--server", "jdbc:h2:x", "--databases", data.resolve("database") + ""));

    assertThat(code).isEqualTo(2);
    assertThat(assay.err()).isEqualToNormalizingNewlines("assay: give --databases or --server\n");
  }

  @Test
  void aPredictionThatIsWrongOnlyInTypesIsToldSo() throws IOException {
    gold("SELECT age FROM singer WHERE id = 1");
    Path predictions =
        Files.writeString(
            data.resolve("predictions.sql"), "SELECT CAST(age AS TEXT) FROM singer WHERE id = 1\n");

    assay.run(audit("--predictions", predictions.toString()));

    assertThat(assay.out())
        .contains("prediction, counts as wrong")
        .contains("types-alone: it counts as wrong, and gives gold's values");
  }

  @Test
  void aPredictionThatIsWrongForAnotherReasonIsNotToldThatTypesAreIt() throws IOException {
    gold("SELECT DISTINCT age FROM singer");
    Path predictions =
        Files.writeString(data.resolve("predictions.sql"), "SELECT age FROM singer GROUP BY age\n");

    assay.run(audit("--predictions", predictions.toString()));

    assertThat(assay.out()).doesNotContain("types-alone");
  }

  @Test
  void whatWasFoundBeforeIsNotLookedForAgain() throws IOException {
    gold("SELECT name FROM singer WHERE age > 50", "SELECT name FROM singer WHERE age > 60");
    Path store = data.resolve("store");
    assay.run(audit("--store", store.toString(), "--limit", "1"));
    List<Path> kept = filesIn(store.resolve("audits"));
    assertThat(kept).hasSize(1);
    Files.writeString(
        kept.getFirst(),
        Files.readString(kept.getFirst()).replace("it gives no rows on its database", "kept"));

    assertThat(assay.run(audit("--store", store.toString()))).isEqualTo(1);

    assertThat(filesIn(store.resolve("audits"))).hasSize(2);
    assertThat(assay.out())
        .contains("empty-result: kept", "empty-result: it gives no rows on its database");
  }

  @Test
  void anotherPredictionIsLookedAtAnew() throws IOException {
    gold("SELECT name FROM singer WHERE age > 40");
    Path store = data.resolve("store");
    Path predictions = data.resolve("predictions.sql");
    for (String age : List.of("41", "40", "41")) {
      Files.writeString(predictions, "SELECT name FROM singer WHERE age >= " + age + "\n");
      assay.run(audit("--store", store.toString(), "--predictions", predictions.toString()));
    }

    assertThat(filesIn(store.resolve("audits"))).hasSize(2);
  }

  @Test
  void anotherEvidenceIsLookedAtAnew() throws IOException {
    Path store = data.resolve("store");
    Path questions = data.resolve("questions.jsonl");
    for (String evidence : List.of("old refers to age", "old refers to id", "old refers to age")) {
      Files.writeString(
          questions,
          """
          {"db_id": "songs", "question": "Who is old?", "evidence": "%s", "gold": "SELECT name FROM singer WHERE age > 40"}
          """
              .formatted(evidence));
      assay.run(
          "audit",
          "--benchmark",
          "jsonl",
          "--data",
          questions.toString(),
          "--databases",
          data.resolve("database").toString(),
          "--store",
          store.toString());
    }

    assertThat(filesIn(store.resolve("audits"))).as(assay.err()).hasSize(2);
  }

  @Test
  void theDatabasesOfAnAddressAreLookedAtAsFilesAre() throws IOException {
    Path questions =
        Files.writeString(
            data.resolve("questions.jsonl"),
            """
            {"db_id": "songs", "question": "Who is the oldest?", "gold": "SELECT name FROM singer ORDER BY age DESC LIMIT 1"}
            """);

    int code =
        assay.run(
            "audit",
            "--benchmark",
            "jsonl",
            "--data",
            questions.toString(),
            "--server",
            "jdbc:sqlite:" + data.resolve("database") + "/{db_id}/{db_id}.sqlite");

    assertThat(code).isEqualTo(1);
    assertThat(assay.out()).contains("cut-tie: LIMIT 1 keeps ('Bo') and leaves out ('Cy')");
  }

  private String[] audit(String... more) {
    return Stream.concat(
            Stream.of("audit", "--benchmark", "spider", "--data", data.toString()), Stream.of(more))
        .toArray(String[]::new);
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void aFolderWithoutABenchmarkIsNamed() {
    assertThat(assay.run("audit", "--benchmark", "spider", "--data", data.toString())).isEqualTo(2);
    assertThat(assay.err()).startsWith("assay: " + data + " has neither dev.json nor gold.sql");
  }
}
