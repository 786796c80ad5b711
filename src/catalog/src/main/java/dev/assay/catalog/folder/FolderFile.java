package dev.assay.catalog.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file of a folder that is a database. Whoever gives a folder gives what is in it: neither what
 * its links name elsewhere, nor what comes out of a pipe.
 */
public record FolderFile(Path folder, Path path) {

  /** Why it is not read; empty where it may be. */
  public Optional<String> whyNotToRead() {
    try {
      if (!path.toRealPath().startsWith(folder.toRealPath())) {
        return Optional.of("it is a link out of the folder: copy the file into it");
      }
    } catch (IOException gone) {
      return Optional.of("the file that its link names is not there");
    }
    if (!Files.isRegularFile(path)) {
      return Optional.of("it is a pipe or a device: save what comes out of it as a file");
    }
    return Files.isReadable(path) ? Optional.empty() : Optional.of("it may not be read");
  }
}
