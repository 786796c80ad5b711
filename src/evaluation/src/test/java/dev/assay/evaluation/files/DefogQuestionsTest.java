package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
  void predictionsMayBeTheColumnThatSqlEvalWrites() throws IOException {
    List<Question> questions = List.of(new Question(0, "0", "pets", "Who?", "", "SELECT 1", "x"));
    Path file =
        Files.writeString(
            folder.resolve("predictions.csv"), "question,generated_query\nWho?,SELECT 2\n");

    assertThat(PredictionFiles.read(Benchmark.DEFOG, file, questions, _ -> {}))
        .containsExactly("SELECT 2");
    assertThatThrownBy(() -> PredictionFiles.read(Benchmark.DEFOG, file, List.of(), _ -> {}))
        .hasMessage("%s has 1 records for 0 questions", file);
  }
}
