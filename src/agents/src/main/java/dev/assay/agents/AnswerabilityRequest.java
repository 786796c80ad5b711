package dev.assay.agents;

import java.util.Map;

/**
 * A question that somebody declined to answer; texts are empty where there is nothing to say.
 *
 * @param schema the tables as CREATE TABLE statements
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param lacks what the database is said to lack
 */
public record AnswerabilityRequest(
    Attempt attempt,
    String schema,
    String matches,
    String question,
    String evidence,
    String lacks) {

  Map<String, Object> values() {
    return Map.of(
        "schema", schema,
        "matches", matches,
        "question", question,
        "evidence", evidence,
        "lacks", lacks);
  }
}
