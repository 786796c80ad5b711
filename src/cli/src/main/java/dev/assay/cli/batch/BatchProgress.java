package dev.assay.cli.batch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.output.ProgressLine;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicInteger;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** The bar that shows how many lines are done, how fast, and how long the rest will take. */
final class BatchProgress implements ExecutionListener, AutoCloseable {

  private static final int UPDATE_MILLIS = 500;

  private final ProgressBar bar;
  private final AtomicInteger verified = new AtomicInteger();
  private final AtomicInteger failed = new AtomicInteger();

  BatchProgress(PrintWriter err, long lines) {
    this.bar =
        new ProgressBarBuilder()
            .setTaskName("questions")
            .setInitialMax(lines)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .showSpeed()
            .setConsumer(new ProgressLine(err))
            .build();
  }

  @Override
  public void itemEnded(StateVisit map, int index, JsonNode item, ExecutionResult end) {
    if (end instanceof ExecutionResult.Succeeded succeeded) {
      if (succeeded.output().path("outcome").asText().equals("verified")) {
        verified.incrementAndGet();
      }
    } else {
      failed.incrementAndGet();
    }
    bar.setExtraMessage("%d verified, %d failed".formatted(verified.get(), failed.get()));
    bar.step();
  }

  @Override
  public void close() {
    bar.close();
  }
}
