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
record ConformanceFile(
    Path path, Map<String, String> programs, Map<String, @Nullable Object> outcomes) {

  private static final String CASE = "# case:";

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
          programs(Files.readString(file)),
          (Map<String, @Nullable Object>) java.util.Objects.requireNonNull(outcomes));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** The programs by name: what stands before the first one belongs to each. */
  private static Map<String, String> programs(String text) {
    Map<String, String> programs = new LinkedHashMap<>();
    StringBuilder head = new StringBuilder();
    String name = null;
    for (String line : text.lines().toList()) {
      if (line.startsWith(CASE)) {
        name = line.substring(CASE.length()).strip();
        programs.put(name, head.toString());
      } else if (name == null) {
        head.append(line).append('\n');
      } else {
        programs.merge(name, line + "\n", String::concat);
      }
    }
    return programs;
  }
}
