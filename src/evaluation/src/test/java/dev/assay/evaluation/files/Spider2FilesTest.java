package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.Acceptance;
import dev.assay.evaluation.AcceptedResult;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Evaluation;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.Summary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Spider2FilesTest {

  @TempDir Path folder;

  private Path gold;

  @BeforeEach
  void makeBenchmark() throws IOException {
    gold = folder.resolve("lite/evaluation_suite/gold");
    write(
        "lite/spider2-lite.jsonl",
        """
        {"instance_id": "local001", "db": "shop", "question": "How many orders?"}
        {"instance_id": "bq002", "db": "bigquery-public-data.x", "question": "Which?"}
        """);
    write(
        "lite/evaluation_suite/gold/spider2lite_eval.jsonl",
        """
        {"instance_id": "local001", "condition_cols": [1], "ignore_order": true}
        {"instance_id": "bq002", "condition_cols": [[0], [1]], "ignore_order": false}
        {"instance_id": "sf003", "condition_cols": [], "ignore_order": true}
        """);
    write("lite/evaluation_suite/gold/exec_result/local001.csv", "status,n\nopen,3\nshut,4\n");
    write("lite/evaluation_suite/gold/exec_result/bq002_a.csv", "name,n\nx,1\n");
    write("lite/evaluation_suite/gold/exec_result/bq002_b.csv", "n,name\n1,y\n");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private List<Boolean> accepted(Path predictions) {
    List<Question> questions = Spider2Files.questions(folder.resolve("lite"));
    List<String> predicted =
        PredictionFiles.read(Benchmark.SPIDER2, predictions, questions, _ -> {});
    return new Evaluation(
            EvaluationSettings.of(Benchmark.SPIDER2),
            ResultFiles.in(predictions, questions).orElseThrow())
        .scores(questions, predicted, _ -> {}).stream().map(QuestionScore::accepted).toList();
  }

  @Test
  void questionsWithAGoldResultAreReadWithHowTheyAreCompared() {
    List<Question> questions = Spider2Files.questions(folder.resolve("lite"));

    assertThat(questions).extracting(Question::id).containsExactly("local001", "bq002");
    assertThat(questions).extracting(Question::database).startsWith("shop");
    assertThat(questions).extracting(Question::level).containsExactly("SQLite", "BigQuery");
    assertThat(questions.getFirst().acceptance().order()).isEqualTo(Acceptance.Order.NEVER);
    assertThat(questions.getLast().acceptance().results())
        .extracting(AcceptedResult::columns)
        .containsExactly(List.of(0), List.of(1));
  }

  @Test
  void theFolderWithTheGoldWillDo() {
    assertThat(Spider2Files.questions(gold)).extracting(Question::text).containsExactly("", "");
  }

  @Test
  void resultsOfAFolderAreScoredAgainstAnyOfTheGoldResults() throws IOException {
    write("results/local001.csv", "total\n4\n3\n");
    write("results/bq002.csv", "which\ny\n");

    assertThat(accepted(folder.resolve("results"))).containsExactly(true, true);
  }

  @Test
  void aResultThatIsMissingOrOtherIsWrong() throws IOException {
    write("results/bq002.csv", "which\nz\n");

    assertThat(accepted(folder.resolve("results"))).containsExactly(false, false);
  }

  @Test
  void aFolderWithSqlHasSql() throws IOException {
    write("sql/local001.sql", "```sql\nSELECT 3 AS n\n```\n");
    List<Question> questions = Spider2Files.questions(folder.resolve("lite"));
    List<String> notes = new ArrayList<>();

    List<String> predicted =
        PredictionFiles.read(Benchmark.SPIDER2, folder.resolve("sql"), questions, notes::add);

    assertThat(predicted).containsExactly("SELECT 3 AS n", "");
    assertThat(ResultFiles.in(folder.resolve("sql"), questions)).isEmpty();
    assertThat(notes)
        .containsExactly(
            folder.resolve("sql")
                + " has no prediction for 1 of 2 questions, which are scored as wrong");
  }

  @Test
  void sqlIsScoredOnTheLocalFilesAndNotExecutedWhereThereIsNone() throws IOException, SQLException {
    write("sql/local001.sql", "SELECT n FROM orders");
    write("sql/bq002.sql", "SELECT 'y'");
    Path file = folder.resolve("lite/resource/databases/spider2-localdb/shop.sqlite");
    Files.createDirectories(file.getParent());
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE orders (n INTEGER)");
      statement.execute("INSERT INTO orders VALUES (3), (4)");
    }
    List<Question> questions = Spider2Files.questions(folder.resolve("lite"));
    List<String> predicted =
        PredictionFiles.read(Benchmark.SPIDER2, folder.resolve("sql"), questions, _ -> {});

    List<QuestionScore> scores =
        new Evaluation(
                EvaluationSettings.of(Benchmark.SPIDER2), LocalDatabases.of(folder.resolve("lite")))
            .scores(questions, predicted, _ -> {});

    assertThat(scores).extracting(QuestionScore::accepted).containsExactly(true, false);
    assertThat(Objects.requireNonNull(scores.getLast().failure()).message())
        .startsWith("there is no ")
        .endsWith(".sqlite: give the result of this SQL as a CSV file");
    assertThat(Summary.of(Benchmark.SPIDER2, scores).exceptions().errors()).isEqualTo(1);
  }

  @Test
  void aPredictionThatIsMissingIsNoErrorOfTheDatabaseAsWell() throws IOException {
    Files.createDirectories(folder.resolve("lite/resource/databases/spider2-localdb"));
    List<Question> questions = Spider2Files.questions(folder.resolve("lite"));

    Summary.Exceptions exceptions =
        Summary.of(
                Benchmark.SPIDER2,
                new Evaluation(
                        EvaluationSettings.of(Benchmark.SPIDER2),
                        LocalDatabases.of(folder.resolve("lite")))
                    .scores(questions, List.of("", ""), _ -> {}))
            .exceptions();

    assertThat(exceptions.missing()).isEqualTo(2);
    assertThat(exceptions.errors()).isZero();
  }

  @Test
  void aBenchmarkWithoutItsLocalFilesIsToldWhatToName() {
    assertThatThrownBy(() -> LocalDatabases.of(gold))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            "%s has no resource/databases/spider2-localdb: --databases names the folder with <database>.sqlite",
            gold);
  }

  @Test
  void aFolderWithoutAnyOfTheFilesIsRefused() throws IOException {
    Files.createDirectories(folder.resolve("empty"));
    List<Question> questions = Spider2Files.questions(gold);

    assertThatThrownBy(
            () ->
                PredictionFiles.read(
                    Benchmark.SPIDER2, folder.resolve("empty"), questions, _ -> {}))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            "%s has neither local001.sql nor local001.csv, nor a file for any other of the 2 questions",
            folder.resolve("empty"));
  }

  @Test
  void aColumnThatAResultLacksIsRefused() throws IOException {
    write(
        "lite/evaluation_suite/gold/spider2lite_eval.jsonl",
        "{\"instance_id\": \"local001\", \"condition_cols\": [2], \"ignore_order\": true}\n");

    assertThatThrownBy(() -> Spider2Files.questions(gold))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            "question local001 wants columns [2] of %s, which has 2",
            gold.resolve("exec_result/local001.csv"));
  }

  @Test
  void anotherFolderIsRefused() {
    assertThatThrownBy(() -> Spider2Files.questions(folder))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(
            "%s has no evaluation_suite/gold/exec_result: --data names the folder of spider2-lite or spider2-snow",
            folder);
  }
}
