package dev.assay.cli.output;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/** Writes a progress bar to one line of a writer, over what it wrote before. */
public final class ProgressLine implements ProgressBarConsumer {

  private static final int WIDTH = 78;

  private final PrintWriter out;

  public ProgressLine(PrintWriter out) {
    this.out = out;
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
