package dev.assay.sql;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/** Bytes in use, of which only the growth matters; 0 where the platform does not tell. */
@FunctionalInterface
interface MemoryGauge {

  long bytes(Thread worker);

  /**
   * What the thread has allocated on the Java heap, once the heap is running short: until then most
   * of it may be garbage that the next collection takes away.
   */
  static MemoryGauge allocatedByThread(BooleanSupplier heapIsShort) {
    if (ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
        && threads.isThreadAllocatedMemorySupported()) {
      return worker ->
          heapIsShort.getAsBoolean()
              ? Math.max(0, threads.getThreadAllocatedBytes(worker.threadId()))
              : 0;
    }
    return _ -> 0;
  }

  /** Whether more than three quarters of the greatest heap are in use. */
  static boolean isHeapShort() {
    Runtime runtime = Runtime.getRuntime();
    long used = runtime.totalMemory() - runtime.freeMemory();
    return used > runtime.maxMemory() / 4 * 3;
  }

  /**
   * The memory of the whole process, on Linux: native memory has no count of its own, since the
   * driver's SQLite is built without one.
   */
  static MemoryGauge residentInProcess() {
    Path status = Path.of("/proc/self/status");
    return Files.isReadable(status) ? _ -> residentBytes(status, "VmRSS:") : _ -> 0;
  }

  /** The memory of another process, without what it shares, on Linux. */
  static MemoryGauge ofProcess(LongSupplier process) {
    return _ -> {
      Path status = Path.of("/proc/" + process.getAsLong() + "/status");
      return Files.isReadable(status) ? residentBytes(status, "RssAnon:") : 0;
    };
  }

  private static long residentBytes(Path status, String part) {
    try (Stream<String> lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith(part))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException | UncheckedIOException unreadable) {
      return 0; // the bound on time still holds
    }
  }
}
