package dev.assay.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.SqlFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {

  private static final String ENDLESS =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

  @TempDir Path folder;

  @BeforeEach
  void makeDatabase() throws IOException, SQLException {
    TestDatabases.songs(folder);
  }

  private QuestionScore score(Benchmark benchmark, String gold, String prediction) {
    return score(EvaluationSettings.of(benchmark), gold, prediction);
  }

  private QuestionScore score(EvaluationSettings settings, String gold, String prediction) {
    return new Evaluation(settings, TestDatabases.files(folder))
        .scores(List.of(TestDatabases.question(gold)), List.of(prediction), _ -> {})
        .getFirst();
  }

  private static String scores(QuestionScore score) {
    return (score.spider() ? "spider " : "")
        + (score.bird() ? "bird " : "")
        + (score.strict() ? "strict" : "");
  }

  @Test
  void questionsOfOneDatabaseAreScoredTogether() {
    ScoredDatabases files = ScoredDatabases.ofFiles(TestDatabases.files(folder));
    AtomicInteger opened = new AtomicInteger();
    ScoredDatabases oneAtATime =
        new ScoredDatabases() {
          @Override
          public int count(String name) {
            return 1;
          }

          @Override
          public int mostOpen() {
            return 1;
          }

          @Override
          public ScoredDatabase open(String name, int index, EvaluationSettings settings) {
            opened.incrementAndGet();
            return files.open("songs", 0, settings);
          }
        };
    List<Question> questions =
        Stream.of("one", "two", "one", "two")
            .map(name -> new Question(0, name, name, "", "", "SELECT 1", "easy"))
            .toList();

    List<QuestionScore> scores =
        new Evaluation(
                EvaluationSettings.of(Benchmark.SPIDER)
                    .withThreads(1)
                    .withTimeout(Duration.ofMinutes(1)),
                oneAtATime)
            .scores(questions, List.of("SELECT 1", "SELECT 2", "SELECT 1", "SELECT 2"), _ -> {});

    assertThat(opened).hasValue(2);
    assertThat(scores).extracting(QuestionScore::spider).containsExactly(true, false, true, false);
  }

  @Test
  void theSameRowsAreRightByEveryRule() {
    QuestionScore score =
        score(Benchmark.SPIDER, "SELECT name FROM singer", "SELECT name FROM singer");

    assertThat(scores(score)).isEqualTo("spider bird strict");
    assertThat(score.emptyMatch()).isFalse();
    assertThat(score.failure()).isNull();
  }

  @Test
  void columnsInAnotherOrderAreRightForSpiderAlone() {
    assertThat(
            scores(
                score(
                    Benchmark.SPIDER,
                    "SELECT name, age FROM singer",
                    "SELECT age, name FROM singer")))
        .isEqualTo("spider ");
  }

  @Test
  void rowsInAnotherOrderAreWrongForSpiderWhenTheGoldSqlOrders() {
    String ordered = "SELECT name FROM singer ORDER BY name";
    String other = "SELECT name FROM singer ORDER BY name DESC";

    assertThat(scores(score(Benchmark.SPIDER, ordered, other))).isEqualTo("bird strict");
    assertThat(scores(score(Benchmark.SPIDER, "SELECT name FROM singer", other)))
        .isEqualTo("spider bird strict");
  }

  @Test
  void repeatedRowsCountForAllButBird() {
    assertThat(
            scores(
                score(
                    Benchmark.SPIDER,
                    "SELECT age FROM singer",
                    "SELECT age FROM singer GROUP BY age")))
        .isEqualTo("bird ");
  }

  @Test
  void distinctIsTakenOutForSpiderUnlessItIsKept() {
    String gold = "SELECT DISTINCT age FROM singer";
    String prediction = "SELECT age FROM singer";
    EvaluationSettings kept =
        EvaluationSettings.of(Benchmark.SPIDER)
            .withThreads(1)
            .withTimeout(Duration.ofMinutes(1))
            .keepingDistinct(true);

    assertThat(scores(score(Benchmark.SPIDER, gold, prediction))).isEqualTo("spider bird ");
    assertThat(scores(score(kept, gold, prediction))).isEqualTo("bird ");
  }

  @Test
  void twoEmptyResultsMatchAndAreMarked() {
    QuestionScore score =
        score(
            Benchmark.BIRD,
            "SELECT name, age FROM singer WHERE age > 90",
            "SELECT name FROM singer WHERE 0");

    assertThat(scores(score)).isEqualTo("spider bird ");
    assertThat(score.emptyMatch()).isTrue();
  }

  @Test
  void textThatIsNotUtf8IsAnErrorForBirdAndLeftOutForSpider() {
    QuestionScore score =
        score(Benchmark.SPIDER, "SELECT text FROM broken", "SELECT 'AB' AS other");

    assertThat(scores(score)).isEqualTo("spider strict");
  }

  @Test
  void goldThatDoesNotRunMakesThePredictionWrongAndIsNamed() {
    QuestionScore score = score(Benchmark.SPIDER, "SELECT nme FROM singer", "SELECT 1");

    assertThat(scores(score)).isEmpty();
    assertThat(score.goldFailure())
        .isEqualTo(new SqlFailure(SqlFailure.Kind.ERROR, "no such column: nme"));
    assertThat(score.failure()).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DROP TABLE singer",
        "DELETE FROM singer",
        "ATTACH DATABASE 'other.sqlite' AS other",
        "PRAGMA writable_schema = 1",
        "VACUUM INTO 'copy.sqlite'",
        "SELECT 1; DROP TABLE singer",
        "WITH gone AS (SELECT 1) DELETE FROM singer",
        ""
      })
  void whatIsNotOneSelectIsRefusedAndTheDatabaseStaysAsItWas(String sql) throws IOException {
    Path file = folder.resolve("databases/songs/songs.sqlite");
    byte[] before = Files.readAllBytes(file);
    EvaluationSettings kept =
        EvaluationSettings.of(Benchmark.BIRD)
            .withThreads(1)
            .withTimeout(Duration.ofMinutes(1))
            .keepingDistinct(true);

    QuestionScore score = score(kept, "SELECT count(*) FROM singer", sql);

    assertThat(scores(score)).isEmpty();
    assertThat(score.failure()).isNotNull();
    assertThat(score.failure().kind()).isEqualTo(SqlFailure.Kind.REJECTED);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aQueryWithoutEndIsEndedAndTheNextQuestionIsScored() {
    EvaluationSettings hasty =
        EvaluationSettings.of(Benchmark.SPIDER).withThreads(1).withTimeout(Duration.ofSeconds(2));
    long start = System.nanoTime();

    List<QuestionScore> scores =
        new Evaluation(hasty, TestDatabases.files(folder))
            .scores(
                List.of(
                    TestDatabases.question(0, "SELECT 1"), TestDatabases.question(1, "SELECT 1")),
                List.of(ENDLESS, "SELECT 1"),
                _ -> {});

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofMinutes(1));
    assertThat(scores.getFirst().failure())
        .isEqualTo(new SqlFailure(SqlFailure.Kind.TIMEOUT, "the SQL did not end within 2 s"));
    assertThat(scores(scores.getLast())).isEqualTo("spider bird strict");
  }

  @Test
  void aHugeResultIsCutOffAndSaidToBeTooLarge() {
    String huge =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000000)"
            + " SELECT i FROM n";

    QuestionScore score = score(Benchmark.SPIDER, "SELECT 1", huge);

    assertThat(score.failure())
        .isEqualTo(
            new SqlFailure(SqlFailure.Kind.TOO_LARGE, "the result has more than 1,000,000 rows"));
  }

  @Test
  void scoresComeInTheQuestionsOrderFromManyThreads() {
    List<Question> questions =
        IntStream.range(0, 60).mapToObj(at -> TestDatabases.question(at, "SELECT " + at)).toList();
    List<String> predictions =
        IntStream.range(0, 60).mapToObj(at -> "SELECT " + (at % 3 == 0 ? at : -1)).toList();
    EvaluationSettings settings =
        EvaluationSettings.of(Benchmark.SPIDER).withThreads(4).withTimeout(Duration.ofMinutes(1));

    List<QuestionScore> scores =
        new Evaluation(settings, TestDatabases.files(folder))
            .scores(questions, predictions, _ -> {});

    assertThat(scores).extracting(QuestionScore::question).isEqualTo(questions);
    assertThat(scores).allMatch(score -> score.spider() == (score.question().index() % 3 == 0));
  }

  @Test
  void everyDatabaseOfATestSuiteHasToAgreeForSpider() throws IOException, SQLException {
    Path further = folder.resolve("databases/songs/suite_1.sqlite");
    TestDatabases.create(
        further,
        "CREATE TABLE singer (id INTEGER, name TEXT, age INTEGER, fee REAL)",
        "INSERT INTO singer VALUES (1, 'Ada', 50, 2.0)");
    Path own = folder.resolve("databases/songs/songs.sqlite");
    Evaluation evaluation =
        new Evaluation(
            EvaluationSettings.of(Benchmark.SPIDER), Map.of("songs", List.of(own, further)));
    Question question = TestDatabases.question("SELECT name FROM singer WHERE age > 40");

    QuestionScore score =
        evaluation
            .scores(List.of(question), List.of("SELECT name FROM singer WHERE id = 3"), _ -> {})
            .getFirst();

    assertThat(scores(score)).isEqualTo("bird strict");
  }

  @Test
  void changesThatWaitBesideADatabaseAreNotOverlooked() throws IOException {
    Path waiting = folder.resolve("databases/songs/songs.sqlite-wal");
    Files.writeString(waiting, "changes");

    assertThatThrownBy(() -> score(Benchmark.SPIDER, "SELECT 1", "SELECT 1"))
        .hasMessage(
            waiting
                + " holds changes that are not in the database yet: close what writes to it,"
                + " or open it once with sqlite3");
  }
}
