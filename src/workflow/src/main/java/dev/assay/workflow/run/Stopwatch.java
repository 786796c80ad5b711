package dev.assay.workflow.run;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** When something began, and how long it has taken since. */
public final class Stopwatch {

  private final Instant startedAt;
  private final InstantSource clock;

  private Stopwatch(Instant startedAt, InstantSource clock) {
    this.startedAt = startedAt;
    this.clock = clock;
  }

  public Instant startedAt() {
    return startedAt;
  }

  public long millis() {
    return Duration.between(startedAt, clock.instant()).toMillis();
  }

  /** Starts stopwatches by a clock. */
  public record Source(InstantSource clock) {

    public Stopwatch start() {
      return new Stopwatch(clock.instant(), clock);
    }
  }
}
