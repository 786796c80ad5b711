package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.workflow.strategy.StrategyPart;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of executing a candidate on the test data and inspecting it.
 *
 * @param result what the candidate gave, at most {@value #MOST_ROWS} rows of it; null when it
 *     failed
 * @param findings what is wrong with it, and what is advised; each names the part that it is from
 */
public record Verdict(
    int candidate, @Nullable Table result, List<Finding> findings, Instant startedAt, long millis) {

  /** What is kept of a result; test data are small, so that only runaway joins are longer. */
  public static final int MOST_ROWS = 200;

  /** Whether no part that decides has found anything. */
  public boolean passed() {
    return findings.stream().noneMatch(finding -> StrategyPart.decides(finding.inspector()));
  }
}
