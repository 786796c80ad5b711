package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * Conditions to be connected.
 *
 * @param question the question's text
 * @param evidence what its words mean in this database; may be empty
 * @param groups each clause with its conditions, numbered from 1
 * @param problems what was wrong with the last answer; none in the first round
 */
public record ConditionRequest(
    Attempt attempt, String question, String evidence, String groups, List<String> problems) {

  public ConditionRequest {
    problems = List.copyOf(problems);
  }

  Map<String, Object> values() {
    return Map.of(
        "question", question,
        "evidence", evidence,
        "groups", groups,
        "problems", String.join("\n", problems));
  }
}
