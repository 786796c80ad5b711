package dev.assay.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a file that somebody gives, which may be of any size or have no end. */
public final class BoundedFile {

  private BoundedFile() {}

  /**
   * All of its bytes.
   *
   * @throws UsageException when there are more than that
   */
  public static byte[] bytes(Path file, int most) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] read = in.readNBytes(most + 1);
      if (read.length > most) {
        throw new UsageException(
            "'%s' is too large: it has more than %,d bytes".formatted(file, most));
      }
      return read;
    }
  }

  /**
   * Its text, in UTF-8.
   *
   * @throws java.nio.charset.CharacterCodingException when it is none
   * @throws UsageException when it has more bytes than that
   */
  public static String text(Path file, int most) throws IOException {
    return StandardCharsets.UTF_8
        .newDecoder()
        .decode(ByteBuffer.wrap(bytes(file, most)))
        .toString();
  }
}
