package dev.assay.sql.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Folders that appear whole or not at all, so that processes that make the same one at the same
 * time do no harm to each other.
 */
public final class MadeOnce {

  private static final Duration ABANDONED = Duration.ofHours(1);
  private static final String UNFINISHED = ".unfinished-";

  private MadeOnce() {}

  /** Where to make it, beside the place where it is wanted. */
  public static Path unfinished(Path wanted) {
    return wanted.resolveSibling(wanted.getFileName() + UNFINISHED + UUID.randomUUID());
  }

  /** The first one to finish is kept; the others' work was for nothing. */
  public static void finish(Path unfinished, Path wanted) throws IOException {
    try {
      Files.move(unfinished, wanted, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException taken) {
      Folders.delete(unfinished);
      if (!Files.isDirectory(wanted)) {
        throw taken;
      }
    }
  }

  /** Removes what processes left that were ended in the middle. */
  public static void removeAbandoned(Path folder) throws IOException {
    Instant latest = Instant.now().minus(ABANDONED);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (file.getFileName().toString().contains(UNFINISHED)
            && Files.getLastModifiedTime(file).toInstant().isBefore(latest)) {
          Folders.delete(file);
        }
      }
    }
  }
}
