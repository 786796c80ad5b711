package dev.assay.evaluation.detection;

import java.util.List;
import java.util.function.Predicate;

/**
 * How well something tells wrong SQL from right SQL; counts of pairs. To flag means to call wrong.
 *
 * @param found wrong and flagged
 * @param missed wrong and not flagged
 * @param blamed right and flagged
 * @param passed right and not flagged
 */
public record DetectionCounts(int found, int missed, int blamed, int passed) {

  /** Counts what is flagged. */
  public static DetectionCounts of(List<LabelledPair> pairs, Predicate<LabelledPair> flagged) {
    int found = 0;
    int missed = 0;
    int blamed = 0;
    int passed = 0;
    for (LabelledPair pair : pairs) {
      boolean flag = flagged.test(pair);
      found += flag && !pair.right() ? 1 : 0;
      missed += !flag && !pair.right() ? 1 : 0;
      blamed += flag && pair.right() ? 1 : 0;
      passed += !flag && pair.right() ? 1 : 0;
    }
    return new DetectionCounts(found, missed, blamed, passed);
  }

  /** How many are flagged: what precision is a share of. */
  public int flagged() {
    return found + blamed;
  }

  /** How many are wrong: what recall is a share of. */
  public int wrong() {
    return found + missed;
  }

  /** How many are called what they are: what accuracy counts. */
  public int agreed() {
    return found + passed;
  }

  /** How many pairs there are. */
  public int all() {
    return found + missed + blamed + passed;
  }
}
