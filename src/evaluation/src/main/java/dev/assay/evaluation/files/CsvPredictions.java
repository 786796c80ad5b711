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

/**
 * Predictions as sql-eval writes them: a CSV file with {@code question}, {@code db_name} and {@code
 * generated_query}, in an order of its own. A file without questions has them in their order.
 */
final class CsvPredictions {

  private static final String QUESTION = "question";

  private static final Set<String> SQL =
      Set.of("generated_query", "predicted_sql", "prediction", "sql", "pred_sql");

  private final Path file;

  private CsvPredictions(Path file) {
    this.file = file;
  }

  /**
   * The predicted SQL for each question, an empty text where there is none.
   *
   * @throws EvaluationException when the file is broken, or is about other questions
   */
  static List<String> read(Path file, List<Question> questions, Consumer<String> notes) {
    List<Map<String, String>> records = CsvRecords.read(file);
    CsvPredictions predictions = new CsvPredictions(file);
    return records.stream().allMatch(each -> each.containsKey(QUESTION))
        ? predictions.byQuestion(records, questions, notes)
        : predictions.inOrder(records, questions);
  }

  private List<String> inOrder(List<Map<String, String>> records, List<Question> questions) {
    if (records.size() != questions.size()) {
      throw new EvaluationException(
          "%s has %d records for %d questions".formatted(file, records.size(), questions.size()));
    }
    return records.stream().map(this::sql).toList();
  }

  /** What is asked, and of which database where the file says so. */
  private record Asked(String database, String text) {}

  private List<String> byQuestion(
      List<Map<String, String>> records, List<Question> questions, Consumer<String> notes) {
    boolean ofDatabases = records.stream().allMatch(each -> each.containsKey("db_name"));
    Map<Asked, Deque<String>> predicted = new LinkedHashMap<>();
    for (Map<String, String> each : records) {
      Asked asked = new Asked(ofDatabases ? each.get("db_name") : "", each.get(QUESTION).strip());
      predicted.computeIfAbsent(asked, _ -> new ArrayDeque<>()).add(sql(each));
    }
    List<String> found = new ArrayList<>(questions.size());
    int missing = 0;
    for (Question each : questions) {
      Asked asked = new Asked(ofDatabases ? each.database() : "", each.text().strip());
      Deque<String> own = predicted.getOrDefault(asked, new ArrayDeque<>());
      missing += own.isEmpty() ? 1 : 0;
      found.add(own.isEmpty() ? "" : own.remove());
    }
    refuseOthers(predicted);
    if (missing > 0) {
      notes.accept(
          "%s has no prediction for %d of %d questions, which are scored as wrong"
              .formatted(file, missing, questions.size()));
    }
    return found;
  }

  private void refuseOthers(Map<Asked, Deque<String>> left) {
    left.forEach(
        (asked, queries) -> {
          if (!queries.isEmpty()) {
            throw new EvaluationException(
                "%s has a prediction for a question that is not asked: \"%s\""
                    .formatted(file, asked.text()));
          }
        });
  }

  private String sql(Map<String, String> row) {
    return row.entrySet().stream()
        .filter(column -> SQL.contains(column.getKey().strip().toLowerCase(Locale.ROOT)))
        .map(Map.Entry::getValue)
        .findFirst()
        .map(Fences::without)
        .orElseThrow(
            () -> new EvaluationException("%s has no column 'generated_query'".formatted(file)));
  }
}
