package dev.assay.cli.serve;

import dev.assay.workflow.batch.BatchSummary;
import java.util.Map;
import java.util.TreeMap;

/** How many lines of a batch have ended, by their status. */
final class EndedLines {

  private final Map<String, Integer> counts = new TreeMap<>();

  synchronized void end(String status) {
    counts.merge(status, 1, Integer::sum);
  }

  synchronized int ended() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  synchronized Map<String, Integer> counts() {
    return Map.copyOf(counts);
  }

  /** The same of a batch that has ended; what there is none of is left out. */
  static Map<String, Integer> counts(BatchSummary summary) {
    Map<String, Integer> counts =
        new TreeMap<>(
            Map.of(
                "verified", summary.verified(),
                "unverified", summary.unverified(),
                "ambiguous", summary.ambiguous(),
                "unanswerable", summary.unanswerable(),
                "failed", summary.failed()));
    counts.values().removeIf(count -> count == 0);
    return counts;
  }
}
