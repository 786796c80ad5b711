package dev.assay.rehearsal.lambda;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** What was measured of one function. Used by several threads at once. */
public final class FunctionFigures {

  private final FunctionPackage function;
  private final List<Long> starts = new ArrayList<>();
  private final List<Long> cold = new ArrayList<>();
  private final List<Long> warm = new ArrayList<>();
  private long peakMemory = -1;
  private int failures;

  FunctionFigures(FunctionPackage function) {
    this.function = function;
  }

  synchronized void add(
      ExecutionEnvironment environment, boolean wasCold, Duration took, InvocationResult result) {
    peakMemory = Math.max(peakMemory, environment.peakMemory().orElse(-1));
    if (result instanceof InvocationResult.Failed) {
      failures++;
    } else if (wasCold) {
      cold.add(took.toMillis());
      environment.startMillis().ifPresent(starts::add);
    } else {
      warm.add(took.toMillis());
    }
  }

  /** Its package. */
  public FunctionPackage function() {
    return function;
  }

  /** Processes that were started and answered, and calls that these answered afterwards. */
  public synchronized int answers() {
    return cold.size() + warm.size();
  }

  /** Calls that ended in an error. */
  public synchronized int failures() {
    return failures;
  }

  /** The median time from a process's start to its first question for an event, in ms. */
  public synchronized OptionalLong start() {
    return median(starts);
  }

  /** The median time from a process's start to its first answer, in ms. */
  public synchronized OptionalLong coldStart() {
    return median(cold);
  }

  /** The median time of all later answers, in ms. */
  public synchronized OptionalLong warm() {
    return median(warm);
  }

  /** The most memory that one of its processes ever had, in bytes; empty where nothing tells. */
  public synchronized OptionalLong peakMemory() {
    return peakMemory < 0 ? OptionalLong.empty() : OptionalLong.of(peakMemory);
  }

  private static OptionalLong median(List<Long> values) {
    return values.stream()
        .mapToLong(Long::longValue)
        .sorted()
        .skip(Math.max(0, (values.size() - 1) / 2))
        .findFirst();
  }
}
