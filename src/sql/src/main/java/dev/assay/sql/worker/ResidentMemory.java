package dev.assay.sql.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** How much memory a process has, where the system tells. */
final class ResidentMemory {

  private ResidentMemory() {}

  /** Bytes; 0 where that is not known. */
  static long ofProcess(long pid) {
    Path status = Path.of("/proc", String.valueOf(pid), "status");
    try (Stream<String> lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException | java.io.UncheckedIOException unreadable) {
      return 0; // no such system, or the process has ended
    }
  }
}
