package dev.assay.benchmarks.scale;

import dev.assay.benchmarks.scale.Assumptions.Step;
import java.util.Map;
import java.util.TreeMap;

/** What was used in a simulation, for its price. */
final class Used {

  long questions;
  long calls;
  double gbSeconds;
  double executionSeconds;
  long s3Reads;
  long s3Writes;

  /** Input and output tokens by model. */
  final Map<String, long[]> tokens = new TreeMap<>();

  void call(Step step, double seconds) {
    calls++;
    gbSeconds += seconds * step.memoryMb() / 1024;
    s3Reads += step.s3Reads();
    s3Writes += step.s3Writes();
    if (step.model() != null) {
      long[] both = tokens.computeIfAbsent(step.model(), _ -> new long[2]);
      both[0] += step.inputTokens();
      both[1] += step.outputTokens();
    }
  }
}
