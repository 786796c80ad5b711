package dev.assay.evaluation.files;

import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Question;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Predictions in the format of their benchmark, and in the other shapes that people have them. */
public final class PredictionFiles {

  private PredictionFiles() {}

  /**
   * The predicted SQL for each of the questions, an empty text where there is none.
   *
   * @param notes is told what is odd about the file, one line each
   * @throws dev.assay.evaluation.EvaluationException when the file is missing, broken, or is about
   *     other questions
   */
  public static List<String> read(
      Benchmark benchmark, Path file, List<Question> questions, Consumer<String> notes) {
    if (benchmark == Benchmark.SPIDER) {
      return SpiderFiles.predictions(file, questions, notes);
    }
    if (benchmark == Benchmark.SPIDER2 && Files.isDirectory(file)) {
      return ResultFiles.predictions(file, questions, notes);
    }
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".csv")) {
      return BirdFiles.predictions(file, questions, notes);
    }
    return benchmark == Benchmark.DEFOG
        ? CsvPredictions.sorted(file, questions, notes)
        : CsvPredictions.inOrder(file, questions);
  }
}
