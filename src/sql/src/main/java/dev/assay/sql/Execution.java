package dev.assay.sql;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One execution under way: whether it was told to stop, and what to do then. */
final class Execution {

  private final List<Runnable> stoppers = new ArrayList<>();
  private volatile @Nullable SqlFailure stopped;

  /** Why it was told to stop; {@code null} as long as it was not. */
  @Nullable SqlFailure stopped() {
    return stopped;
  }

  /** Registers what makes the engine stop; run at once when the stop came earlier. */
  void onStop(Runnable stopper) {
    synchronized (stoppers) {
      if (stopped == null) {
        stoppers.add(stopper);
        return;
      }
    }
    stopper.run();
  }

  void stop(SqlFailure reason) {
    synchronized (stoppers) {
      if (stopped != null) {
        return;
      }
      stopped = reason;
    }
    stoppers.forEach(Runnable::run);
  }
}
