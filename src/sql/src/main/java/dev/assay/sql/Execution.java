package dev.assay.sql;

import org.jspecify.annotations.Nullable;

/**
 * One execution under way: whether it was told to stop, and how its engine is made to heed that.
 */
final class Execution {

  private volatile boolean stopped;
  private volatile @Nullable Runnable stopper;

  boolean isStopped() {
    return stopped;
  }

  /** Registers what makes the engine stop. */
  void onStop(Runnable action) {
    stopper = action;
  }

  /** May be called again and again: an engine does not hear a call that comes between two steps. */
  void stop() {
    stopped = true;
    Runnable action = stopper;
    if (action != null) {
      action.run();
    }
  }
}
