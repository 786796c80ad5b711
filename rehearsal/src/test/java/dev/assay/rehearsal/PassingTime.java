package dev.assay.rehearsal;

import dev.assay.statemachine.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;

/**
 * The system's clock, with waits that pass at once.
 *
 * @param waits where each wait is noted
 */
record PassingTime(List<Duration> waits) implements Time {

  @Override
  public Instant now() {
    return Instant.now();
  }

  @Override
  public void sleep(Duration duration) {
    synchronized (waits) {
      waits.add(duration);
    }
  }

  @Override
  public <T> T await(Future<T> task, Duration limit)
      throws InterruptedException, ExecutionException, TimeoutException {
    return Time.system().await(task, limit);
  }
}
