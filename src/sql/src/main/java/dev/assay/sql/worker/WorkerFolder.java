package dev.assay.sql.worker;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder for temporary files that one worker has to itself. Who started it takes it away; where
 * that process was killed, the worker does, when its input ends.
 */
record WorkerFolder(Path path) {

  /** The property by which a worker is told that this folder was made for it. */
  static final String OWN = "assay.worker.folder";

  private static final String PREFIX = "assay-sql-";

  static WorkerFolder made() throws IOException {
    return new WorkerFolder(Files.createTempDirectory(PREFIX));
  }

  /** Deletes that of this process, which is a worker, if it was told one. */
  static void deleteOwn() {
    String own = System.getProperty(OWN);
    if (own != null) {
      new WorkerFolder(Path.of(own)).delete();
    }
  }

  void delete() {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(path);
    } catch (IOException left) {
      // a temporary folder, which the system takes away in its time
    }
  }
}
