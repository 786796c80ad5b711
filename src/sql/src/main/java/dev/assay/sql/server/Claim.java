package dev.assay.sql.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A server's folder that this process has a claim to: a lock on a file beside it, which ends with
 * the process. Folders that nobody claims any more are removed when a new one is.
 */
record Claim(Path folder, FileChannel file) implements AutoCloseable {

  private static final String LOCK = ".lock";
  private static final Pattern SERVER = Pattern.compile("(.*/s[0-9a-f]{1,8})(\\.lock)?");

  /** A process loses all its locks on a file when it closes it once: it leaves its own alone. */
  private static final Set<Path> OWN = new HashSet<>();

  /** A folder of a new name, which is yet to be made. */
  static Claim ofNewFolder(Folders folders) throws IOException {
    synchronized (OWN) {
      try (FileChannel all = opened(folders.running().resolve("servers" + LOCK));
          FileLock _ = all.lock()) {
        removeUnclaimed(folders);
        String name = "s" + Integer.toHexString(ThreadLocalRandom.current().nextInt());
        Path folder = folders.running().resolve(name);
        FileChannel file = opened(lockOf(folder));
        file.lock();
        OWN.add(folder);
        return new Claim(folder, file);
      }
    }
  }

  private static FileChannel opened(Path lock) throws IOException {
    return FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private static Path lockOf(Path folder) {
    return folder.resolveSibling(folder.getFileName() + LOCK);
  }

  private static void removeUnclaimed(Folders folders) throws IOException {
    List<Path> unclaimed;
    try (Stream<Path> files = Files.list(folders.running())) {
      unclaimed =
          files
              .map(file -> SERVER.matcher(file.toString()))
              .filter(Matcher::matches)
              .map(match -> Path.of(match.group(1)))
              .distinct()
              .filter(folder -> !OWN.contains(folder))
              .toList();
    }
    for (Path folder : unclaimed) {
      try (FileChannel file = opened(lockOf(folder));
          FileLock lock = file.tryLock()) {
        if (lock != null && Orphan.isEnded(folders.account(), folder)) {
          Files.deleteIfExists(lockOf(folder));
        }
      }
    }
  }

  /** Removes the folder, which is empty by now, with the claim to it. */
  @Override
  public void close() throws IOException {
    synchronized (OWN) {
      try {
        Files.deleteIfExists(folder);
      } catch (DirectoryNotEmptyException stillEnding) {
        // it is removed when the next server starts
      }
      Files.deleteIfExists(lockOf(folder));
      file.close();
      OWN.remove(folder);
    }
  }
}
