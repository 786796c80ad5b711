package dev.assay.agents;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What test code is written from; texts are empty where there is nothing to say.
 *
 * @param frames the DataFrames of the test data: name, columns and rows of each
 * @param foreignKeys one per line
 * @param columnValues what columns hold in the database, a line for each of which that is known
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param confirmed other questions about the database as comments, each before test code that was
 *     found right
 * @param previous the code that inspection sent back; null in the first round
 */
public record TestCodeRequest(
    Attempt attempt,
    String frames,
    String foreignKeys,
    String columnValues,
    String question,
    String evidence,
    String confirmed,
    @Nullable Previous previous) {

  /** A request that demonstrates nothing. */
  public TestCodeRequest(
      Attempt attempt,
      String frames,
      String foreignKeys,
      String columnValues,
      String question,
      String evidence,
      @Nullable Previous previous) {
    this(attempt, frames, foreignKeys, columnValues, question, evidence, "", previous);
  }

  /**
   * Test code that inspection sent back.
   *
   * @param code the code, empty when the answer had none
   * @param result what it computed, empty when it failed
   * @param error what is wrong: the Python error with its position, or what inspection found
   */
  public record Previous(String code, String result, String error) {}

  Map<String, Object> values() {
    return Map.of(
        "frames",
        frames,
        "foreignKeys",
        foreignKeys,
        "columnValues",
        columnValues,
        "question",
        question,
        "evidence",
        evidence,
        "confirmed",
        confirmed,
        "again",
        previous != null,
        "previousCode",
        previous == null ? "" : previous.code(),
        "previousResult",
        previous == null ? "" : previous.result(),
        "error",
        previous == null ? "" : previous.error());
  }
}
