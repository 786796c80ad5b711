package dev.assay.agents;

import java.util.Map;

/**
 * What words of a question are aligned with; texts are empty where there is nothing to say.
 *
 * @param schema the relevant tables as CREATE TABLE statements
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param problem what was wrong with the last answer
 */
public record EntityLinkingRequest(
    Attempt attempt,
    String schema,
    String matches,
    String question,
    String evidence,
    String problem) {

  Map<String, Object> values() {
    return Map.of(
        "schema", schema,
        "matches", matches,
        "question", question,
        "evidence", evidence,
        "problem", problem);
  }
}
