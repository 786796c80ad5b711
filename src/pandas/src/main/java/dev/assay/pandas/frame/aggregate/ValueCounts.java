package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/** How often each value of a series occurs. */
public final class ValueCounts {

  private ValueCounts() {}

  /**
   * One row a different value, in the order of their first appearance. Categories that do not occur
   * count as well, with 0.
   */
  public static Series of(Series series, boolean dropMissing) {
    Column values = series.values();
    Codes codes =
        values instanceof CategoryColumn categories
            ? allCategories(categories, dropMissing)
            : values instanceof MaskedColumn masked && !dropMissing
                ? missingLast(masked)
                : Factorizer.looseCodes(
                    values, dropMissing ? Factorizer.Missing.DROP : Factorizer.Missing.DISTINCT);
    Column uniques =
        values instanceof CategoryColumn categories
            ? new CategoryColumn(codes.firsts(), categories.categories(), categories.ordered())
            : codes.uniques(values);
    LongColumn counts = LongColumn.of(codes.counts());
    boolean nullable = values instanceof MaskedColumn || values.dtype() == DType.STRING;
    Column shown = nullable ? new MaskedColumn(counts, Allocation.booleans(counts.size())) : counts;
    return new Series(shown, Index.of(uniques, series.name()), "count");
  }

  /** The most frequent values first, or last. */
  public static Series sorted(Series counts, boolean ascending) {
    return counts.take(QuickOrder.order(numbers(counts), ascending, true));
  }

  /** Each count's share of their sum. */
  public static Series shares(Series counts) {
    DoubleColumn shares = shares(numbers(counts));
    Column shown =
        counts.values() instanceof MaskedColumn
            ? new MaskedColumn(shares, Allocation.booleans(shares.size()))
            : shares;
    return counts.withValues(shown).named("proportion");
  }

  private static LongColumn numbers(Series counts) {
    return (LongColumn)
        (counts.values() instanceof MaskedColumn masked ? masked.data() : counts.values());
  }

  /** Of values with a mask, pandas counts NA apart and puts it behind the others. */
  private static Codes missingLast(MaskedColumn values) {
    Codes codes = Factorizer.looseCodes(values, Factorizer.Missing.DROP);
    if (!values.hasMissing()) {
      return codes;
    }
    int[] all = codes.codes().clone();
    int[] firsts = Arrays.copyOf(codes.firsts(), codes.count() + 1);
    for (int row = all.length - 1; row >= 0; row--) {
      if (all[row] < 0) {
        all[row] = codes.count();
        firsts[codes.count()] = row;
      }
    }
    return new Codes(all, firsts);
  }

  /** The codes of all categories, and after them one for missing values where these count. */
  private static Codes allCategories(CategoryColumn column, boolean dropMissing) {
    int size = column.categories().size();
    int[] all = Positions.all(size);
    if (dropMissing || !column.hasMissing()) {
      return new Codes(column.codes(), all);
    }
    int[] codes = column.codes().clone();
    for (int at = 0; at < codes.length; at++) {
      codes[at] = codes[at] < 0 ? size : codes[at];
    }
    int[] more = Arrays.copyOf(all, size + 1);
    more[size] = -1;
    return new Codes(codes, more);
  }

  /** Each count's share of their sum. */
  public static DoubleColumn shares(LongColumn counts) {
    double total = 0;
    for (long count : counts.values()) {
      total += count;
    }
    double[] shares = Allocation.doubles(counts.size());
    for (int at = 0; at < shares.length; at++) {
      shares[at] = counts.values()[at] / total;
    }
    return DoubleColumn.of(shares);
  }
}
