package dev.assay.evaluation.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How much more of the same questions one system gets right than another. Only the questions on
 * which they disagree say anything of it, which two separate intervals do not show.
 *
 * @param questions that both answered
 * @param onlyThis how many only the one gets right; {@code onlyOther} only the other
 * @param interval of the difference, by the paired bootstrap: questions are drawn again and again,
 *     both answers of one together
 * @param chance how likely so uneven a count of disagreements is if neither is better (the exact
 *     sign test, two-sided); 1 where they never disagree
 */
public record PairedDifference(
    int questions, int both, int onlyThis, int onlyOther, Interval interval, double chance) {

  /** How often questions are drawn. */
  public static final int RESAMPLES = 10_000;

  /** What the draws begin with, so that the same scores have the same interval. */
  public static final long SEED = 20_261_128;

  private static final double TAIL = (1 - Interval.CONFIDENCE) / 2;

  /**
   * The difference of two lists of right and wrong, a question in the same place of both.
   *
   * @throws IllegalArgumentException when they are not as long, or empty
   */
  public static PairedDifference of(List<Boolean> these, List<Boolean> others) {
    if (these.isEmpty() || these.size() != others.size()) {
      throw new IllegalArgumentException(
          "no pairs: %d and %d answers".formatted(these.size(), others.size()));
    }
    int both = 0;
    int onlyThis = 0;
    int onlyOther = 0;
    for (int at = 0; at < these.size(); at++) {
      boolean one = these.get(at);
      boolean other = others.get(at);
      both += one && other ? 1 : 0;
      onlyThis += one && !other ? 1 : 0;
      onlyOther += !one && other ? 1 : 0;
    }
    return new PairedDifference(
        these.size(),
        both,
        onlyThis,
        onlyOther,
        bootstrap(these.size(), onlyThis, onlyOther),
        signTest(onlyThis, onlyOther));
  }

  /** The difference as a share of the questions, more than 0 where this one is better. */
  public double difference() {
    return (double) (onlyThis - onlyOther) / questions;
  }

  /** Whether a difference like it may well come from the choice of questions alone. */
  public boolean isNoise() {
    return interval.holdsZero() || chance > 1 - Interval.CONFIDENCE;
  }

  private static Interval bootstrap(int questions, int onlyThis, int onlyOther) {
    SplittableRandom random = new SplittableRandom(SEED);
    int[] differences = new int[RESAMPLES];
    for (int sample = 0; sample < RESAMPLES; sample++) {
      int difference = 0;
      for (int draw = 0; draw < questions; draw++) {
        int drawn = random.nextInt(questions);
        if (drawn < onlyThis) {
          difference++;
        } else if (drawn < onlyThis + onlyOther) {
          difference--;
        }
      }
      differences[sample] = difference;
    }
    Arrays.sort(differences);
    int low = (int) Math.floor(TAIL * (RESAMPLES - 1));
    return new Interval(
        (double) differences[low] / questions,
        (double) differences[RESAMPLES - 1 - low] / questions);
  }

  private static double signTest(int onlyThis, int onlyOther) {
    int all = onlyThis + onlyOther;
    int fewer = Math.min(onlyThis, onlyOther);
    double logChoices = 0;
    double tail = 0;
    for (int count = 0; count <= fewer; count++) {
      tail += Math.exp(logChoices - all * Math.log(2));
      logChoices += Math.log(all - count) - Math.log(count + 1.0);
    }
    return Math.min(1, 2 * tail);
  }
}
