package dev.assay.benchmarks.scale;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.DoubleConsumer;

/** So many at a time; who finds no place waits, first come first served. */
final class Places {

  private final String name;
  private final int most;
  private final Deque<DoubleConsumer> waiting = new ArrayDeque<>();
  private int taken;
  private double since;
  private double usedSeconds;

  Places(String name, int most) {
    this.name = name;
    this.most = most;
  }

  /** Goes on with the time at which there is a place, which may be now. */
  void enter(double now, DoubleConsumer then) {
    if (taken == most) {
      waiting.add(then);
      return;
    }
    count(now, 1);
    then.accept(now);
  }

  /** Gives a place back; who waits longest goes on. */
  void leave(double now) {
    DoubleConsumer next = waiting.poll();
    if (next == null) {
      count(now, -1);
    } else {
      next.accept(now);
    }
  }

  /** How many are taken now. */
  int taken() {
    return taken;
  }

  Utilization utilization(double seconds) {
    return new Utilization(name, usedSeconds / (most * Math.max(seconds, 1)));
  }

  private void count(double now, int change) {
    usedSeconds += taken * (now - since);
    since = now;
    taken += change;
  }
}
