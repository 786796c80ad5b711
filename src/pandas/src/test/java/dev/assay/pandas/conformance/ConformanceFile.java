package dev.assay.pandas.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A file of programs, and the golden outcomes beside it. */
record ConformanceFile(Path path, Map<String, Text> texts, Map<String, @Nullable Object> outcomes) {

  private static final String DATA = "# data:";
  private static final String CASE = "# case:";

  /**
   * A program.
   *
   * @param source the name of the data that it begins with; empty where the file has only one
   * @param data what all programs on these data begin with
   */
  record Text(String source, String data, String code) {

    private Text and(String line) {
      return new Text(source, data, code + line + "\n");
    }
  }

  /** All files below a folder, in the order of their names. */
  static List<ConformanceFile> below(Path folder) {
    try (Stream<Path> files = Files.walk(folder, 2)) {
      return files
          .filter(file -> file.toString().endsWith(".py"))
          .filter(file -> !file.getParent().equals(folder))
          .sorted()
          .map(ConformanceFile::read)
          .toList();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  @SuppressWarnings("unchecked")
  static ConformanceFile read(Path file) {
    Path golden = Path.of(file.toString().replaceFirst("\\.py$", ".json"));
    try {
      Object outcomes = Files.exists(golden) ? Json.read(Files.readString(golden)) : Map.of();
      return new ConformanceFile(
          file,
          texts(Files.readString(file)),
          (Map<String, @Nullable Object>) java.util.Objects.requireNonNull(outcomes));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** The programs by name, as they run. */
  Map<String, String> programs() {
    Map<String, String> programs = new LinkedHashMap<>();
    texts.forEach((name, text) -> programs.put(name, text.data() + text.code()));
    return programs;
  }

  private static Map<String, Text> texts(String file) {
    Map<String, Text> texts = new LinkedHashMap<>();
    String source = "";
    StringBuilder data = new StringBuilder();
    String name = null;
    for (String line : file.lines().toList()) {
      if (line.startsWith(DATA)) {
        source = line.substring(DATA.length()).strip();
        data = new StringBuilder();
        name = null;
      } else if (line.startsWith(CASE)) {
        name = line.substring(CASE.length()).strip();
        texts.put(name, new Text(source, data.toString(), ""));
      } else if (name == null) {
        data.append(line).append('\n');
      } else {
        texts.computeIfPresent(name, (_, text) -> text.and(line));
      }
    }
    return texts;
  }
}
