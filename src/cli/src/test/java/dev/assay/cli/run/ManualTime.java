package dev.assay.cli.run;

import dev.assay.statemachine.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** A clock that moves only when something waits for it. */
public final class ManualTime implements Time {

  private Instant now = Instant.parse("2026-03-01T12:00:00Z");
  private final List<Duration> waits = Collections.synchronizedList(new ArrayList<>());

  @Override
  public synchronized Instant now() {
    return now;
  }

  @Override
  public synchronized void sleep(Duration duration) {
    now = now.plus(duration);
    waits.add(duration);
  }

  @Override
  public <T> T await(Future<T> task, Duration limit)
      throws InterruptedException, ExecutionException {
    return task.get();
  }

  /** Every wait so far. */
  public List<Duration> waits() {
    return List.copyOf(waits);
  }
}
