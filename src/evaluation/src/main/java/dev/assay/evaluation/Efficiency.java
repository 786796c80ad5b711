package dev.assay.evaluation;

import dev.assay.sql.SqlOutcome;
import java.util.ArrayList;
import java.util.List;

/**
 * BIRD's reward for the time that a right prediction takes (R-VES): 1.25 where it is twice as fast
 * as gold or more, 1 where it is not slower, then 0.75, 0.5 and 0.25, each for half as fast; 0
 * where it is wrong.
 */
final class Efficiency {

  private static final int DEVIATIONS = 3;

  private Efficiency() {}

  /** Executes both in turn, and rewards the ratio of their times. */
  static double reward(
      ScoredDatabase database, String gold, String predicted, boolean right, int times) {
    if (!right) {
      return 0;
    }
    List<Double> ratios = new ArrayList<>(times);
    for (int time = 0; time < times; time++) {
      double ours = nanos(database, predicted);
      double theirs = nanos(database, gold);
      ratios.add(theirs / ours);
    }
    return reward(ordinary(ratios));
  }

  private static double nanos(ScoredDatabase database, String sql) {
    long start = System.nanoTime();
    if (database.query(sql).outcome() instanceof SqlOutcome.Failed) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.max(1, System.nanoTime() - start);
  }

  /** The mean without what is more than three deviations away from it. */
  static double ordinary(List<Double> ratios) {
    double mean = mean(ratios);
    double deviation =
        Math.sqrt(mean(ratios.stream().map(each -> (each - mean) * (each - mean)).toList()));
    List<Double> kept =
        ratios.stream().filter(each -> Math.abs(each - mean) < DEVIATIONS * deviation).toList();
    return kept.isEmpty() ? mean : mean(kept);
  }

  static double reward(double ratio) {
    if (ratio >= 2) {
      return 1.25;
    }
    if (ratio >= 1) {
      return 1;
    }
    return ratio >= 0.5 ? 0.75 : ratio >= 0.25 ? 0.5 : 0.25;
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }
}
