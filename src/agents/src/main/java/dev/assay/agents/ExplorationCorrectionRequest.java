package dev.assay.agents;

import java.util.Map;

/**
 * A query to be mended.
 *
 * @param sql the query
 * @param problem why it is of no use
 */
public record ExplorationCorrectionRequest(
    Attempt attempt, QuestionContext context, String sql, String problem) {

  Map<String, Object> values() {
    return context.with(Map.of("sql", sql, "problem", problem));
  }
}
