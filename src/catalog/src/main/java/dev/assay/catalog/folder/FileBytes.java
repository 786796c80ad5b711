package dev.assay.catalog.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The bytes of a file that may be of any size, or have no end, as devices and pipes have none. */
public final class FileBytes {

  private FileBytes() {}

  /** All of them; nothing where there are more than that. */
  public static Optional<byte[]> atMost(int most, Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return atMost(most, in);
    }
  }

  /** The same of what is open already. */
  public static Optional<byte[]> atMost(int most, InputStream in) throws IOException {
    byte[] read = in.readNBytes(most + 1);
    return read.length > most ? Optional.empty() : Optional.of(read);
  }

  /**
   * The text that they are in UTF-8.
   *
   * @throws CharacterCodingException when they are none
   */
  public static String text(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }
}
