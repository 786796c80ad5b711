package dev.assay.catalog.folder;

import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Stops the copy of a folder that takes more than it may, whatever statement is under way. */
final class CopyWatch implements AutoCloseable {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

  private final Path place;
  private final CopyBounds bounds;
  private final long begun = System.nanoTime();
  private final Thread watcher;
  private volatile @Nullable Statement running;
  private volatile @Nullable String exceeded;

  private CopyWatch(Path place, CopyBounds bounds) {
    this.place = place;
    this.bounds = bounds;
    this.watcher = Thread.ofPlatform().daemon().name("assay-folder-copy").unstarted(this::watch);
  }

  static CopyWatch over(Path place, CopyBounds bounds) {
    CopyWatch watch = new CopyWatch(place, bounds);
    watch.watcher.start();
    return watch;
  }

  /** What the watch stops, until another is begun. */
  void begin(Statement statement) throws FolderTooLargeException {
    running = statement;
    check();
  }

  /** Throws where it was stopped, or would be. */
  void check() throws FolderTooLargeException {
    String why = exceeded;
    if (why != null) {
      throw new FolderTooLargeException(why);
    }
  }

  /** Looks a last time, since a copy may end between two looks. */
  void finish() throws FolderTooLargeException {
    look();
    check();
  }

  private void watch() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        Thread.sleep(BETWEEN_LOOKS);
        look();
        Statement statement = running;
        if (exceeded != null && statement != null) {
          statement.cancel();
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } catch (SQLException endedMeanwhile) {
      // then what comes next is told by the check
    }
  }

  private void look() {
    if (System.nanoTime() - begun > bounds.time().toNanos()) {
      exceeded = bounds.tooLong();
    } else if (bounds.areExceededIn(place)) {
      exceeded = bounds.tooMuch();
    }
  }

  @Override
  public void close() {
    watcher.interrupt();
    try {
      watcher.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
