package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.workflow.strategy.StrategyPart;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of executing a candidate on the test data and inspecting it.
 *
 * @param result what the candidate gave, at most {@value #MOST_ROWS} rows of it; null when it
 *     failed
 * @param findings what is wrong with it, and what is advised; each names the part that it is from.
 *     What the database itself refuses is an error, whether or not it could be executed here
 * @param testCase the number of the test case, from 1
 * @param engine what executed it, with its version; empty where that is not known
 */
public record Verdict(
    int candidate,
    @Nullable Table result,
    List<Finding> findings,
    Instant startedAt,
    long millis,
    int testCase,
    String engine) {

  /** What is kept of a result; test data are small, so that only runaway joins are longer. */
  public static final int MOST_ROWS = 200;

  /** The kind of a finding that says nothing of the SQL: the engine lacks what it uses. */
  static final String NOT_EXECUTABLE = "not-executable";

  private static final String ERROR = "error";

  /** The kind of a finding in the words of the user's own database. */
  static final String REFUSED_BY_DATABASE = "refused-by-database";

  public Verdict {
    findings = settled(findings);
    testCase = Math.max(1, testCase);
    engine = Objects.requireNonNullElse(engine, "");
  }

  /** The database's own word counts, whatever an engine here says of the execution. */
  private static List<Finding> settled(List<Finding> findings) {
    boolean refused = findings.stream().anyMatch(Verdict::isRefusal);
    boolean notExecutable =
        findings.stream().anyMatch(finding -> finding.kind().equals(NOT_EXECUTABLE));
    return findings.stream()
        .filter(finding -> !(refused && finding.kind().equals(NOT_EXECUTABLE)))
        .filter(finding -> !(!refused && notExecutable && isError(finding)))
        .toList();
  }

  private static boolean isError(Finding finding) {
    return finding.inspector().equals(StrategyPart.EXECUTION_ERROR.id())
        && finding.kind().equals(ERROR);
  }

  /** The verdict of the voted test case, by an engine that is not named. */
  public Verdict(
      int candidate,
      @Nullable Table result,
      List<Finding> findings,
      Instant startedAt,
      long millis) {
    this(candidate, result, findings, startedAt, millis, 1, "");
  }

  /** Whether no part that decides has found anything. */
  public boolean passed() {
    return findings.stream().noneMatch(finding -> StrategyPart.decides(finding.inspector()));
  }

  /** Whether the candidate runs, and all that speaks against it is that its result is another. */
  public boolean disputed() {
    return result != null
        && !passed()
        && findings.stream()
            .filter(finding -> StrategyPart.decides(finding.inspector()))
            .allMatch(finding -> finding.inspector().equals(StrategyPart.TEST_CASE.id()));
  }

  /** Why the engine could not execute it, although the SQL may be right. */
  public Optional<String> notExecutable() {
    return findings.stream()
        .filter(finding -> finding.kind().equals(NOT_EXECUTABLE))
        .map(Finding::message)
        .findFirst();
  }

  /** Why the user's own database would not execute it. */
  public Optional<String> refusedByDatabase() {
    return findings.stream().filter(Verdict::isRefusal).map(Finding::message).findFirst();
  }

  private static boolean isRefusal(Finding finding) {
    return finding.kind().equals(REFUSED_BY_DATABASE);
  }

  /** What was noticed that decides nothing, one line each. */
  public List<String> notes() {
    return findings.stream()
        .filter(finding -> !StrategyPart.decides(finding.inspector()))
        .map(Finding::message)
        .toList();
  }
}
