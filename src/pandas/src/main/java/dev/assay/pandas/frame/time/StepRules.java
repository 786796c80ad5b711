package dev.assay.pandas.frame.time;

import org.jspecify.annotations.Nullable;

/**
 * What becomes of the step of dates, pandas' {@code freq}, when some of them are chosen
 * (pandas/core/arrays/datetimelike.py).
 */
public final class StepRules {

  private StepRules() {}

  /** Of labels that a slice chose. */
  public static @Nullable DateStep sliced(@Nullable DateStep step, int[] positions) {
    return step == null || positions.length < 2 ? step : step.times(positions[1] - positions[0]);
  }

  /** Of labels taken from positions: only where a slice had chosen the same. */
  public static @Nullable DateStep taken(@Nullable DateStep step, int[] positions) {
    if (step == null || positions.length < 2) {
      return step;
    }
    int apart = positions[1] - positions[0];
    for (int at = 2; at < positions.length; at++) {
      if (positions[at] - positions[at - 1] != apart) {
        return null;
      }
    }
    return apart == 0 ? null : step.times(apart);
  }

  /** Of labels that a mask chose: only of neighbours. */
  public static @Nullable DateStep masked(@Nullable DateStep step, int[] positions) {
    DateStep taken = taken(step, positions);
    return positions.length < 2 || positions[1] - positions[0] == 1 ? taken : null;
  }

  /** Whether two steps are the same, as 24 hours and a day are. */
  public static boolean isSame(@Nullable DateStep one, @Nullable DateStep other) {
    if (one == null || other == null) {
      return false;
    }
    return one.isTick() && other.isTick() ? one.nanos() == other.nanos() : one.equals(other);
  }
}
