package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.Acceptance;
import dev.assay.evaluation.Acceptance.Order;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnQuestionsTest {

  @TempDir Path folder;

  @Test
  void oneGoldQueryIsEnough() throws IOException {
    Question question = read("{\"db_id\": \"pets\", \"gold\": \"SELECT 1\"}").getFirst();

    assertThat(question).isEqualTo(new Question(0, "0", "pets", "", "", "SELECT 1", "not stated"));
  }

  @Test
  void whatIsAcceptedCanBeStated() throws IOException {
    Question question =
        read("""
                [{"question_id": 7, "db_id": "pets", "question": "Who?", "gold": ["SELECT 1", "SELECT 2"],
                  "columns": "more", "order": "always", "tolerance": 0.01}]
                """)
            .getFirst();

    assertThat(question.id()).isEqualTo("7");
    assertThat(question.acceptance())
        .isEqualTo(new Acceptance(List.of("SELECT 1", "SELECT 2"), true, Order.ALWAYS, 0.01));
  }

  @Test
  void whatCannotBeReadIsNamedWithItsPlace() {
    assertRefused("{\"db_id\": \"pets\"}", "question 1 of %s has no text 'gold'");
    assertRefused("{\"gold\": \"SELECT 1\"}", "question 1 of %s has no text 'db_id'");
    assertRefused(
        "{\"db_id\": \"pets\", \"gold\": \"SELECT 1\", \"order\": \"maybe\"}",
        "question 1 of %s has 'order': \"maybe\", and stated or always or never is wanted");
    assertRefused(
        "{\"db_id\": \"pets\", \"gold\": \"SELECT 1\", \"tolerance\": -1}",
        "question 1 of %s has 'tolerance': -1, and a number from 0 is wanted");
    assertRefused("", "%s holds no questions");
  }

  private void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(message, folder.resolve("questions.jsonl"));
  }

  private List<Question> read(String text) throws IOException {
    return OwnQuestions.read(Files.writeString(folder.resolve("questions.jsonl"), text));
  }
}
