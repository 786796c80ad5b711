package dev.assay.benchmarks.scale;

/** So much a second, first come first served, with a little saved up while nobody comes. */
final class Rate {

  private static final double SAVED_SECONDS = 1;

  private final String name;
  private final double perSecond;
  private double nextAt = -SAVED_SECONDS;
  private double used;

  Rate(String name, double perSecond) {
    this.name = name;
    this.perSecond = perSecond;
  }

  /** When an amount that is asked for now is given; callers come in the order of time. */
  double take(double now, double amount) {
    used += amount;
    nextAt = Math.max(nextAt, now - SAVED_SECONDS);
    double at = Math.max(now, nextAt);
    nextAt += amount / perSecond;
    return at;
  }

  /** How much of what could have been given was taken. */
  Utilization utilization(double seconds) {
    return new Utilization(name, used / (perSecond * Math.max(seconds, SAVED_SECONDS)));
  }
}
