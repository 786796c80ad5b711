package dev.assay.rehearsal;

import java.time.Duration;

/** How long somebody has been waited for: calls that are answered side by side count once. */
public final class BusyTime {

  private int waiting;
  private long since;
  private long nanos;

  /** A call begins to be answered. */
  public synchronized void begin() {
    if (waiting == 0) {
      since = System.nanoTime();
    }
    waiting++;
  }

  /** A call that has begun is answered. */
  public synchronized void end() {
    waiting--;
    if (waiting == 0) {
      nanos += System.nanoTime() - since;
    }
  }

  /** So far, without a wait that has not ended. */
  synchronized Duration spent() {
    return Duration.ofNanos(nanos);
  }
}
