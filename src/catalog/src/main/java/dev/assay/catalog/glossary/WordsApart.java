package dev.assay.catalog.glossary;

import dev.assay.catalog.linking.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Words that are nearly written the same and mean different things: by their endings, as employer
 * and employee, or as a list has them, such as county and country.
 */
final class WordsApart {

  private static final Set<List<String>> PAIRS = read("words-apart.txt");

  /**
   * Endings of stems, which have lost a last e, that make different words of one root; those of one
   * set are spellings of each other.
   */
  private static final List<Set<String>> ENDINGS =
      List.of(
          Set.of("er", "or"),
          Set.of("e"),
          Set.of("ory"),
          Set.of("ion"),
          Set.of("ive"),
          Set.of("ent", "ant"),
          Set.of("enc", "anc"),
          Set.of("ist"),
          Set.of("ism"),
          Set.of("ity"),
          Set.of("ify"));

  private WordsApart() {}

  /** Whether both stems are those of words of their own, so that neither is the other, misspelt. */
  static boolean are(String stem, String other) {
    return PAIRS.contains(List.of(stem, other))
        || PAIRS.contains(List.of(other, stem))
        || ENDINGS.stream()
            .anyMatch(
                endings ->
                    endings.stream().anyMatch(end -> isOtherwiseEnded(stem, other, end, endings)));
  }

  private static boolean isOtherwiseEnded(
      String stem, String other, String end, Set<String> spellings) {
    if (!stem.endsWith(end)) {
      return false;
    }
    String root = stem.substring(0, stem.length() - end.length());
    return other.startsWith(root)
        && ENDINGS.stream()
            .filter(endings -> !endings.equals(spellings))
            .anyMatch(endings -> endings.contains(other.substring(root.length())));
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
