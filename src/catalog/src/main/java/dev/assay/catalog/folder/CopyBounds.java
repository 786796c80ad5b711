package dev.assay.catalog.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * What the copy of a folder may take, since a small compressed file can be a large table.
 *
 * @param time how long it may take to make
 * @param bytes how much of the disk it may take
 * @param tooMuch what is told where it takes more of the disk
 */
record CopyBounds(Duration time, long bytes, String tooMuch) {

  private static final String DUCKDB_FILE = "make a DuckDB file of it, and name that instead";

  private static final Duration MOST_TIME = Duration.ofMinutes(10);
  private static final long MOST_BYTES = 32L << 30;

  CopyBounds(Duration time, long bytes) {
    this(time, bytes, "its copy takes more than %,d MiB: %s".formatted(bytes >> 20, DUCKDB_FILE));
  }

  /** Those of a copy that is made in that place, which leaves others half of what is free there. */
  static CopyBounds in(Path place) {
    try {
      return ofFree(Files.getFileStore(place).getUsableSpace(), place);
    } catch (IOException unknown) {
      return new CopyBounds(MOST_TIME, MOST_BYTES);
    }
  }

  static CopyBounds ofFree(long free, Path place) {
    boolean untold = free <= 0; // as of file systems in memory that have no size
    return untold || free / 2 >= MOST_BYTES
        ? new CopyBounds(MOST_TIME, MOST_BYTES)
        : new CopyBounds(
            MOST_TIME,
            free / 2,
            "its copy takes more than half of what is free in '%s': free some, or %s"
                .formatted(place.getParent(), DUCKDB_FILE));
  }

  /** What is told where it takes more time. */
  String tooLong() {
    return "to copy it takes more than %d s: %s".formatted(time.toSeconds(), DUCKDB_FILE);
  }

  /** Whether the files in the place are more than it may take. */
  boolean areExceededIn(Path place) {
    try (Stream<Path> files = Files.walk(place)) {
      return files.mapToLong(CopyBounds::size).sum() > bytes;
    } catch (IOException | UncheckedIOException changing) {
      return false; // which is looked at again soon
    }
  }

  private static long size(Path file) {
    try {
      return Files.isRegularFile(file) ? Files.size(file) : 0;
    } catch (IOException gone) {
      return 0;
    }
  }
}
