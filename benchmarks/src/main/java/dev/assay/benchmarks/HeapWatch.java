package dev.assay.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.ArrayList;
import java.util.List;

/** Looks at the heap ten times a second while something else runs. */
final class HeapWatch {

  private static final int MILLIS = 100;
  private static final double MEBIBYTE = 1 << 20;

  private final List<Long> used = new ArrayList<>();

  private HeapWatch() {}

  static HeapWatch start() {
    HeapWatch watch = new HeapWatch();
    Thread.ofPlatform().daemon().start(watch::run);
    return watch;
  }

  private void run() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    try {
      while (true) {
        add(memory.getHeapMemoryUsage().getUsed());
        Thread.sleep(MILLIS);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void add(long bytes) {
    used.add(bytes);
  }

  /** The least use in mebibytes in each of so many equal parts of the time until now. */
  synchronized List<Double> leastOf(int parts) {
    List<Double> least = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      List<Long> within =
          used.subList(part * used.size() / parts, (part + 1) * used.size() / parts);
      least.add(within.stream().mapToLong(Long::longValue).min().orElse(0) / MEBIBYTE);
    }
    return least;
  }
}
