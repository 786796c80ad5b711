package dev.assay.agents;

import java.util.Map;

/**
 * Two test codes to choose from; texts are empty where there is nothing to say.
 *
 * @param frames the test data: name, columns and rows of each
 * @param foreignKeys one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param first the one that is shown as A
 * @param second the one that is shown as B
 */
public record SelectionRequest(
    Attempt attempt,
    String frames,
    String foreignKeys,
    String question,
    String evidence,
    Option first,
    Option second) {

  /** Test code, and the result that it computed. */
  public record Option(String code, String result) {}

  Map<String, Object> values() {
    return Map.of(
        "frames",
        frames,
        "foreignKeys",
        foreignKeys,
        "question",
        question,
        "evidence",
        evidence,
        "codeA",
        first.code(),
        "resultA",
        first.result(),
        "codeB",
        second.code(),
        "resultB",
        second.result());
  }
}
