package dev.assay.benchmarks;

import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Evaluation;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.files.DatabaseFolder;
import dev.assay.evaluation.files.SpiderFiles;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Measures an evaluation of Spider predictions without the JVM's start: {@code benchmarks/run
 * SpiderEvalTime DATA PREDICTIONS}. The first time is that of a process that has done nothing else
 * yet. The other side, on the same files: {@code python3 benchmarks/spider_eval.py DATA
 * PREDICTIONS}.
 */
public final class SpiderEvalTime {

  private static final int TIMES = 10;

  private SpiderEvalTime() {}

  /** Takes the benchmark's folder and a file of predictions. */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    for (int time = 1; time <= TIMES; time++) {
      long cpu = cpuNanos();
      long start = System.nanoTime();
      List<QuestionScore> scores = scores(Path.of(arguments[0]), Path.of(arguments[1]));
      double seconds = (System.nanoTime() - start) / 1e9;
      out.println(
          "%d of %d right, %.2f s, %.2f s of processor time%s"
              .formatted(
                  scores.stream().filter(QuestionScore::spider).count(),
                  scores.size(),
                  seconds,
                  (cpuNanos() - cpu) / 1e9,
                  time == 1 ? " (the first in this process)" : ""));
    }
    out.println(
        "Java %s, %d processors, %s"
            .formatted(
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch")));
  }

  private static long cpuNanos() {
    return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
  }

  private static List<QuestionScore> scores(Path data, Path predictions) {
    List<Question> questions = SpiderFiles.questions(data, null);
    Evaluation evaluation =
        new Evaluation(
            EvaluationSettings.of(Benchmark.SPIDER), DatabaseFolder.in(data).files(questions));
    return evaluation.scores(
        questions, SpiderFiles.predictions(predictions, questions, _ -> {}), _ -> {});
  }
}
