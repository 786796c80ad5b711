package dev.assay.evaluation.files;

import dev.assay.evaluation.Acceptance;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Questions of Defog's sql-eval: a CSV file with {@code question}, {@code query}, {@code db_name}
 * and further columns. A query may be several, parted by semicolons, any of which will do.
 */
public final class DefogQuestions {

  private DefogQuestions() {}

  /**
   * The questions in the file's order.
   *
   * @throws EvaluationException when it is missing or broken, or lacks a column
   */
  public static List<Question> read(Path file) {
    List<Question> questions = new ArrayList<>();
    for (Map<String, String> row : CsvRecords.read(file)) {
      questions.add(question(file, row, questions.size()));
    }
    if (questions.isEmpty()) {
      throw new EvaluationException("%s holds no questions".formatted(file));
    }
    return List.copyOf(questions);
  }

  private static Question question(Path file, Map<String, String> row, int index) {
    String gold = wanted(file, row, index, "query");
    List<String> accepted = AcceptedColumns.queries(gold);
    if (accepted.isEmpty()) {
      throw new EvaluationException("question %d of %s has no query".formatted(index + 1, file));
    }
    return new Question(
        index,
        row.getOrDefault("question_id", String.valueOf(index)),
        wanted(file, row, index, "db_name"),
        wanted(file, row, index, "question"),
        row.getOrDefault("instructions", ""),
        accepted.getFirst(),
        row.getOrDefault("query_category", "not stated"),
        new Acceptance(accepted, true, Acceptance.Order.NEVER, Acceptance.DECIMALS));
  }

  private static String wanted(Path file, Map<String, String> row, int index, String name) {
    String value = row.get(name);
    if (value == null) {
      throw new EvaluationException(
          "question %d of %s has no column '%s'".formatted(index + 1, file, name));
    }
    return value;
  }
}
