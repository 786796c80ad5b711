package dev.assay.cli.run;

import java.io.PrintWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The lines that tell of a run, for any number of readers, who may wait for more. */
public final class StepLines {

  private static final int MOST = 1_000;

  private final List<String> lines = new ArrayList<>();
  private final StringBuilder begun = new StringBuilder();
  private boolean ended;

  /** Where lines are written to. */
  public PrintWriter writer() {
    return new PrintWriter(new Lines(), true);
  }

  /** All lines from this one on, counted from 0. */
  public synchronized List<String> from(int first) {
    return first >= lines.size() ? List.of() : List.copyOf(lines.subList(first, lines.size()));
  }

  /** As {@link #from}; waits so long for a line, or for the end. */
  public synchronized List<String> await(int first, Duration most) throws InterruptedException {
    long deadline = System.nanoTime() + most.toNanos();
    long left = most.toMillis();
    while (first >= lines.size() && !ended && left > 0) {
      wait(left);
      left = (deadline - System.nanoTime()) / 1_000_000;
    }
    return from(first);
  }

  /** There will be no more. */
  public synchronized void end() {
    ended = true;
    notifyAll();
  }

  public synchronized boolean hasEnded() {
    return ended;
  }

  /** The last line; empty when there is none. */
  public synchronized String last() {
    return lines.isEmpty() ? "" : lines.getLast();
  }

  private synchronized void add(char[] text, int from, int length) {
    begun.append(text, from, length);
    int end = begun.indexOf("\n");
    while (end >= 0) {
      String line = begun.substring(0, end).strip();
      begun.delete(0, end + 1);
      if (!line.isEmpty() && lines.size() < MOST) {
        lines.add(line);
      }
      end = begun.indexOf("\n");
    }
    notifyAll();
  }

  /** Splits what is written. */
  private final class Lines extends Writer {

    @Override
    public void write(char[] text, int from, int length) {
      add(text, from, length);
    }

    @Override
    public void flush() {
      // nothing is held back but lines that have not ended
    }

    @Override
    public void close() {
      // nothing is held open
    }
  }
}
