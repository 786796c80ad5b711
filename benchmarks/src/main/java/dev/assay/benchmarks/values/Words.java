package dev.assay.benchmarks.values;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;

/** Made-up words that can be pronounced, all different, the same ones each time. */
final class Words {

  private static final List<String> STARTS =
      List.of(
          "b", "br", "c", "ch", "cl", "d", "dr", "f", "fr", "g", "gr", "h", "j", "k", "l", "m", "n",
          "p", "pr", "r", "s", "sh", "st", "t", "th", "tr", "v", "w", "");
  private static final List<String> VOWELS =
      List.of("a", "e", "i", "o", "u", "ea", "ie", "ou", "é");
  private static final List<String> ENDS =
      List.of("", "", "", "l", "n", "n", "r", "r", "s", "t", "ck", "nd", "rt", "m");

  private Words() {}

  /** So many words of that many syllables. */
  static List<String> of(int count, int leastSyllables, int mostSyllables, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Set<String> words = new LinkedHashSet<>();
    while (words.size() < count) {
      StringBuilder word = new StringBuilder();
      int syllables = random.nextInt(leastSyllables, mostSyllables + 1);
      for (int syllable = 0; syllable < syllables; syllable++) {
        word.append(one(STARTS, random)).append(one(VOWELS, random));
      }
      words.add(word.append(one(ENDS, random)).toString());
    }
    return List.copyOf(words);
  }

  static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** Those at the beginning more often than those at the end, as with real words. */
  private static String one(List<String> parts, SplittableRandom random) {
    double skewed = Math.pow(random.nextDouble(), 1.5);
    return parts.get((int) (skewed * parts.size()));
  }
}
