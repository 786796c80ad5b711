package dev.assay.pandas.value;

/**
 * The bound on wall time. Whoever runs a program interrupts its thread when the time is over; loops
 * over values look for that, so that a program cannot outlive its time inside one operation.
 */
public final class TimeLimit {

  private TimeLimit() {}

  /** Ends the program with a TimeLimitError if its time is over. Costs about a nanosecond. */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new LimitError("TimeLimitError", "the program ran longer than its limit of time");
    }
  }
}
