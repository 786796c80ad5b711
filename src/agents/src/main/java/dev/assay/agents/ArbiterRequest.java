package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * Two programs whose results differ; texts are empty where there is nothing to say.
 *
 * @param schema the relevant tables as CREATE TABLE statements
 * @param foreignKeys one per line
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param frames the test data: name, columns and rows of each
 * @param first the one that is shown as A
 * @param second the one that is shown as B
 * @param notes what was noticed about the SQL without running it, one line each
 */
public record ArbiterRequest(
    Attempt attempt,
    String schema,
    String foreignKeys,
    String matches,
    String question,
    String evidence,
    String frames,
    Side first,
    Side second,
    List<String> notes) {

  public ArbiterRequest {
    notes = List.copyOf(notes);
  }

  /**
   * One of the two.
   *
   * @param code SQL, or pandas code
   * @param result what it gives on the test data
   */
  public record Side(String code, String result) {}

  Map<String, Object> values() {
    return Map.ofEntries(
        Map.entry("schema", schema),
        Map.entry("foreignKeys", foreignKeys),
        Map.entry("matches", matches),
        Map.entry("question", question),
        Map.entry("evidence", evidence),
        Map.entry("frames", frames),
        Map.entry("codeA", first.code()),
        Map.entry("resultA", first.result()),
        Map.entry("codeB", second.code()),
        Map.entry("resultB", second.result()),
        Map.entry("notes", String.join("\n", notes)));
  }
}
