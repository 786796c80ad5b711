package dev.assay.cli.pandas;

import dev.assay.cli.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A program to run.
 *
 * @param name the file as it was given
 */
record ProgramFile(String name, String code) {

  private static final String STANDARD_INPUT = "-";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /**
   * Reads a file, or standard input for {@code -}.
   *
   * @throws UsageException when it cannot be read, or is not UTF-8
   */
  static ProgramFile read(String name, InputStream standardInput) {
    try {
      return name.equals(STANDARD_INPUT)
          ? new ProgramFile("standard input", text(name, standardInput.readAllBytes()))
          : new ProgramFile(name, text(name, bytes(name)));
    } catch (IOException failure) {
      throw new UsageException("'%s' cannot be read: %s".formatted(name, failure.getMessage()));
    }
  }

  private static byte[] bytes(String name) throws IOException {
    try {
      Path file = Path.of(name);
      if (Files.isDirectory(file)) {
        throw new UsageException("'%s' is a folder: name the files in it".formatted(name));
      }
      return Files.readAllBytes(file);
    } catch (NoSuchFileException | InvalidPathException _) {
      throw new UsageException("there is no file '%s'".formatted(name));
    }
  }

  private static String text(String name, byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException _) {
      throw new UsageException("'%s' is not text in UTF-8".formatted(name));
    }
  }
}
