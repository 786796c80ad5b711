package dev.assay.agents;

import java.util.Map;

/**
 * The question alone: skeletons are parsed without a schema.
 *
 * @param dialect name of the SQL dialect as one writes it, such as {@code SQLite}
 * @param question the question's text
 * @param problem what was wrong with the last answer; empty at first
 */
public record SkeletonRequest(Attempt attempt, String dialect, String question, String problem) {

  Map<String, Object> values() {
    return Map.of("dialect", dialect, "question", question, "problem", problem);
  }
}
