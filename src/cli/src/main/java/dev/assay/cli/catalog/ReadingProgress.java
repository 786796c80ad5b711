package dev.assay.cli.catalog;

import dev.assay.catalog.ReadingListener;
import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows on standard error how reading comes along, and keeps its warnings. */
final class ReadingProgress implements ReadingListener {

  private static final int WIDTH = 79;
  private static final int LONGEST_NAME = 25;

  private final PrintWriter err;
  private final boolean terminal;
  private final List<String> warnings = new ArrayList<>();
  private @Nullable ProgressBar bar;
  private int begun;

  /** Draws a bar on a terminal only; elsewhere it prints warnings alone. */
  ReadingProgress(PrintWriter err, boolean terminal) {
    this.err = err;
    this.terminal = terminal;
  }

  /** What could not be read, one line each. */
  List<String> warnings() {
    return List.copyOf(warnings);
  }

  @Override
  public void began(int tables) {
    if (terminal) {
      bar =
          new ProgressBarBuilder()
              .setTaskName("reading")
              .setInitialMax(tables)
              .setStyle(ProgressBarStyle.ASCII)
              .setConsumer(new Line(err))
              .continuousUpdate()
              .build();
    }
  }

  @Override
  public void table(String name) {
    if (bar != null) {
      bar.stepTo(begun++);
      String shown = TableText.oneLine(name);
      bar.setExtraMessage(
          shown.length() <= LONGEST_NAME ? shown : shown.substring(0, LONGEST_NAME - 1) + "…");
    }
  }

  @Override
  public void ended() {
    if (bar != null) {
      bar.setExtraMessage("");
      bar.stepTo(begun);
      bar.close();
      bar = null;
    }
  }

  /** Warnings are printed when the bar is done, so that it does not overwrite them. */
  @Override
  public void warned(String message) {
    warnings.add(message);
  }

  /** Closes the bar if reading broke off, and prints the warnings. */
  void finish() {
    ended();
    warnings.forEach(warning -> err.println("warning: " + TableText.oneLine(warning)));
    err.flush();
  }

  /** A line of the terminal that is drawn again and again. */
  private record Line(PrintWriter err) implements ProgressBarConsumer {
    @Override
    public int getMaxRenderedLength() {
      return WIDTH;
    }

    @Override
    public void accept(String text) {
      err.print("\r" + text);
      err.flush();
    }

    @Override
    public void close() {
      err.println();
      err.flush();
    }
  }
}
