package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DefogQuestionsTest {

  @TempDir Path folder;

  @Test
  void aLineOfSqlEvalIsAQuestionWithAllItsAcceptedQueries() throws IOException {
    Question question =
        DefogQuestions.read(
                Files.writeString(
                    folder.resolve("questions.csv"),
                    "question,query,db_name,query_category\nWho?,\"SELECT {a, b} FROM t;\",pets,group_by\n"))
            .getFirst();

    assertThat(question.database()).isEqualTo("pets");
    assertThat(question.level()).isEqualTo("group_by");
    assertThat(question.gold()).isEqualTo("SELECT a, b FROM t");
    assertThat(question.acceptance().queries()).hasSize(3);
    assertThat(question.acceptance().more()).isTrue();
  }

  @Test
  void aFileOfSomethingElseIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("questions.csv"), "question\nWho?\n");
    assertThatThrownBy(() -> DefogQuestions.read(file))
        .hasMessage("question 1 of %s has no column 'query'", file);
  }

  @Test
  void aQuoteThatIsNotClosedIsNamedByItsLine() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("questions.csv"), "question,query,db_name\n\"Who?,SELECT 1,pets\n");

    assertThatThrownBy(() -> DefogQuestions.read(file))
        .hasMessage(
            "%s is no CSV file with a header: (startline 2) EOF reached before encapsulated token finished",
            file);
  }

  @Test
  void textBehindTheQuotesOfACellBelongsToIt() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("questions.csv"),
            "question,query,db_name\n\"Which rose, not just \"\"within\"\" a day\". Tell me.,SELECT 1,pets\n");

    assertThat(DefogQuestions.read(file).getFirst().text())
        .isEqualTo("Which rose, not just \"within\" a day. Tell me.");
  }

  @Test
  void predictionsAreFoundByTheirQuestionsSinceSqlEvalSortsThem() throws IOException {
    List<Question> questions =
        List.of(
            question(0, "pets", "Who?"), question(1, "pets", "What?"), question(2, "cars", "Who?"));
    List<String> notes = new ArrayList<>();

    assertThat(
            predicted(
                questions,
                notes,
                "db_name,question,generated_query\ncars,Who?,SELECT 3\npets,What?,SELECT 2\npets,Who?,SELECT 1\n"))
        .containsExactly("SELECT 1", "SELECT 2", "SELECT 3");
    assertThat(predicted(questions, notes, "generated_query\nSELECT 1\nSELECT 2\nSELECT 3\n"))
        .containsExactly("SELECT 1", "SELECT 2", "SELECT 3");
    assertThat(notes).isEmpty();
    assertThat(predicted(questions, notes, "question,generated_query\nWhat?,SELECT 2\n"))
        .containsExactly("", "SELECT 2", "");
    assertThat(notes)
        .containsExactly(
            "%s has no prediction for 2 of 3 questions, which are scored as wrong"
                .formatted(folder.resolve("predictions.csv")));
  }

  @Test
  void predictionsThatNobodyAskedForAreRefused() {
    Path file = folder.resolve("predictions.csv");
    assertThatThrownBy(() -> predicted(List.of(), "question,generated_query\nWho?,SELECT 2\n"))
        .hasMessage("%s has a prediction more than there are questions \"Who?\"", file);
    assertThatThrownBy(() -> predicted(List.of(), "generated_query\nSELECT 2\n"))
        .hasMessage("%s has 1 records for 0 questions", file);
    assertThatThrownBy(
            () -> predicted(List.of(question(0, "pets", "Who?")), "question,generated_query\n"))
        .hasMessage("%s has 0 records for 1 questions", file);
  }

  @Test
  void aBlankLineSpacesAndLettersOfTheHeaderMakeNoDifference() throws IOException {
    assertThat(
            predicted(
                List.of(question(0, "pets", "Who is\nit?"), question(1, "pets", "What?")),
                "db_name, Question ,SQL\npets,What?,SELECT 2\n\npets,Who  is it?,SELECT 1\n"))
        .containsExactly("SELECT 1", "SELECT 2");
  }

  @Test
  void questionsOfOnesOwnMayHaveNoTextAndKeepTheirOrder() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("own.csv"), "question,sql\nWho?,SELECT 1\nWhat?,SELECT 2\n");
    List<Question> questions = List.of(question(0, "pets", ""), question(1, "pets", ""));

    assertThat(PredictionFiles.read(Benchmark.JSONL, file, questions, _ -> {}))
        .containsExactly("SELECT 1", "SELECT 2");
  }

  @Test
  void aBlankRecordOfOneColumnIsAPredictionThatIsMissing() throws IOException {
    Path file = Files.writeString(folder.resolve("own.csv"), "sql\nSELECT 1\n\"\"\nSELECT 3\n");
    List<Question> questions =
        List.of(question(0, "pets", "Who?"), question(1, "pets", ""), question(2, "pets", "How?"));

    for (Benchmark benchmark : List.of(Benchmark.JSONL, Benchmark.BIRD, Benchmark.DEFOG)) {
      assertThat(PredictionFiles.read(benchmark, file, questions, _ -> {}))
          .containsExactly("SELECT 1", "", "SELECT 3");
    }
  }

  private List<String> predicted(List<Question> questions, String csv) throws IOException {
    return predicted(questions, new ArrayList<>(), csv);
  }

  private List<String> predicted(List<Question> questions, List<String> notes, String csv)
      throws IOException {
    Path file = Files.writeString(folder.resolve("predictions.csv"), csv);
    return PredictionFiles.read(Benchmark.DEFOG, file, questions, notes::add);
  }

  private static Question question(int index, String database, String text) {
    return new Question(index, String.valueOf(index), database, text, "", "SELECT 1", "x");
  }
}
