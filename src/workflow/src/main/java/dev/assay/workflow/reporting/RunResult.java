package dev.assay.workflow.reporting;

import dev.assay.workflow.execution.Finding;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a run ended: the answer, with its evidence and its price.
 *
 * @param reason why the SQL is not verified; null when it is
 * @param sql the final SQL; null when the run failed
 * @param firstSql what the bare model wrote, or what the user brought; null when the run failed
 * @param testCase what the SQL was tested with; null when there was no usable test case
 */
public record RunResult(
    String run,
    RunStatus status,
    @Nullable String reason,
    String question,
    String database,
    @Nullable String sql,
    @Nullable String firstSql,
    @Nullable TestCaseSummary testCase,
    List<CandidateSummary> candidates,
    Usage usage,
    Timings timings,
    Instant askedAt,
    Instant finishedAt) {

  /** Whether the other result is the same but for when it was finished, and how long that took. */
  boolean finishedAs(RunResult other) {
    return equals(
        new RunResult(
            other.run,
            other.status,
            other.reason,
            other.question,
            other.database,
            other.sql,
            other.firstSql,
            other.testCase,
            other.candidates,
            other.usage,
            timings,
            other.askedAt,
            finishedAt));
  }

  /** The vote, and where the test case is. */
  public record TestCaseSummary(
      String artifact, String testData, String model, int votes, List<String> asked) {}

  /** One candidate and what was found; {@code passed} is null when it was not tested. */
  public record CandidateSummary(
      int index, String sql, @Nullable Boolean passed, List<Finding> findings, String artifact) {}
}
