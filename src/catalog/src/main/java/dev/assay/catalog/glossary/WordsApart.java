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

  private static final Set<Set<String>> PAIRS = read("words-apart.txt");

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
    return PAIRS.contains(Set.copyOf(List.of(stem, other))) || endOtherwise(stem, other);
  }

  private static boolean endOtherwise(String stem, String other) {
    for (int root = 1; stem.regionMatches(0, other, 0, root); root++) {
      Set<String> spellings = spellings(stem.substring(root));
      Set<String> others = spellings(other.substring(root));
      if (!spellings.isEmpty() && !others.isEmpty() && !spellings.equals(others)) {
        return true;
      }
    }
    return false;
  }

  /** Those of the ending; none where it is no ending. */
  private static Set<String> spellings(String ending) {
    return ENDINGS.stream().filter(each -> each.contains(ending)).findFirst().orElse(Set.of());
  }

  private static Set<Set<String>> read(String resource) {
    try (InputStream in = WordsApart.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource '%s'".formatted(resource));
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> Set.copyOf(Words.forms(line)))
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
