package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * What columns are chosen from. Rows of the database are not among it.
 *
 * @param outline tables with their columns, one a line
 * @param question the question's text
 * @param evidence what its words mean in this database; may be empty
 * @param problems what was wrong with the last answer; none in the first round
 */
public record LinkingRequest(
    Attempt attempt, String outline, String question, String evidence, List<String> problems) {

  public LinkingRequest {
    problems = List.copyOf(problems);
  }

  Map<String, Object> values() {
    return Map.of(
        "outline", outline,
        "question", question,
        "evidence", evidence,
        "problems", String.join("\n", problems));
  }
}
