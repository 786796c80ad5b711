package dev.assay.agents;

import java.util.Map;

/**
 * What SQL is written from; texts are empty where there is nothing to say. Rows of the database are
 * not among it, but for values that the question seems to mean.
 *
 * @param dialect name of the SQL dialect as one writes it, such as {@code SQLite}
 * @param schema the relevant tables as CREATE TABLE statements
 * @param foreignKeys one per line
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param demonstrations other questions as comments, each before its SQL
 * @param confirmed such about the same database, which were found right
 * @param notesOn the dialect, as settings name it, that notes are shown on; empty for none
 */
public record SqlGenerationRequest(
    Attempt attempt,
    String dialect,
    String schema,
    String foreignKeys,
    String matches,
    String question,
    String evidence,
    String demonstrations,
    String confirmed,
    String notesOn) {

  /** A request that demonstrates nothing, and notes nothing. */
  public SqlGenerationRequest(
      Attempt attempt,
      String dialect,
      String schema,
      String foreignKeys,
      String matches,
      String question,
      String evidence) {
    this(attempt, dialect, schema, foreignKeys, matches, question, evidence, "", "", "");
  }

  Map<String, Object> values() {
    return Map.of(
        "dialect", dialect,
        "schema", schema,
        "foreignKeys", foreignKeys,
        "matches", matches,
        "question", question,
        "evidence", evidence,
        "demonstrations", demonstrations,
        "confirmed", confirmed,
        "notes", notesOn.isEmpty() ? "" : DialectNotes.of(notesOn));
  }
}
