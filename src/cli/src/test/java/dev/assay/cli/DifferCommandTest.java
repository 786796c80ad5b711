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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferCommandTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path folder;

  @BeforeEach
  void makeDatabase() throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("songs.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER)");
      statement.execute("INSERT INTO singer VALUES (1, 'Ada', 30), (2, 'Bo', 41)");
    }
  }

  private int differ(String one, String other, String... options) throws IOException {
    Path a = Files.writeString(folder.resolve("a.sql"), one);
    Path b = Files.writeString(folder.resolve("b.sql"), other);
    String[] arguments = new String[5 + options.length];
    System.arraycopy(
        new String[] {
          "differ", a.toString(), b.toString(), "--database", folder.resolve("songs.sqlite") + ""
        },
        0,
        arguments,
        0,
        5);
    System.arraycopy(options, 0, arguments, 5, options.length);
    return assay.run(arguments);
  }

  @Test
  void theRowsAndBothResultsAreShown() throws IOException {
    int code =
        differ(
            "SELECT count(*) FROM singer WHERE age > 40",
            "SELECT count(*) FROM singer WHERE age >= 40;\n");

    assertThat(code).isEqualTo(1);
    assertThat(assay.out())
        .startsWith("The queries differ in rows.")
        .containsPattern("singer\\R  id  age\\R  \\d+ +40\\R")
        .containsPattern("a\\.sql gives\\R  count\\(\\*\\)\\R  0\\R")
        .containsPattern("b\\.sql gives\\R  count\\(\\*\\)\\R  1\\R")
        .containsPattern("Found in \\d+ databases? that (was|were) tried\\.");
  }

  @Test
  void theSameAsJson() throws IOException {
    int code =
        differ("SELECT name FROM singer", "SELECT DISTINCT name FROM singer", "--output", "json");

    JsonNode found = new ObjectMapper().readTree(assay.out());
    assertThat(code).isEqualTo(1);
    assertThat(found.path("differ").asBoolean()).isTrue();
    assertThat(found.path("kind").asText()).isEqualTo("duplicates");
    assertThat(found.path("tables").get(0).path("name").asText()).isEqualTo("singer");
    assertThat(found.path("results").get(0).path("rows")).hasSize(2);
    assertThat(found.path("results").get(1).path("rows")).hasSize(1);
  }

  @Test
  void noneFoundSaysHowFarItWent() throws IOException {
    int code =
        differ(
            "SELECT name FROM singer",
            "SELECT s.name FROM singer AS s",
            "--rows",
            "3",
            "--tries",
            "40");

    assertThat(code).isZero();
    assertThat(assay.out())
        .isEqualToNormalizingNewlines(
            "None found up to 3 rows a table: the queries gave the same on 40 databases, which"
                + " does not make them equal.\n");
  }

  @Test
  void aQueryThatCannotBeExecutedIsNamed() throws IOException {
    assertThat(differ("SELECT name FROM singer", "SELECT nam FROM singer")).isEqualTo(2);
    assertThat(assay.err())
        .isEqualToNormalizingNewlines(
            "assay: '%s' cannot be executed: no such column: nam\n"
                .formatted(folder.resolve("b.sql")));
  }

  @ParameterizedTest
  @CsvSource({
    "--rows,0,--rows 0: 1 to 50 are wanted",
    "--tries,-1,--tries -1: 1 to 100000 are wanted",
    "--timeout,0,--timeout 0: seconds up to 3600 are wanted"
  })
  void boundsOutOfRangeAreRefused(String option, String value, String message) throws IOException {
    assertThat(differ("SELECT 1", "SELECT 2", option, value)).isEqualTo(2);
    assertThat(assay.err()).isEqualToNormalizingNewlines("assay: " + message + "\n");
  }

  @Test
  void filesThatAreMissingOrEmptyAreNamed() throws IOException {
    assertThat(differ("", "SELECT 2")).isEqualTo(2);
    assertThat(assay.err())
        .isEqualToNormalizingNewlines(
            "assay: '%s' is empty: a query is wanted\n".formatted(folder.resolve("a.sql")));

    CommandLineHarness other = new CommandLineHarness();
    assertThat(other.run("differ", "no.sql", "no.sql", "--database", folder + "/songs.sqlite"))
        .isEqualTo(2);
    assertThat(other.err())
        .isEqualToNormalizingNewlines(
            "assay: cannot read the query 'no.sql': there is no such file\n");
  }

  @Test
  void aDatabaseHasToBeNamed() {
    assertThat(assay.run("differ", "a.sql", "b.sql")).isEqualTo(2);
    assertThat(assay.err())
        .isEqualToNormalizingNewlines(
            "assay: say which database the queries are about: --database FILE|URL, or --catalog"
                + " DIR\n");
  }
}
