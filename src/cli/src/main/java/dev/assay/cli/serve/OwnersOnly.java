package dev.assay.cli.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Makes files and folders that nobody but their owner may look into, where the system knows of
 * such. What is there already is left as it is.
 */
final class OwnersOnly {

  private OwnersOnly() {}

  /** Makes an empty file, unless it is there. */
  static void file(Path file) throws IOException {
    if (isKnown() && !Files.exists(file)) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
  }

  /** Makes a folder, unless it is there. */
  static void folder(Path folder) {
    try {
      if (isKnown() && !Files.exists(folder)) {
        Files.createDirectories(
            folder,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      }
    } catch (IOException unwritable) {
      throw new UncheckedIOException("cannot make the folder '%s'".formatted(folder), unwritable);
    }
  }

  private static boolean isKnown() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  }
}
