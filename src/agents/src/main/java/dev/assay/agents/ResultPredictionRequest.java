package dev.assay.agents;

import java.util.Map;

/**
 * What a result is predicted from; texts are empty where there is nothing to say. The rows are made
 * up, or taken from the database.
 *
 * @param database the tables with all of their rows
 * @param statements whether the database is shown as SQL statements, else as CSV
 * @param question the question's text
 * @param evidence what its words mean in this database
 */
public record ResultPredictionRequest(
    Attempt attempt, String database, boolean statements, String question, String evidence) {

  Map<String, Object> values() {
    return Map.of(
        "database", database, "statements", statements, "question", question, "evidence", evidence);
  }
}
