package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * What exploring queries are written from.
 *
 * @param most how many are wanted at most
 * @param failed a query that failed; empty the first time
 * @param corrected what mended it
 * @param remaining the queries that may need the same
 */
public record ExplorationRequest(
    Attempt attempt,
    QuestionContext context,
    int most,
    String failed,
    String corrected,
    List<String> remaining) {

  public ExplorationRequest {
    remaining = List.copyOf(remaining);
  }

  Map<String, Object> values() {
    return context.with(
        Map.of(
            "most", most,
            "failed", failed,
            "corrected", corrected,
            "remaining", String.join(";\n\n", remaining)));
  }
}
