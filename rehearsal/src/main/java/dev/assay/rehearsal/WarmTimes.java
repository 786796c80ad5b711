package dev.assay.rehearsal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** What the calls of a function took whose process was there already. Used by one thread. */
final class WarmTimes {

  private static final double HALF = 0.5;
  private static final double NEARLY_ALL = 0.99;

  private final String function;
  private final List<Duration> all = new ArrayList<>();
  private final List<Duration> own = new ArrayList<>();

  WarmTimes(String function) {
    this.function = function;
  }

  /**
   * Counts a call.
   *
   * @param others what S3 and the models took of it
   */
  void add(Duration took, Duration others) {
    all.add(took);
    own.add(took.minus(others));
  }

  String function() {
    return function;
  }

  int calls() {
    return all.size();
  }

  /** In ms; empty without calls. */
  OptionalLong median() {
    return quantile(all, HALF);
  }

  /** In ms: the time that at most one call in a hundred exceeds. */
  OptionalLong p99() {
    return quantile(all, NEARLY_ALL);
  }

  /** In ms: the median without what S3 and the models took. */
  OptionalLong ownMedian() {
    return quantile(own, HALF);
  }

  private static OptionalLong quantile(List<Duration> times, double share) {
    return times.stream()
        .sorted()
        .skip(Math.max(0, (long) Math.ceil(share * times.size()) - 1))
        .mapToLong(Duration::toMillis)
        .findFirst();
  }
}
