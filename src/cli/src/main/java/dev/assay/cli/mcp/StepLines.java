package dev.assay.cli.mcp;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** The lines that tell of a run, for any number of readers. */
final class StepLines {

  private static final int MOST = 1_000;

  private final List<String> lines = new ArrayList<>();
  private final StringBuilder begun = new StringBuilder();

  /** Where lines are written to. */
  PrintWriter writer() {
    return new PrintWriter(new Lines(), true);
  }

  /** All lines from this one on, counted from 0. */
  synchronized List<String> from(int first) {
    return first >= lines.size() ? List.of() : List.copyOf(lines.subList(first, lines.size()));
  }

  /** The last line; empty when there is none. */
  synchronized String last() {
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
