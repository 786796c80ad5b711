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
 */
record CopyBounds(Duration time, long bytes) {

  private static final Duration MOST_TIME = Duration.ofMinutes(10);
  private static final long MOST_BYTES = 32L << 30;

  /** Those of a copy that is made in that place, which leaves others half of what is free there. */
  static CopyBounds in(Path place) {
    try {
      long free = Files.getFileStore(place).getUsableSpace();
      return new CopyBounds(MOST_TIME, Math.min(MOST_BYTES, free / 2));
    } catch (IOException unknown) {
      return new CopyBounds(MOST_TIME, MOST_BYTES);
    }
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
