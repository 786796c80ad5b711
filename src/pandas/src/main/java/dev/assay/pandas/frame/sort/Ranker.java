package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * {@code rank}: the place of each value among those of its group.
 *
 * @param method average, min, max, first or dense: which rank equal values get
 * @param missing keep (no rank), top or bottom: where missing values stand
 * @param share whether ranks are divided by the number of values
 */
public record Ranker(String method, boolean ascending, String missing, boolean share) {

  public Ranker {
    if (!Set.of("average", "min", "max", "first", "dense").contains(method)) {
      throw new PythonError("KeyError", method);
    }
    if (!Set.of("keep", "top", "bottom").contains(missing)) {
      throw PythonError.valueError("na_option must be one of 'keep', 'top', or 'bottom'");
    }
  }

  public DoubleColumn rank(Column column, Groups groups) {
    double[] ranks = Allocation.doubles(column.size());
    Arrays.fill(ranks, Double.NaN);
    int[] codes = Factorizer.looseCodes(column, Factorizer.Missing.KEEP).codes();
    int[] order =
        Sorter.order(
            List.of(column),
            List.of(ascending),
            missing.equals("bottom") || missing.equals("keep"));
    Positions[] sorted = new Positions[groups.count()];
    for (int row : order) {
      int group = groups.codes()[row];
      if (group >= 0 && !(missing.equals("keep") && column.isMissing(row))) {
        sorted[group] = sorted[group] == null ? new Positions() : sorted[group];
        sorted[group].add(row);
      }
    }
    for (Positions rows : sorted) {
      if (rows != null) {
        rankGroup(rows.toArray(), codes, ranks);
      }
    }
    return DoubleColumn.of(ranks);
  }

  private void rankGroup(int[] rows, int[] codes, double[] ranks) {
    int dense = 0;
    for (int from = 0; from < rows.length; ) {
      int to = from + 1;
      while (to < rows.length && codes[rows[to]] == codes[rows[from]]) {
        to++;
      }
      dense++;
      for (int at = from; at < to; at++) {
        ranks[rows[at]] =
            switch (method) {
              case "min" -> from + 1;
              case "max" -> to;
              case "first" -> at + 1;
              case "dense" -> dense;
              default -> (from + 1 + to) / 2.0;
            };
      }
      from = to;
    }
    double total = method.equals("dense") ? dense : rows.length;
    for (int row : rows) {
      ranks[row] = share ? ranks[row] / total : ranks[row];
    }
  }
}
