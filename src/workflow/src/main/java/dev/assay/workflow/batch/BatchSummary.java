package dev.assay.workflow.batch;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A batch in numbers.
 *
 * @param revised how many of the verified ones were revised before
 * @param failedLines the first lines that failed, at most {@value #MOST_FAILED}
 * @param cost null when a price is not known
 */
public record BatchSummary(
    String batch,
    int lines,
    int verified,
    int unverified,
    int ambiguous,
    int unanswerable,
    int failed,
    int revised,
    int calls,
    long tokens,
    @Nullable BigDecimal cost,
    List<Integer> failedLines) {

  static final int MOST_FAILED = 100;

  /** Sums up the lines. */
  public static BatchSummary of(String batch, List<BatchResultLine> lines) {
    return new BatchSummary(
        batch,
        lines.size(),
        count(lines, "verified"),
        count(lines, "unverified"),
        count(lines, "ambiguous"),
        count(lines, "unanswerable"),
        count(lines, "failed"),
        (int)
            lines.stream()
                .filter(line -> line.status().equals("verified") && line.revisions() > 0)
                .count(),
        lines.stream().mapToInt(BatchResultLine::calls).sum(),
        lines.stream().mapToLong(BatchResultLine::tokens).sum(),
        cost(lines),
        lines.stream()
            .filter(line -> line.status().equals("failed"))
            .map(BatchResultLine::line)
            .limit(MOST_FAILED)
            .toList());
  }

  private static int count(List<BatchResultLine> lines, String status) {
    return (int) lines.stream().filter(line -> line.status().equals(status)).count();
  }

  private static @Nullable BigDecimal cost(List<BatchResultLine> lines) {
    BigDecimal sum = BigDecimal.ZERO;
    for (BatchResultLine line : lines) {
      if (line.cost() == null) {
        return null;
      }
      sum = sum.add(line.cost());
    }
    return sum;
  }
}
