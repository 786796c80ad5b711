package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads text files, and says which could not be read. */
final class TextFiles {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private TextFiles() {}

  static String read(Path file) {
    try {
      String text = Files.readString(file);
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (NoSuchFileException missing) {
      throw new EvaluationException("there is no file %s".formatted(file), missing);
    } catch (CharacterCodingException notUtf8) {
      throw new EvaluationException("%s is not UTF-8".formatted(file), notUtf8);
    } catch (IOException unreadable) {
      throw new EvaluationException(
          "%s cannot be read: %s".formatted(file, unreadable), unreadable);
    }
  }

  static List<String> lines(Path file) {
    return read(file).lines().toList();
  }

  /** The first of the names that the folder has. */
  static Optional<Path> first(Path folder, List<String> names) {
    return names.stream().map(folder::resolve).filter(Files::exists).findFirst();
  }
}
