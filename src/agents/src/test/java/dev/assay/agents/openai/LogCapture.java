package dev.assay.agents.openai;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Keeps whatever is logged, stack traces included, while it is open. */
final class LogCapture extends Handler {

  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final Formatter formatter = new SimpleFormatter();
  private final Logger root = Logger.getLogger("");

  LogCapture() {
    setLevel(Level.ALL);
    root.addHandler(this);
  }

  List<String> lines() {
    return lines;
  }

  @Override
  public void publish(LogRecord logged) {
    lines.add(formatter.format(logged));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    root.removeHandler(this);
  }
}
