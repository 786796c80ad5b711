package dev.assay.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** The most memory that any process below this one had, where /proc tells it. */
final class WorkerMemory implements AutoCloseable {

  private static final int EVERY_MILLIS = 5;
  private static final int KIBIBYTES = 1024;

  private final AtomicLong most = new AtomicLong();
  private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();

  private WorkerMemory() {}

  static WorkerMemory watch() {
    WorkerMemory memory = new WorkerMemory();
    memory.thread.scheduleWithFixedDelay(memory::look, 0, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    return memory;
  }

  long mostMebibytes() {
    return most.get() / KIBIBYTES;
  }

  private void look() {
    ProcessHandle.current()
        .descendants()
        .forEach(process -> most.accumulateAndGet(ofProcess(process.pid()), Math::max));
  }

  /** The same of this process. */
  static long ofThisProcess() {
    return ofProcess(ProcessHandle.current().pid()) / KIBIBYTES;
  }

  private static long ofProcess(long pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc", String.valueOf(pid), "status"))) {
      return lines
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException | UncheckedIOException gone) {
      return 0; // it has ended
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
