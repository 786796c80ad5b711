package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of executing a candidate on the test data and inspecting it.
 *
 * @param result what the candidate gave, at most {@value #MOST_ROWS} rows of it; null when it
 *     failed
 * @param findings what is wrong with it; none when it passed
 */
public record Verdict(
    int candidate, @Nullable Table result, List<Finding> findings, Instant startedAt, long millis) {

  /** What is kept of a result; test data are small, so that only runaway joins are longer. */
  public static final int MOST_ROWS = 200;

  public boolean passed() {
    return findings.isEmpty();
  }
}
