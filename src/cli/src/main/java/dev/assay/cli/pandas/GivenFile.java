package dev.assay.cli.pandas;

import dev.assay.catalog.folder.FileBytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** A file as it was given: a program, or one that cannot be read. */
sealed interface GivenFile permits ProgramFile, UnreadableFile {

  String STANDARD_INPUT = "-";
  String BYTE_ORDER_MARK = "\uFEFF";

  /** In bytes; what has fewer may still have more characters than a program may. */
  int LARGEST = 4 << 20;

  /** What outcomes call it. */
  String name();

  /** Reads a file, or standard input for {@code -}. */
  static GivenFile read(String name, InputStream standardInput) {
    try {
      return name.equals(STANDARD_INPUT)
          ? program("standard input", FileBytes.atMost(LARGEST, standardInput))
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
        : program(name, FileBytes.atMost(LARGEST, file));
  }

  private static GivenFile program(String name, Optional<byte[]> bytes)
      throws CharacterCodingException {
    if (bytes.isEmpty()) {
      return new UnreadableFile(
          name,
          "OSError",
          "'%s' is too large: give a program of at most %,d bytes".formatted(name, LARGEST));
    }
    String text = FileBytes.text(bytes.get());
    return new ProgramFile(name, text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
  }
}
