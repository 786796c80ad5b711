package dev.assay.cli.eval;

import dev.assay.cli.output.ProgressLine;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.QuestionScore;
import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import me.tongfei.progressbar.ProgressBar;

/** The bar that shows how far an evaluation has come, and how many were right so far. */
final class EvalProgress implements Consumer<QuestionScore>, AutoCloseable {

  private final Benchmark benchmark;
  private final ProgressBar bar;
  private final AtomicInteger right = new AtomicInteger();

  EvalProgress(PrintWriter err, Benchmark benchmark, int questions) {
    this.benchmark = benchmark;
    this.bar = ProgressLine.bar(err, benchmark.title(), questions);
  }

  @Override
  public void accept(QuestionScore score) {
    if (score.isRight(benchmark)) {
      right.incrementAndGet();
    }
    bar.setExtraMessage(right.get() + " right");
    bar.step();
  }

  @Override
  public void close() {
    bar.close();
  }
}
