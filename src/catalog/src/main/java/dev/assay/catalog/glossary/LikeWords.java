package dev.assay.catalog.glossary;

import dev.assay.catalog.values.EditDistance;
import java.util.List;
import java.util.Set;

/**
 * Words of a question, and whether a name is like some of them: misspelt by a letter (two in long
 * words), or written together or apart. Short words become others by one letter, as some longer
 * ones do, and other numbers are other things.
 */
final class LikeWords {

  private static final int SHORTEST = 6;
  private static final int LONG = 10;

  private final List<String> words;

  LikeWords(List<String> words) {
    this.words = List.copyOf(words);
  }

  /**
   * Whether the name is like words that follow each other.
   *
   * @param spoken words that name something else already, which are not misspelt
   */
  boolean hold(List<String> name, Set<String> spoken) {
    for (int size = Math.max(1, name.size() - 1); size <= name.size() + 1; size++) {
      for (int at = 0; at + size <= words.size(); at++) {
        List<String> part = words.subList(at, at + size);
        if (size == name.size() ? isMisspelt(name, part, spoken) : isJoined(name, part)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isJoined(List<String> name, List<String> part) {
    String joined = String.join("", name);
    return joined.length() >= SHORTEST && joined.equals(String.join("", part));
  }

  private static boolean isMisspelt(List<String> name, List<String> part, Set<String> spoken) {
    for (int at = 0; at < name.size(); at++) {
      String word = part.get(at);
      boolean same = name.get(at).equals(word);
      if (!same && (spoken.contains(word) || !isLike(name.get(at), word))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLike(String one, String other) {
    int shorter = Math.min(one.length(), other.length());
    int most = shorter >= LONG ? 2 : 1;
    int[] letters = other.codePoints().toArray();
    return shorter >= SHORTEST
        && one.charAt(0) == other.charAt(0)
        && Character.isLetter(one.charAt(0))
        && new EditDistance(one.codePoints().toArray()).to(letters, letters.length, most) <= most
        && !WordsApart.are(one, other);
  }
}
