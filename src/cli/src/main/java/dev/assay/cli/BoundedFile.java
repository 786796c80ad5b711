package dev.assay.cli;

import dev.assay.catalog.folder.FileBytes;
import java.io.IOException;
import java.nio.file.Path;

/** Reads a file that somebody gives, which may be of any size or have no end. */
public final class BoundedFile {

  private BoundedFile() {}

  /**
   * All of its bytes.
   *
   * @param wanted what is to be given in its place
   * @throws UsageException when there are more than that
   */
  public static byte[] bytes(Path file, int most, String wanted) throws IOException {
    return FileBytes.atMost(most, file)
        .orElseThrow(
            () ->
                new UsageException(
                    "'%s' is too large: give %s of at most %,d bytes"
                        .formatted(file, wanted, most)));
  }

  /**
   * Its text, in UTF-8.
   *
   * @param wanted what is to be given in its place
   * @throws java.nio.charset.CharacterCodingException when it is none
   * @throws UsageException when it has more bytes than that
   */
  public static String text(Path file, int most, String wanted) throws IOException {
    return FileBytes.text(bytes(file, most, wanted));
  }
}
