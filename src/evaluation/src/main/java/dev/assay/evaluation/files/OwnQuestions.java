package dev.assay.evaluation.files;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.evaluation.Acceptance;
import dev.assay.evaluation.Acceptance.Order;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Questions of one's own, an object a line or in a list: {@code question}, {@code db_id}, {@code
 * gold} (one accepted query, or a list of them), and where they differ from what is usual {@code
 * question_id}, {@code evidence}, {@code difficulty}, {@code columns} ({@code same} or {@code
 * more}), {@code order} ({@code stated}, {@code always} or {@code never}) and {@code tolerance}.
 */
public final class OwnQuestions {

  private final Path file;

  private OwnQuestions(Path file) {
    this.file = file;
  }

  /**
   * The questions in the file's order.
   *
   * @throws EvaluationException when it is missing or broken, or a question lacks something
   */
  public static List<Question> read(Path file) {
    return new OwnQuestions(file).questions();
  }

  private List<Question> questions() {
    List<Question> questions = new ArrayList<>();
    for (JsonNode node : QuestionFile.nodes(file)) {
      questions.add(question(node, questions.size()));
    }
    if (questions.isEmpty()) {
      throw new EvaluationException("%s holds no questions".formatted(file));
    }
    return List.copyOf(questions);
  }

  private Question question(JsonNode node, int index) {
    List<String> gold = gold(node, index);
    Acceptance acceptance =
        new Acceptance(
            gold,
            choice(node, index, "columns", "same", "more").equals("more"),
            Order.valueOf(
                choice(node, index, "order", "stated", "always", "never").toUpperCase(Locale.ROOT)),
            tolerance(node, index));
    return new Question(
        index,
        text(node, "question_id").or(() -> text(node, "id")).orElse(String.valueOf(index)),
        text(node, "db_id").orElseThrow(() -> lacks(index, "db_id")),
        text(node, "question").orElse(""),
        text(node, "evidence").orElse(""),
        gold.getFirst(),
        text(node, "difficulty").orElse("not stated"),
        acceptance);
  }

  private List<String> gold(JsonNode node, int index) {
    JsonNode gold = node.has("gold") ? node.path("gold") : node.path("sql");
    List<String> queries =
        gold.isTextual()
            ? List.of(gold.asText())
            : gold.valueStream().filter(JsonNode::isTextual).map(JsonNode::asText).toList();
    if (queries.isEmpty() || queries.stream().anyMatch(String::isBlank)) {
      throw lacks(index, "gold");
    }
    return queries;
  }

  private String choice(JsonNode node, int index, String name, String... choices) {
    String chosen = text(node, name).orElse(choices[0]);
    if (!List.of(choices).contains(chosen)) {
      throw new EvaluationException(
          "question %d of %s has '%s': \"%s\", and %s is wanted"
              .formatted(index + 1, file, name, chosen, String.join(" or ", choices)));
    }
    return chosen;
  }

  private double tolerance(JsonNode node, int index) {
    JsonNode value = node.path("tolerance");
    if (value.isMissingNode() || value.isNull()) {
      return Acceptance.TOLERANCE;
    }
    if (!value.isNumber() || value.asDouble() < 0) {
      throw new EvaluationException(
          "question %d of %s has 'tolerance': %s, and a number from 0 is wanted"
              .formatted(index + 1, file, value));
    }
    return value.asDouble();
  }

  private EvaluationException lacks(int index, String name) {
    return new EvaluationException(
        "question %d of %s has no text '%s'".formatted(index + 1, file, name));
  }

  private static Optional<String> text(JsonNode node, String name) {
    JsonNode value = node.path(name);
    return value.isValueNode() && !value.isNull() ? Optional.of(value.asText()) : Optional.empty();
  }
}
