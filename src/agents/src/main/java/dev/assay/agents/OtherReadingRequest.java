package dev.assay.agents;

import java.util.Map;

/**
 * A question that was answered; texts are empty where there is nothing to say.
 *
 * @param dialect as prompts name it
 * @param schema the tables as CREATE TABLE statements
 * @param foreignKeys one per line
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param sql the answer
 */
public record OtherReadingRequest(
    Attempt attempt,
    String dialect,
    String schema,
    String foreignKeys,
    String matches,
    String question,
    String evidence,
    String sql) {

  Map<String, Object> values() {
    return Map.of(
        "dialect", dialect,
        "schema", schema,
        "foreignKeys", foreignKeys,
        "matches", matches,
        "question", question,
        "evidence", evidence,
        "sql", sql);
  }
}
