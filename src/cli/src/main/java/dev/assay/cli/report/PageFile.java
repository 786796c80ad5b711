package dev.assay.cli.report;

import dev.assay.cli.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a page whole or not at all. */
public final class PageFile {

  private PageFile() {}

  /**
   * Writes the page to a temporary file beside its place, then moves it there.
   *
   * @throws UsageException when the folder is not there or cannot be written to
   */
  public static void write(Path file, String page) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
      throw new UsageException(
          "cannot write '%s': give a file in a folder that exists".formatted(file));
    }
    Path unfinished = folder.resolve("." + file.getFileName() + ".unfinished");
    try {
      Files.writeString(unfinished, page);
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }
}
