package dev.assay.cli.pandas;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file as it was given: a program, or one that cannot be read. */
sealed interface GivenFile permits ProgramFile, UnreadableFile {

  String STANDARD_INPUT = "-";
  String BYTE_ORDER_MARK = "\uFEFF";

  /** What outcomes call it. */
  String name();

  /** Reads a file, or standard input for {@code -}. */
  static GivenFile read(String name, InputStream standardInput) {
    try {
      return name.equals(STANDARD_INPUT)
          ? new ProgramFile("standard input", text(standardInput.readAllBytes()))
          : file(name);
    } catch (NoSuchFileException | InvalidPathException _) {
      return new UnreadableFile(name, "FileNotFoundError", "there is no file '" + name + "'");
    } catch (CharacterCodingException _) {
      return new UnreadableFile(name, "UnicodeDecodeError", "'" + name + "' is not text in UTF-8");
    } catch (IOException failure) {
      return new UnreadableFile(
          name, "OSError", "'%s' cannot be read: %s".formatted(name, failure.getMessage()));
    }
  }

  private static GivenFile file(String name) throws IOException {
    Path file = Path.of(name);
    return Files.isDirectory(file)
        ? new UnreadableFile(
            name, "IsADirectoryError", "'" + name + "' is a folder: name the files in it")
        : new ProgramFile(name, text(Files.readAllBytes(file)));
  }

  private static String text(byte[] bytes) throws CharacterCodingException {
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }
}
