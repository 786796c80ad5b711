package dev.assay.benchmarks.values;

import java.util.List;

/**
 * The made-up words that values are made of; their numbers are what {@link ColumnKind} counts on.
 */
record Vocabulary(
    List<String> firstNames,
    List<String> names,
    List<String> words,
    List<String> things,
    List<String> syllables) {

  /** The same words for the same seed. */
  static Vocabulary of(long seed) {
    return new Vocabulary(
        Words.of(3_000, 1, 3, seed + 1),
        Words.of(40_000, 2, 4, seed + 2),
        Words.of(8_000, 1, 3, seed + 3),
        Words.of(500, 1, 2, seed + 4),
        Words.of(1_500, 1, 1, seed + 5));
  }
}
