package dev.assay.agents;

import java.util.HashMap;
import java.util.Map;

/**
 * What several agents are told of a question and its database; texts are empty where there is
 * nothing to say.
 *
 * @param dialectId name of the SQL dialect in settings, by which notes on it are found
 * @param dialect its name as one writes it, such as {@code SQLite}
 * @param schema the relevant tables as CREATE TABLE statements
 * @param foreignKeys one per line
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 */
public record QuestionContext(
    String dialectId,
    String dialect,
    String schema,
    String foreignKeys,
    String matches,
    String question,
    String evidence) {

  /** The same database with another question, such as a part of this one. */
  public QuestionContext asking(String other) {
    return new QuestionContext(dialectId, dialect, schema, foreignKeys, matches, other, evidence);
  }

  /** These values, and those of a request. */
  Map<String, Object> with(Map<String, Object> own) {
    Map<String, Object> values = new HashMap<>(own);
    values.put("dialect", dialect);
    values.put("notes", DialectNotes.of(dialectId));
    values.put("schema", schema);
    values.put("foreignKeys", foreignKeys);
    values.put("matches", matches);
    values.put("question", question);
    values.put("evidence", evidence);
    return values;
  }
}
