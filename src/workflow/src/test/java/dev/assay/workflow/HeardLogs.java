package dev.assay.workflow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jboss.logmanager.ExtLogRecord;

/**
 * Hears everything that is logged: all that some loggers say, whatever the level, and what others
 * say at the level that is configured.
 */
public final class HeardLogs extends Handler implements AutoCloseable {

  private final Logger root = Logger.getLogger("");
  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());
  private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
  private final List<Logger> talkative;
  private final List<Level> levels = new ArrayList<>();

  /**
   * Hears from now on.
   *
   * @param talkative the names of those that say all; the empty name is everybody's
   */
  public HeardLogs(String... talkative) {
    setLevel(Level.ALL);
    this.talkative = Stream.of(talkative).map(Logger::getLogger).toList();
    this.talkative.forEach(
        logger -> {
          levels.add(logger.getLevel());
          logger.setLevel(Level.ALL);
        });
    root.addHandler(this);
  }

  /** What was logged, with parameters and exceptions. */
  public List<String> heard() {
    return List.copyOf(heard);
  }

  /** What Assay itself has logged: level, category and text, as {@code INFO assay.runs: text}. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void publish(LogRecord record) {
    String message = message(record);
    if (record.getLoggerName().startsWith("assay.")) {
      lines.add("%s %s: %s".formatted(record.getLevel(), record.getLoggerName(), message));
    }
    StringBuilder text = new StringBuilder(message + context(record));
    if (record.getParameters() != null) {
      Stream.of(record.getParameters()).forEach(each -> text.append('\n').append(each));
    }
    for (Throwable cause = record.getThrown(); cause != null; cause = cause.getCause()) {
      text.append('\n').append(cause);
    }
    heard.add(text.toString());
  }

  private static String message(LogRecord record) {
    return record instanceof ExtLogRecord ours
        ? ours.getFormattedMessage()
        : String.valueOf(record.getMessage());
  }

  /** What lines may be printed with beside their text. */
  private static String context(LogRecord record) {
    return record instanceof ExtLogRecord ours ? "\n" + ours.getMdcCopy() : "";
  }

  @Override
  public void flush() {
    // nothing is held back
  }

  @Override
  public void close() {
    root.removeHandler(this);
    for (int index = 0; index < levels.size(); index++) {
      talkative.get(index).setLevel(levels.get(index));
    }
  }
}
