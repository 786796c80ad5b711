package dev.assay.cli.output;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/** Writes a progress bar to one line of a writer, over what it wrote before. */
public final class ProgressLine implements ProgressBarConsumer {

  private static final int WIDTH = 78;
  private static final int UPDATE_MILLIS = 250;

  private final PrintWriter out;

  public ProgressLine(PrintWriter out) {
    this.out = out;
  }

  /** A bar of so many questions on such a line. */
  public static ProgressBar bar(PrintWriter out, String task, int questions) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(questions)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(UPDATE_MILLIS)
        .setConsumer(new ProgressLine(out))
        .build();
  }

  @Override
  public int getMaxRenderedLength() {
    return WIDTH;
  }

  @Override
  public void accept(String rendered) {
    out.print('\r' + rendered);
    out.flush();
  }

  @Override
  public void close() {
    out.println();
    out.flush();
  }
}
