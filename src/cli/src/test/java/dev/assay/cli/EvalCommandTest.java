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

class EvalCommandTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path data;

  @BeforeEach
  void writeBenchmark() throws IOException, SQLException {
    Files.createDirectories(data.resolve("database/songs"));
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:sqlite:" + data.resolve("database/songs/songs.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE singer (name TEXT, age INTEGER)");
      statement.execute("INSERT INTO singer VALUES ('Ada', 30), ('Bo', 41)");
    }
    Files.writeString(
        data.resolve("gold.sql"),
        """
        SELECT count(*) FROM singer\tsongs
        SELECT name, age FROM singer\tsongs
        SELECT name FROM singer WHERE age > 90\tsongs
        """);
  }

  private int eval(String predictions, String... options) throws IOException {
    Path file = Files.writeString(data.resolve("predictions.sql"), predictions);
    String[] arguments = new String[7 + options.length];
    System.arraycopy(
        new String[] {
          "eval", "--benchmark", "spider", "--data", data.toString(), "--predictions", file + ""
        },
        0,
        arguments,
        0,
        7);
    System.arraycopy(options, 0, arguments, 7, options.length);
    return assay.run(arguments);
  }

  @Test
  void allCorrectIsAnsweredWithATableAndTheCodeForSuccess() throws IOException {
    int code =
        eval(
            """
            SELECT 2
            SELECT age, name FROM singer
            SELECT name FROM singer WHERE name = 'x'
            """);

    assertThat(code).isZero();
    assertThat(assay.out())
        .isEqualTo(
            """
            hardness  questions  Spider   BIRD     strict   accepted  soft F1
            easy      2          100.0 %  100.0 %  100.0 %  100.0 %   100.0 %
            medium    1          100.0 %  0.0 %    0.0 %    100.0 %   100.0 %
            all       3          100.0 %  66.7 %   66.7 %   100.0 %   100.0 %

            Spider's score decides: 3 of 3 correct.
                1  correct only in that both results are empty
            """);
    assertThat(assay.err()).contains("3/3").contains("3 right");
  }

  @Test
  void eachQuestionIsAnEntryOfTheJson() throws IOException {
    int code = eval("SELECT 3\n\nSELECT nme FROM singer\n", "--output", "json", "--limit", "3");

    JsonNode root = new ObjectMapper().readTree(assay.out());
    assertThat(code).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(root.path("all").toString())
        .isEqualTo(
            "{\"questions\":3,\"spider\":0,\"bird\":0,\"strict\":0,\"accepted\":0,\"softF1\":0.0,\"rVes\":null}");
    assertThat(root.at("/exceptions/missing").asInt()).isOne();
    assertThat(root.at("/exceptions/errors").asInt()).isOne();
    assertThat(root.at("/entries/2/index").asInt()).isEqualTo(2);
    assertThat(root.at("/entries/2/database").asText()).isEqualTo("songs");
    assertThat(root.at("/entries/2/spider").isBoolean()).isTrue();
    assertThat(root.at("/entries/2/error").asText()).isEqualTo("no such column: nme");
  }

  @Test
  void eachQuestionIsALineOfTheCsv() throws IOException {
    eval("SELECT 2\n;\nDROP TABLE singer\n", "--output", "csv");

    assertThat(assay.out().lines().map(line -> line.replaceFirst(",[^,]*$", "")))
        .containsExactly(
            "index,id,database,level,spider,bird,strict,accepted,soft_f1,r_ves_reward,empty_match,gold_error,error_kind,error",
            "0,0,songs,easy,true,true,true,true,1.0,,false,,,",
            "1,1,songs,medium,false,false,false,false,0.0,,false,,REJECTED,the SQL is empty",
            "2,2,songs,easy,false,false,false,false,0.0,,false,,REJECTED,"
                + "the SQL begins with DROP: it must be one SELECT");
  }

  @Test
  void sharesHaveIntervalsOnRequest() throws IOException {
    eval("SELECT 2\nSELECT age, name FROM singer\nSELECT 1\n", "--statistics");

    assertThat(assay.out())
        .contains(
            "all       3          66.7 % (20.8 to 93.9)    33.3 % (6.1 to 79.2)",
            "In parentheses: Wilson's intervals, 95 %.");
  }

  @Test
  void twoPredictionsAreComparedOnTheSameQuestions() throws IOException {
    Path other = Files.writeString(data.resolve("other.sql"), "SELECT 2\nSELECT 1\nSELECT 1\n");
    String predictions = "SELECT 2\nSELECT age, name FROM singer\nSELECT 1\n";

    eval(predictions, "--compare", other.toString());
    assertThat(assay.out())
        .endsWith(
            "These predictions against %s: +33.3 points (0.0 to 100.0; 95 %%, paired bootstrap), 0 right there alone and 1 here alone (sign test: p = 1.000): may be noise%n"
                .formatted(other));
  }

  @Test
  void intervalsAndTheComparisonAreInTheJson() throws IOException {
    Path other = Files.writeString(data.resolve("other.sql"), "SELECT 2\nSELECT 1\nSELECT 1\n");
    String predictions = "SELECT 2\nSELECT age, name FROM singer\nSELECT 1\n";

    eval(predictions, "--statistics", "--compare", other.toString(), "--output", "json");
    JsonNode root = new ObjectMapper().readTree(assay.out());
    assertThat(root.at("/statistics/all/spider/low").asDouble()).isBetween(0.207, 0.208);
    assertThat(root.at("/statistics/levels/medium/spider/of").asInt()).isOne();
    assertThat(root.at("/compared/onlyThisRight").asInt()).isOne();
    assertThat(root.at("/compared/noise").asBoolean()).isTrue();
    assertThat(root.at("/compared/seed").asLong()).isEqualTo(20_261_128);
  }

  @Test
  void whatCannotRunIsToldOnOneLine() throws IOException {
    assertThat(eval("SELECT 1\n")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: %s has 1 lines for 3 questions: one SQL a line is wanted, and a blank line where there is none%n"
                .formatted(data.resolve("predictions.sql")));
    assertThat(assay.out()).isEmpty();
  }

  @Test
  void senselessOptionsAreRefused() throws IOException {
    assertThat(eval("SELECT 1\n", "--threads", "0")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(eval("SELECT 1\n", "--timeout", "0")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err().lines())
        .containsExactly(
            "assay: --threads 0: at least 1 is wanted",
            "assay: --timeout 0: seconds from 0.001 to 86400 are wanted");
  }

  @Test
  void questionsOfOnesOwnAreScoredOnTheDatabasesOfAServer() throws IOException, SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:h2:" + data.resolve("pets"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE pet (name VARCHAR(20), weight DECIMAL(6, 2))");
      statement.execute("INSERT INTO pet VALUES ('Rex', 12.50), ('Tom', 4.00)");
    }
    Path questions =
        Files.writeString(
            data.resolve("questions.jsonl"),
            """
            {"db_id": "pets", "gold": ["SELECT 1 / 0", "SELECT name FROM pet"], "columns": "more"}
            {"db_id": "pets", "gold": "SELECT name FROM pet ORDER BY weight"}
            """);
    Path predictions =
        Files.writeString(
            data.resolve("predictions.json"),
            "{\"0\": \"SELECT weight, name FROM pet\", \"1\": \"DELETE FROM pet\"}");
    String[] arguments = {
      "eval",
      "--benchmark",
      "jsonl",
      "--data",
      questions.toString(),
      "--server",
      "jdbc:h2:" + data + "/{db_id}",
      "--any-role",
      "--predictions",
      predictions.toString(),
    };

    assertThat(assay.run(arguments)).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out())
        .isEqualTo(
            """
            difficulty  questions  BIRD   strict  accepted  soft F1
            not stated  2          0.0 %  0.0 %   50.0 %    0.0 %
            all         2          0.0 %  0.0 %   50.0 %    0.0 %

            JSON lines's score decides: 1 of 2 correct.
                1  refused, not one SELECT: not executed, and wrong
            """);
  }

  @Test
  void theTimeOfRightPredictionsIsRewardedOnRequest() throws IOException {
    eval("SELECT 2\nSELECT 1\nSELECT 1\n", "--r-ves", "2", "--output", "json", "--threads", "1");

    JsonNode root = new ObjectMapper().readTree(assay.out());
    assertThat(root.at("/entries/0/rVesReward").asDouble()).isBetween(0.25, 1.25);
    assertThat(root.at("/entries/1/rVesReward").asDouble()).isZero();
    assertThat(root.at("/all/rVes").asDouble()).isPositive();
  }

  @Test
  void whatCannotBeAskedTogetherIsRefused() throws IOException {
    eval("SELECT 1\n", "--server", "jdbc:h2:x", "--databases", data.toString());
    String predictions = data.resolve("predictions.sql").toString();
    assay.run("eval", "--predictions", predictions);
    assay.run("eval", "--benchmark", "jsonl", "--predictions", predictions);

    assertThat(assay.err().lines())
        .containsExactly(
            "assay: %s has 1 lines for 3 questions: one SQL a line is wanted, and a blank line where there is none"
                .formatted(data.resolve("predictions.sql")),
            "assay: say which benchmark it is: --benchmark spider|bird|jsonl|defog|spider2",
            "assay: say where the benchmark's files are: --data DIR");
  }
}
