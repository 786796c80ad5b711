package dev.assay.agents;

import java.util.Map;

/**
 * What a result is predicted from; texts are empty where there is nothing to say. The rows are made
 * up, or taken from the database.
 *
 * @param database the tables with all of their rows
 * @param question the question's text
 * @param evidence what its words mean in this database
 */
public record ResultPredictionRequest(
    Attempt attempt, String database, String question, String evidence) {

  Map<String, Object> values() {
    return Map.of("database", database, "question", question, "evidence", evidence);
  }
}
