package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * What SQL is revised from; texts are empty where there is nothing to say. The rows among it are
 * those of the test data.
 *
 * @param dialect name of the SQL dialect as one writes it, such as {@code SQLite}
 * @param schema the relevant tables as CREATE TABLE statements
 * @param foreignKeys one per line
 * @param matches values of the database that are like words of the question, one per line
 * @param question the question's text
 * @param evidence what its words mean in this database
 * @param feedback what the candidate did on the test case
 */
public record SqlRevisionRequest(
    Attempt attempt,
    String dialect,
    String schema,
    String foreignKeys,
    String matches,
    String question,
    String evidence,
    Feedback feedback) {

  /**
   * A candidate against its test case.
   *
   * @param testCode the pandas code of the test case
   * @param expected what that code computes
   * @param sql the candidate
   * @param actual what the candidate returns, empty when it failed
   * @param error why it failed, empty when it ran
   * @param findings what was found wrong with it, one line each
   * @param advice what speaks against it beside the test case, one line each
   * @param passes whether it gives the expected result, so that only the advice is left
   * @param judgement why the test code means what the question means, where somebody was asked
   */
  public record Feedback(
      String testCode,
      String expected,
      String sql,
      String actual,
      String error,
      List<String> findings,
      List<String> advice,
      boolean passes,
      String judgement) {

    public Feedback {
      findings = List.copyOf(findings);
      advice = List.copyOf(advice);
    }

    /** Feedback of the test case alone. */
    public Feedback(
        String testCode,
        String expected,
        String sql,
        String actual,
        String error,
        List<String> findings) {
      this(testCode, expected, sql, actual, error, findings, List.of(), false, "");
    }
  }

  Map<String, Object> values() {
    return Map.ofEntries(
        Map.entry("dialect", dialect),
        Map.entry("schema", schema),
        Map.entry("foreignKeys", foreignKeys),
        Map.entry("matches", matches),
        Map.entry("question", question),
        Map.entry("evidence", evidence),
        Map.entry("testCode", feedback.testCode()),
        Map.entry("expected", feedback.expected()),
        Map.entry("sql", feedback.sql()),
        Map.entry("actual", feedback.actual()),
        Map.entry("error", feedback.error()),
        Map.entry("findings", String.join("\n", feedback.findings())),
        Map.entry("advice", String.join("\n", feedback.advice())),
        Map.entry("passes", feedback.passes()),
        Map.entry("judgement", feedback.judgement()));
  }
}
