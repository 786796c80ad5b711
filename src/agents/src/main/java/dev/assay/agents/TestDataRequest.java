package dev.assay.agents;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What test data is written from; texts are empty where there is nothing to say.
 *
 * @param schema the relevant tables as CREATE TABLE statements, with values of their columns
 * @param foreignKeys one per line
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param previous the code to do better than; null in the first round
 */
public record TestDataRequest(
    Attempt attempt,
    String schema,
    String foreignKeys,
    String matches,
    String question,
    String evidence,
    @Nullable Previous previous) {

  /**
   * Test data that were rejected, or that show too little.
   *
   * @param code the code, empty when the answer had none
   * @param reasons why it was rejected, one line each; none when it could be used
   * @param weaknesses what the last usable test data do not show, one line each: mistakes in a
   *     first query that leave its result as it is, or that it has none; none before it was tried
   */
  public record Previous(String code, List<String> reasons, List<String> weaknesses) {

    public Previous {
      reasons = List.copyOf(reasons);
      weaknesses = List.copyOf(weaknesses);
    }
  }

  Map<String, Object> values() {
    return Map.of(
        "schema", schema,
        "foreignKeys", foreignKeys,
        "matches", matches,
        "question", question,
        "evidence", evidence,
        "again", previous != null,
        "previousCode", previous == null ? "" : previous.code(),
        "reasons", previous == null ? "" : String.join("\n", previous.reasons()),
        "weaknesses", previous == null ? "" : String.join("\n", previous.weaknesses()));
  }
}
