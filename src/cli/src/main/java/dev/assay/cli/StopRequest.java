package dev.assay.cli;

import io.quarkus.runtime.ShutdownEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.concurrent.CountDownLatch;

/**
 * The wish that the process ends, for commands that go on until somebody has it: a signal to the
 * process, which Quarkus turns into an event before it takes anything away.
 */
@Singleton
public final class StopRequest {

  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean heeded;

  /** Waits for the wish; the command then ends by itself. */
  public void await() throws InterruptedException {
    heeded = true;
    asked.await();
  }

  /** Has the wish. */
  public void tell() {
    asked.countDown();
  }

  /** The command has ended. */
  void ended() {
    ended.countDown();
  }

  /** Waits until a command that heeds the wish has ended; others are let be. */
  void shutDown(@Observes ShutdownEvent event) throws InterruptedException {
    tell();
    if (heeded) {
      ended.await();
    }
  }
}
