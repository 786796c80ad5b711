package dev.assay.workflow.artifacts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An artifact as a file of this machine.
 *
 * @param copy whether it is a copy that is removed on closing; on Unix, what is mapped into memory
 *     from it stays there
 */
public record LocalFile(Path path, boolean copy) implements AutoCloseable {

  /** A new empty file of our own, which others cannot read. */
  static LocalFile temporary() throws IOException {
    return new LocalFile(Files.createTempFile("assay-", ".artifact"), true);
  }

  @Override
  public void close() throws IOException {
    if (copy) {
      Files.deleteIfExists(path);
    }
  }
}
