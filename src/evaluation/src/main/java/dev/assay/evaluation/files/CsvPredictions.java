package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Predictions in a CSV file. They are in the order of their questions, except where sql-eval has
 * sorted them: there each is found by its {@code question} and {@code db_name}.
 */
final class CsvPredictions {

  private static final Set<String> SQL =
      Set.of("generated_query", "predicted_sql", "prediction", "sql", "pred_sql");

  private static final int NONE = -1;

  private final Path file;
  private final List<List<String>> rows;
  private final int sql;
  private final int question;
  private final int database;

  private CsvPredictions(Path file) {
    CsvRecords.Cells cells = CsvRecords.cells(file);
    List<String> names =
        cells.names().stream().map(name -> name.strip().toLowerCase(Locale.ROOT)).toList();
    this.file = file;
    this.rows = names.size() == 1 ? cells.rows() : withoutBlank(cells.rows());
    this.sql = column(names, SQL::contains);
    this.question = column(names, "question"::equals);
    this.database = column(names, "db_name"::equals);
    if (sql == NONE) {
      throw new EvaluationException("%s has no column 'generated_query'".formatted(file));
    }
  }

  /** Of one column, a blank record is a prediction that is missing. */
  private static List<List<String>> withoutBlank(List<List<String>> rows) {
    return rows.stream().filter(row -> !row.stream().allMatch(String::isBlank)).toList();
  }

  private static int column(List<String> names, Predicate<String> wanted) {
    for (int at = 0; at < names.size(); at++) {
      if (wanted.test(names.get(at))) {
        return at;
      }
    }
    return NONE;
  }

  /** One for each question, in their order. */
  static List<String> inOrder(Path file, List<Question> questions) {
    return new CsvPredictions(file).inOrder(questions);
  }

  /**
   * The predicted SQL for each question, an empty text where there is none.
   *
   * @throws EvaluationException when the file is broken, or is about other questions
   */
  static List<String> sorted(Path file, List<Question> questions, Consumer<String> notes) {
    CsvPredictions predictions = new CsvPredictions(file);
    return predictions.question == NONE || predictions.rows.isEmpty()
        ? predictions.inOrder(questions)
        : predictions.byQuestion(questions, notes);
  }

  private List<String> inOrder(List<Question> questions) {
    if (rows.size() != questions.size()) {
      throw new EvaluationException(
          "%s has %d records for %d questions".formatted(file, rows.size(), questions.size()));
    }
    return rows.stream().map(this::predicted).toList();
  }

  /** What is asked, however it is spaced, and of which database where the file says so. */
  private record Asked(String database, String text) {

    Asked(String database, String text) {
      this.database = database;
      this.text = text.strip().replaceAll("\\s+", " ");
    }
  }

  private List<String> byQuestion(List<Question> questions, Consumer<String> notes) {
    Map<Asked, Deque<String>> predicted = new LinkedHashMap<>();
    for (List<String> row : rows) {
      Asked asked = new Asked(database == NONE ? "" : row.get(database), row.get(question));
      predicted.computeIfAbsent(asked, _ -> new ArrayDeque<>()).add(predicted(row));
    }
    List<String> found = new ArrayList<>(questions.size());
    int missing = 0;
    for (Question each : questions) {
      Asked asked = new Asked(database == NONE ? "" : each.database(), each.text());
      Deque<String> own = predicted.getOrDefault(asked, new ArrayDeque<>());
      missing += own.isEmpty() ? 1 : 0;
      found.add(own.isEmpty() ? "" : own.remove());
    }
    predicted.forEach(this::refuseLeft);
    if (missing > 0) {
      notes.accept(
          "%s has no prediction for %d of %d questions, which are scored as wrong"
              .formatted(file, missing, questions.size()));
    }
    return found;
  }

  private void refuseLeft(Asked asked, Deque<String> left) {
    if (!left.isEmpty()) {
      throw new EvaluationException(
          "%s has a prediction more than there are questions \"%s\"".formatted(file, asked.text()));
    }
  }

  private String predicted(List<String> row) {
    return Fences.without(row.get(sql));
  }
}
