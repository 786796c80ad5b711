package dev.assay.statemachine;

import org.jspecify.annotations.Nullable;

/**
 * How many children of a Distributed Map may fail.
 *
 * @param count how many; null when only the percentage counts
 * @param percentage of all children, from 0 to 100; null when only the count counts
 */
record FailureTolerance(@Nullable Integer count, @Nullable Double percentage) {

  static FailureTolerance of(Visit visit, @Nullable Template count, @Nullable Template percentage) {
    return new FailureTolerance(
        count == null ? null : visit.integer(count, "ToleratedFailureCount", IntegerRange.COUNT),
        percentage == null
            ? null
            : (double)
                visit.integer(percentage, "ToleratedFailurePercentage", IntegerRange.PERCENT));
  }

  /** Whether so many failures are too many, whatever follows. */
  boolean isExceededBy(int failed) {
    return count == null && percentage == null ? failed > 0 : count != null && failed > count;
  }

  /** Whether so many failures of so many children are too many. */
  boolean isExceededBy(int failed, int all) {
    return isExceededBy(failed)
        || percentage != null && all > 0 && 100.0 * failed / all > percentage;
  }
}
