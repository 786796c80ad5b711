package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Arrays and texts whose length programs have a hand in are made where limits are asked. */
class AskedAllocationTest {

  private static final Path MAIN = Path.of("src/main/java/dev/assay/pandas");

  /** An array of a length that is no number written there. */
  private static final Pattern ARRAY =
      Pattern.compile("new (long|double|int|boolean|Object)\\[(?!\\d+]|])[^]\\n]*](?!\\[)");

  private static final Pattern TEXT = Pattern.compile("new StringBuilder\\(|String\\.join\\(");

  /**
   * What asks, what is bounded by the length of a program, and what grows by what was asked for.
   */
  private static final Set<String> ASKING =
      Set.of(
          "Allocation.java",
          "TextBuilder.java",
          "CountedText.java",
          "TextBuffer.java",
          "Context.java",
          "QueryEvaluator.java");

  @Test
  void arraysAreMadeByAllocation() throws IOException {
    assertThat(found(ARRAY)).isEmpty();
  }

  @Test
  void textsAreMadeByWhatCountsThem() throws IOException {
    assertThat(found(TEXT)).isEmpty();
  }

  private static List<String> found(Pattern pattern) throws IOException {
    try (Stream<Path> files = Files.walk(MAIN)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.startsWith(MAIN.resolve("syntax")))
          .filter(file -> !ASKING.contains(file.getFileName().toString()))
          .flatMap(
              file ->
                  pattern
                      .matcher(read(file))
                      .results()
                      .map(match -> file.getFileName() + ": " + match.group()))
          .toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
