package dev.assay.catalog.glossary;

import dev.assay.catalog.linking.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Words that are nearly written the same and mean different things, such as employer, employee. */
final class WordsApart {

  private static final Set<List<String>> PAIRS = read("words-apart.txt");

  private WordsApart() {}

  /** Whether both stems are those of words of their own, so that neither is the other, misspelt. */
  static boolean are(String stem, String other) {
    return PAIRS.contains(List.of(stem, other)) || PAIRS.contains(List.of(other, stem));
  }

  private static Set<List<String>> read(String resource) {
    try (InputStream in = WordsApart.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource '%s'".formatted(resource));
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Words::forms)
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
