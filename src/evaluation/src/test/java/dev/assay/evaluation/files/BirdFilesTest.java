package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    assertThat(BirdFiles.predictions(byPlace, questions())).containsExactly("SELECT a", "SELECT b");

    Path byId =
        predictions(
            "{" + value.formatted(7, "c", "songs") + "," + value.formatted(9, "d", "pets") + "}");
    assertThat(BirdFiles.predictions(byId, questions())).containsExactly("SELECT c", "SELECT d");
  }

  @Test
  void aMissingSeparatorIsRefusedByItsLine() throws IOException {
    Path file =
        predictions(
            """
            {"0": "SELECT 1\\t----- bird -----\\tsongs",
             "1": "SELECT 2"}
            """);

    assertThatThrownBy(() -> BirdFiles.predictions(file, questions()))
        .hasMessage(
            file
                + " line 2: prediction \"1\" has no separator:"
                + " \"SQL\\t----- bird -----\\tdatabase\" is wanted");
  }

  @Test
  void aPredictionForAnotherDatabaseIsRefusedByItsLine() throws IOException {
    Path file =
        predictions(
            """
            {"0": "SELECT 1\\t----- bird -----\\tsongs",
             "1": "SELECT 2\\t----- bird -----\\tfinancial"}
            """);

    assertThatThrownBy(() -> BirdFiles.predictions(file, questions()))
        .hasMessage(file + " line 2 names database 'financial', and its question is about 'pets'");
  }

  @Test
  void otherCountsAndKeysAreNamed() throws IOException {
    Path one = predictions("{\"0\": \"SELECT 1\\t----- bird -----\\tsongs\"}");
    assertThatThrownBy(() -> BirdFiles.predictions(one, questions()))
        .hasMessage(one + " has 1 predictions for 2 questions");

    Path other =
        predictions(
            """
            {"0": "SELECT 1\\t----- bird -----\\tsongs",
             "5": "SELECT 2\\t----- bird -----\\tpets"}
            """);
    assertThatThrownBy(() -> BirdFiles.predictions(other, questions()))
        .hasMessage(other + " has no prediction \"1\"");
  }

  @Test
  void whatIsNoObjectAndWhatIsNoJsonIsSaid() throws IOException {
    Path list = predictions("[]");
    assertThatThrownBy(() -> BirdFiles.predictions(list, questions()))
        .hasMessage(
            list
                + " is no JSON object of predictions,"
                + " {\"0\": \"SQL\\t----- bird -----\\tdatabase\"}");

    Path broken = predictions("{\"0\": SELECT}");
    assertThatThrownBy(() -> BirdFiles.predictions(broken, questions()))
        .hasMessageStartingWith(broken + " is no JSON: line 1, column ");
  }
}
