package dev.assay.cli.pandas;

import dev.assay.pandas.eval.Limits;
import java.time.Duration;
import java.time.Instant;

/**
 * The time that programs have. To read a program is part of it. That of the first begins as the
 * process does, but for what a process takes to start where its classes are prepared: so a command
 * ends in time also where they are not, and a program has most of its time where the machine is
 * slow.
 */
final class ProgramTime {

  private static final Duration WHOLE = Limits.DEFAULT.time();
  private static final Duration QUICK_START = Duration.ofMillis(300);
  private static final Duration LEAST = WHOLE.dividedBy(2);
  private static final Duration LEAST_AFTER_READING = Duration.ofMillis(100);

  private Duration next;
  private Duration time = WHOLE;
  private long begun;

  private ProgramTime(Duration first) {
    this.next = first;
  }

  /** The whole time for each program. */
  static ProgramTime whole() {
    return new ProgramTime(WHOLE);
  }

  /** What is left since this process was started for the first, and the whole for the others. */
  static ProgramTime sinceStart() {
    return ProcessHandle.current()
        .info()
        .startInstant()
        .map(start -> afterStart(Duration.between(start, Instant.now())))
        .orElseGet(ProgramTime::whole);
  }

  /** What is left for the first when the process took so long to start. */
  static ProgramTime afterStart(Duration start) {
    Duration left = WHOLE.plus(QUICK_START).minus(start);
    return new ProgramTime(left.compareTo(LEAST) < 0 ? LEAST : min(left, WHOLE));
  }

  private static Duration min(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /** A program is about to be read. */
  void begin() {
    time = next;
    next = WHOLE;
    begun = System.nanoTime();
  }

  /** What it has left to run. */
  Duration left() {
    Duration left = time.minusNanos(System.nanoTime() - begun);
    return left.compareTo(LEAST_AFTER_READING) < 0 ? LEAST_AFTER_READING : left;
  }
}
