package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpiderFilesTest {

  private static final String DEV =
      """
      [{"db_id": "songs", "question": "How many?", "query": "SELECT count(*) FROM singer"},
       {"db_id": "pets", "question": "Which?", "query": "SELECT name, age FROM pet"}]
      """;

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private List<Question> questions() {
    return SpiderFiles.questions(folder, null);
  }

  @Test
  void questionsHaveTheTextOfTheOneFileAndTheGoldOfTheOther() throws IOException {
    file("dev.json", DEV);
    file("gold.sql", "SELECT 1\tsongs\nSELECT 2\tpets\n");

    assertThat(questions())
        .containsExactly(
            new Question(0, "0", "songs", "How many?", "", "SELECT 1", "easy"),
            new Question(1, "1", "pets", "Which?", "", "SELECT 2", "easy"));
  }

  @Test
  void eitherFileWillDo() throws IOException {
    file("dev.json", DEV);
    assertThat(questions()).extracting(Question::level).containsExactly("easy", "medium");

    Files.delete(folder.resolve("dev.json"));
    file("gold.sql", "SELECT 1\tsongs\n");
    assertThat(questions())
        .containsExactly(new Question(0, "0", "songs", "", "", "SELECT 1", "easy"));
  }

  @Test
  void aFolderWithoutEitherIsNamed() {
    assertThatThrownBy(this::questions)
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            folder
                + " has neither dev.json nor gold.sql: --data names the folder of the benchmark");
  }

  @Test
  void filesOfDifferentLengthAreNamedWithBothCounts() throws IOException {
    file("dev.json", DEV);
    Path gold = file("gold.sql", "SELECT 1\tsongs\n");

    assertThatThrownBy(this::questions)
        .hasMessage(
            "%s has 1 lines, and %s 2 questions: line n belongs to question n"
                .formatted(gold, folder.resolve("dev.json")));
  }

  @Test
  void goldThatNamesAnotherDatabaseIsRefusedByItsLine() throws IOException {
    file("dev.json", DEV);
    Path gold = file("gold.sql", "SELECT 1\tsongs\nSELECT 2\tcars\n");

    assertThatThrownBy(this::questions)
        .hasMessage(gold + " line 2 names database 'cars', and its question is about 'pets'");
  }

  @Test
  void goldWithoutAnyDatabaseIsRefusedByItsLine() throws IOException {
    Path gold = file("gold.sql", "SELECT 1\tsongs\nSELECT 2 FROM t\n");

    assertThatThrownBy(this::questions)
        .hasMessage(gold + " line 2 names no database: a line is SQL, TAB, database");
  }

  @Test
  void brokenJsonIsShownWithItsPlace() throws IOException {
    Path dev = file("dev.json", "[{\"db_id\": \"songs\",\n \"question\" \"x\"}]");

    assertThatThrownBy(this::questions)
        .hasMessage(
            dev
                + " is no JSON: line 2, column 13: Unexpected character ('\"' (code 34)):"
                + " was expecting a colon to separate field name and value");
  }

  @Test
  void aQuestionThatLacksAPartIsNamed() throws IOException {
    Path dev = file("dev.json", "[{\"db_id\": \"songs\", \"question\": \"x\"}]");

    assertThatThrownBy(this::questions).hasMessage("question 1 of " + dev + " has no text 'query'");
  }

  @Test
  void predictionsAreOneALineAndBlankLinesAreEmpty() throws IOException {
    file("dev.json", DEV);
    Path predictions = file("predictions.sql", "\nSELECT\tname FROM pet\tpets\n\n");

    List<String> notes = new ArrayList<>();
    assertThat(SpiderFiles.predictions(predictions, questions(), notes::add))
        .containsExactly("", "SELECT\tname FROM pet");
    assertThat(notes).containsExactly(predictions + " line 1 holds no SQL: it is scored as wrong");
  }

  @Test
  void aQueryOfSeveralLinesIsOneWhereTheCountsFitThen() throws IOException {
    file("dev.json", DEV);
    Path predictions = file("predictions.sql", "SELECT name,\n count(*)\nFROM pet\nSELECT 2\n");
    List<String> notes = new ArrayList<>();

    assertThat(SpiderFiles.predictions(predictions, questions(), notes::add))
        .containsExactly("SELECT name,\ncount(*)\nFROM pet", "SELECT 2");
    assertThat(notes)
        .containsExactly(
            predictions + " line 2 goes on with the query of line 1",
            predictions + " line 3 goes on with the query of line 1");
  }

  @Test
  void tooFewOrTooManyPredictionsAreNamedWithBothCounts() throws IOException {
    file("dev.json", DEV);
    Path predictions = file("predictions.sql", "SELECT 1\n");

    assertThatThrownBy(() -> SpiderFiles.predictions(predictions, questions(), _ -> {}))
        .hasMessage(
            predictions
                + " has 1 lines for 2 questions: one SQL a line is wanted,"
                + " and a blank line where there is none");
  }

  @Test
  void aPredictionForAnotherDatabaseIsRefusedByItsLine() throws IOException {
    file("dev.json", DEV);
    Path predictions = file("predictions.sql", "SELECT 1\tpets\nSELECT 2\tpets\n");

    assertThatThrownBy(() -> SpiderFiles.predictions(predictions, questions(), _ -> {}))
        .hasMessage(
            predictions + " line 1 names database 'pets', and its question is about 'songs'");
  }

  @Test
  void aMissingFileOfPredictionsIsNamed() throws IOException {
    file("dev.json", DEV);
    Path missing = folder.resolve("none.sql");

    assertThatThrownBy(() -> SpiderFiles.predictions(missing, questions(), _ -> {}))
        .hasMessage("there is no file " + missing);
  }

  @Test
  void aDatabaseThatIsNotThereIsNamedWithTheFileThatIsWanted() throws IOException {
    file("dev.json", DEV);
    Files.createDirectories(folder.resolve("databases"));

    assertThatThrownBy(() -> DatabaseFolder.in(folder).files(questions()))
        .hasMessage(
            "question 0 is about database 'songs', and there is no "
                + folder.resolve("databases/songs/songs.sqlite"));
  }

  @Test
  void aDatabaseNameThatLeadsElsewhereIsNoDatabase() throws IOException {
    file("gold.sql", "SELECT 1\t../secret\n");
    Files.createDirectories(folder.resolve("databases"));
    Files.createDirectories(folder.resolve("secret"));
    Files.writeString(folder.resolve("secret/secret.sqlite"), "");

    assertThatThrownBy(() -> DatabaseFolder.in(folder).files(questions()))
        .isInstanceOf(EvaluationException.class)
        .hasMessageStartingWith("question 0 is about database '../secret', and there is no ");
  }

  @Test
  void aFolderWithoutDatabasesIsNamed() {
    assertThatThrownBy(() -> DatabaseFolder.in(folder))
        .hasMessage(
            folder
                + " has no folder databases, database, dev_databases, test_database:"
                + " --databases names the one with <database>/<database>.sqlite");
  }
}
