package dev.assay.evaluation.files;

import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Predictions in the format of their benchmark, and in the other shapes that people have them. */
public final class PredictionFiles {

  private static final Set<String> SQL =
      Set.of("generated_query", "predicted_sql", "prediction", "sql", "pred_sql");

  private PredictionFiles() {}

  /**
   * The predicted SQL for each of the questions, an empty text where there is none.
   *
   * @param notes is told what is odd about the file, one line each
   * @throws EvaluationException when the file is missing, broken, or is about other questions
   */
  public static List<String> read(
      Benchmark benchmark, Path file, List<Question> questions, Consumer<String> notes) {
    if (benchmark == Benchmark.SPIDER) {
      return SpiderFiles.predictions(file, questions, notes);
    }
    if (benchmark == Benchmark.SPIDER2 && Files.isDirectory(file)) {
      return ResultFiles.predictions(file, questions, notes);
    }
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".csv")
        ? ofCsv(file, questions)
        : BirdFiles.predictions(file, questions, notes);
  }

  /** One a record, in the questions' order, as sql-eval writes them. */
  private static List<String> ofCsv(Path file, List<Question> questions) {
    List<Map<String, String>> records = CsvRecords.read(file);
    if (records.size() != questions.size()) {
      throw new EvaluationException(
          "%s has %d records for %d questions".formatted(file, records.size(), questions.size()));
    }
    return records.stream().map(each -> Fences.without(sql(file, each))).toList();
  }

  private static String sql(Path file, Map<String, String> row) {
    return row.entrySet().stream()
        .filter(column -> SQL.contains(column.getKey().strip().toLowerCase(Locale.ROOT)))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow(
            () -> new EvaluationException("%s has no column 'generated_query'".formatted(file)));
  }
}
