package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.evaluation.Question;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files in the shapes that people have them: each question has its SQL, or its line is named. */
class PublicFilesTest {

  private static final Path CASES =
      Path.of(Objects.requireNonNullElse(System.getenv("ASSAY_SHARED"), "../../../shared"))
          .resolve("cases");

  private final List<String> notes = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({
    "pred.json, 0",
    "pred_fence.json, 12",
    "pred_int.json, 2",
    "pred_list.json, 0",
    "pred_listobj.json, 0",
    "pred_listobj2.json, 0",
    "pred_missing.json, 1",
    "pred_nosep.json, 0",
    "pred_sorted.json, 0",
  })
  void aPredictionIsFoundForEachQuestionOrNamed(String name, int odd) {
    Path folder = folder("evaluator-bird");
    List<Question> questions = BirdFiles.questions(folder, null);

    List<String> sql = BirdFiles.predictions(folder.resolve(name), questions, notes::add);

    assertThat(notes).hasSize(odd);
    for (Question question : questions) {
      assertThat(sql.get(question.index()).replaceAll(";$", "")).isIn(question.gold(), "");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"p_index.json", "p_qid.json", "mini_dev_sqlite_gold.sql"})
  void miniDevsFilesAreFoundByPlaceOrId(String name) {
    Path folder = folder("evaluator-minidev");
    List<Question> questions =
        BirdFiles.questions(folder, folder.resolve("mini_dev_sqlite_gold.sql"));

    assertThat(BirdFiles.predictions(folder.resolve(name), questions, notes::add))
        .containsExactlyElementsOf(questions.stream().map(Question::gold).toList());
    assertThat(notes).isEmpty();
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheSql() {
    Path folder = folder("evaluator-spider");
    List<Question> questions = SpiderFiles.questions(folder, null);

    assertThat(SpiderFiles.predictions(folder.resolve("pred_bom.sql"), questions, _ -> {}))
        .isEqualTo(SpiderFiles.predictions(folder.resolve("pred.sql"), questions, _ -> {}));
  }

  private static Path folder(String name) {
    Path folder = CASES.resolve(name);
    assumeTrue(Files.isDirectory(folder), "skipped: no " + folder + "; set ASSAY_SHARED");
    return folder;
  }
}
