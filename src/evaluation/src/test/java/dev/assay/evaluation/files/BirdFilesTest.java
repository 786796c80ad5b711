package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BirdFilesTest {

  private static final String DEV =
      """
      [{"question_id": 7, "db_id": "songs", "question": "How many?", "evidence": "",
        "SQL": "SELECT 1", "difficulty": "simple"},
       {"question_id": 9, "db_id": "pets", "question": "Which?", "evidence": "as in pets",
        "SQL": "SELECT 2", "difficulty": "challenging"}]
      """;

  @TempDir Path folder;
  private final List<String> notes = new ArrayList<>();

  @BeforeEach
  void writeQuestions() throws IOException {
    Files.writeString(folder.resolve("dev.json"), DEV);
  }

  private Path predictions(String text) throws IOException {
    return Files.writeString(folder.resolve("predict_dev.json"), text);
  }

  private List<Question> questions() {
    return BirdFiles.questions(folder, null);
  }

  @Test
  void questionsHaveTheirIdAndDifficulty() {
    assertThat(questions())
        .containsExactly(
            new Question(0, "7", "songs", "How many?", "", "SELECT 1", "simple"),
            new Question(1, "9", "pets", "Which?", "as in pets", "SELECT 2", "challenging"));
  }

  @Test
  void predictionsAreFoundByPlaceOrById() throws IOException {
    String value = "\"%d\": \"SELECT %s\\t----- bird -----\\t%s\"";
    Path byPlace =
        predictions(
            "{" + value.formatted(1, "b", "pets") + "," + value.formatted(0, "a", "songs") + "}");
    assertThat(BirdFiles.predictions(byPlace, questions(), notes::add))
        .containsExactly("SELECT a", "SELECT b");

    Path byId =
        predictions(
            "{" + value.formatted(7, "c", "songs") + "," + value.formatted(9, "d", "pets") + "}");
    assertThat(BirdFiles.predictions(byId, questions(), notes::add))
        .containsExactly("SELECT c", "SELECT d");
  }

  @Test
  void aPredictionWithoutSeparatorIsOneForTheDatabaseOfItsQuestion() throws IOException {
    Path file =
        predictions(
            """
            {"0": "SELECT 1\\t----- bird -----\\tsongs",
             "1": "SELECT 2"}
            """);

    assertThat(BirdFiles.predictions(file, questions(), notes::add))
        .containsExactly("SELECT 1", "SELECT 2");
    assertThat(notes).isEmpty();
  }

  @Test
  void whatIsNoTextIsScoredAsWrongAndNamedByItsLineAndKey() throws IOException {
    Path file = predictions("{\"0\": 0, \"1\": null}");

    assertThat(BirdFiles.predictions(file, questions(), notes::add)).containsExactly("", "");
    assertThat(notes)
        .containsExactly(
            file + " line 1, entry \"0\", holds no SQL: it is scored as wrong",
            file + " line 1, entry \"1\", holds no SQL: it is scored as wrong");
  }

  @Test
  void aFenceIsTakenOffAndNamed() throws IOException {
    Path file = predictions("[\"```sql\\nSELECT 1\\n```\", \"``` SELECT 2```\"]");

    assertThat(BirdFiles.predictions(file, questions(), notes::add))
        .containsExactly("SELECT 1", "SELECT 2");
    assertThat(notes).hasSize(2).allMatch(each -> each.endsWith(": the fence is taken off"));
  }

  @Test
  void predictionsMayBeObjectsOneALineOrInAList() throws IOException {
    String first = "{\"question_id\": 9, \"db_id\": \"pets\", \"predicted_sql\": \"SELECT 2\"}";
    String second = "{\"question_id\": 7, \"SQL\": \"SELECT 1\"}";

    for (String text : List.of(first + "\n" + second, "[" + first + "," + second + "]")) {
      assertThat(BirdFiles.predictions(predictions(text), questions(), notes::add))
          .containsExactly("SELECT 1", "SELECT 2");
    }
  }

  @Test
  void goldMayBeLinesOfSqlAndDatabase() throws IOException {
    Path gold =
        Files.writeString(
            folder.resolve("gold.sql"), "\uFEFFSELECT 3\tsongs\r\nSELECT 4\tpets\r\n");

    assertThat(BirdFiles.questions(folder, gold))
        .extracting(Question::gold)
        .containsExactly("SELECT 3", "SELECT 4");
  }

  @Test
  void missingGoldIsRefused() throws IOException {
    Path gold = Files.writeString(folder.resolve("gold.sql"), "SELECT 3\tsongs\n");

    assertThatThrownBy(() -> BirdFiles.questions(folder, gold))
        .hasMessage(
            "%s has no gold SQL for some questions: %s has no prediction for 1 of 2 questions, which are scored as wrong: 1"
                .formatted(gold, gold));
  }

  @Test
  void questionsMayStandOneALine() throws IOException {
    Files.delete(folder.resolve("dev.json"));
    Files.writeString(
        folder.resolve("mini_dev_sqlite.jsonl"),
        "{\"question_id\": 5, \"db_id\": \"a\", \"question\": \"?\", \"SQL\": \"SELECT 1\"}\n"
            + "{\"question_id\": 6, \"db_id\": \"b\", \"question\": \"?\", \"SQL\": \"SELECT 2\"}\n");

    assertThat(questions()).extracting(Question::id).containsExactly("5", "6");
  }

  @Test
  void aPredictionForAnotherDatabaseIsRefusedByItsLine() throws IOException {
    Path file =
        predictions(
            """
            {"0": "SELECT 1\\t----- bird -----\\tsongs",
             "1": "SELECT 2\\t----- bird -----\\tfinancial"}
            """);

    assertThatThrownBy(() -> BirdFiles.predictions(file, questions(), notes::add))
        .hasMessage(
            file
                + " line 2, entry \"1\", names database 'financial', and its question is about 'pets'");
  }

  @Test
  void missingAndSurplusPredictionsAreNamed() throws IOException {
    Path file =
        predictions(
            """
            {"0": "SELECT 1\\t----- bird -----\\tsongs",
             "5": "SELECT 2\\t----- bird -----\\tpets"}
            """);

    assertThat(BirdFiles.predictions(file, questions(), notes::add))
        .containsExactly("SELECT 1", "");
    assertThat(notes)
        .containsExactly(
            file + " has no prediction for 1 of 2 questions, which are scored as wrong: 1",
            file + " has 1 predictions that belong to no question");
  }

  @Test
  void aLineThatIsNoJsonCostsItsQuestionAlone() throws IOException {
    Path lines = predictions("{\"SQL\": \"SELECT 1\"}\n{\"SQL\": SELECT}\n");

    assertThat(BirdFiles.predictions(lines, questions(), notes::add))
        .containsExactly("SELECT 1", "");
    assertThat(notes)
        .containsExactly(
            lines + " line 2 cannot be read, and is passed over",
            lines + " has no prediction for 1 of 2 questions, which are scored as wrong: 1");
  }

  @Test
  void aFileAboutOtherQuestionsAndWhatIsNoJsonIsSaid() throws IOException {
    Path list = predictions("[]");
    assertThatThrownBy(() -> BirdFiles.predictions(list, questions(), notes::add))
        .hasMessage(list + " has no prediction \"0\", nor any other of the 2 questions");

    Path broken = predictions("{\"0\": SELECT}");
    assertThatThrownBy(() -> BirdFiles.predictions(broken, questions(), notes::add))
        .hasMessageStartingWith(broken + " is no JSON: line 1, column ");
  }
}
