package dev.assay.analysis.differences;

import dev.assay.sql.TestTable;
import java.util.List;

/** Leaves out rows, many at once and then one by one, as long as two queries still differ. */
final class Shrinking {

  private final Trials trials;
  private final DifferenceKind kind;

  Shrinking(Trials trials, DifferenceKind kind) {
    this.trials = trials;
    this.kind = kind;
  }

  /** Tables of which no single row can be left out; references lead to rows as they did before. */
  List<TestTable> smallest(List<TestTable> tables) {
    List<TestTable> smallest = tables;
    int before;
    do {
      before = Rows.count(smallest);
      for (int at = smallest.size() - 1; at >= 0; at--) {
        smallest = fewer(smallest, at);
      }
    } while (Rows.count(smallest) < before);
    return smallest;
  }

  private List<TestTable> fewer(List<TestTable> tables, int at) {
    List<TestTable> fewer = tables;
    for (int size = tables.get(at).rows().rowCount(); size > 0; size /= 2) {
      int from = 0;
      while (from < fewer.get(at).rows().rowCount()) {
        int to = Math.min(from + size, fewer.get(at).rows().rowCount());
        List<TestTable> tried = Rows.without(fewer, at, from, to);
        if (stillDiffers(fewer, tried)) {
          fewer = tried;
        } else {
          from = to;
        }
      }
    }
    return fewer;
  }

  /** Databases without any row tell of few queries what people care about. */
  private boolean stillDiffers(List<TestTable> before, List<TestTable> tried) {
    return Rows.count(tried) > 0
        && Rows.dangling(tried) <= Rows.dangling(before)
        && trials.difference(tried, trials.run(tried)).filter(kind::equals).isPresent();
  }
}
