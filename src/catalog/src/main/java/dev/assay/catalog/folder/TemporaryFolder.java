package dev.assay.catalog.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder for this process alone, which is removed when it ends. Those of processes that were
 * killed are removed when the next one is made.
 */
record TemporaryFolder(Path path) {

  private static final String PREFIX = "assay-folder-";
  private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{1,18})-.*");
  private static final Set<Path> MADE = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform().unstarted(() -> MADE.forEach(TemporaryFolder::remove)));
  }

  static TemporaryFolder make() {
    try {
      Path made = Files.createTempDirectory(PREFIX + ProcessHandle.current().pid() + "-");
      MADE.add(made);
      removeOrphans(made.getParent());
      return new TemporaryFolder(made);
    } catch (IOException impossible) {
      throw new UncheckedIOException("no folder for temporary files can be made", impossible);
    }
  }

  /** Removes it before the process ends. */
  void remove() {
    remove(path);
    MADE.remove(path);
  }

  private static void removeOrphans(Path parent) {
    try (Stream<Path> folders = Files.list(parent)) {
      for (Path folder : folders.toList()) {
        Matcher name = NAME.matcher(folder.getFileName().toString());
        if (name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()) {
          remove(folder);
        }
      }
    } catch (IOException unreadable) {
      // then they stay until the system takes them away
    }
  }

  private static void remove(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : all) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException notMine) {
      // a temporary folder of another user, or one that another process removes
    }
  }
}
