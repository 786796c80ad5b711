package dev.assay.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.evaluation.files.DatabaseFolder;
import dev.assay.evaluation.files.SpiderFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scores agree with the official rules, question by question, on real predictions. */
@Tag("slow")
class SpiderAgreementTest {

  /** The folder that ASSAY_SPIDER names, else {@code ../shared/spider} beside the repository. */
  private static final Path SPIDER =
      Path.of(Objects.requireNonNullElse(System.getenv("ASSAY_SPIDER"), "../../../shared/spider"));

  @ParameterizedTest
  @CsvSource({
    "gold.sql, 522",
    "gold_modified.sql, 450",
    "predictions/dail-sql-gpt4.sql, 443",
    "predictions/dail-sql-gpt4-self-consistency.sql, 449",
  })
  void eachQuestionScoresAsByTheOfficialRules(String name, int right) throws IOException {
    Path file = SPIDER.resolve(name);
    assumeTrue(Files.exists(file), "skipped: no Spider data at " + SPIDER.toAbsolutePath());
    List<String> gold = Files.readAllLines(SPIDER.resolve("gold.sql"));
    List<String> predicted = Files.readAllLines(file);
    OfficialSpider official = new OfficialSpider(SPIDER.resolve("databases"));
    List<Boolean> expected = new ArrayList<>();
    for (int line = 0; line < gold.size(); line++) {
      expected.add(official.isRight(gold.get(line), predicted.get(line)));
    }

    List<QuestionScore> scores = scores(file);

    assertThat(scores).extracting(QuestionScore::spider).isEqualTo(expected);
    assertThat(scores).filteredOn(QuestionScore::spider).hasSize(right);
  }

  private static List<QuestionScore> scores(Path predictions) {
    List<Question> questions = SpiderFiles.questions(SPIDER, null);
    return new Evaluation(
            EvaluationSettings.of(Benchmark.SPIDER), DatabaseFolder.in(SPIDER).files(questions))
        .scores(questions, SpiderFiles.predictions(predictions, questions, _ -> {}), _ -> {});
  }
}
