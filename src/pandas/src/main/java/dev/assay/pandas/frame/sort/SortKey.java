package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.Allocation;
import org.jspecify.annotations.Nullable;

/**
 * A column's values as longs in the same order, for sorting without comparing.
 *
 * @param isShared whether the keys are the column's own values, which have to stay as they are
 * @param missing which rows have no value, {@code null} when all have one; their keys are 0
 */
record SortKey(long[] keys, boolean isShared, boolean @Nullable [] missing) {

  /** The keys of a column; {@code null} when its values have no order that longs can hold. */
  static @Nullable SortKey of(Column column, boolean ascending) {
    long[] keys = keys(column);
    if (keys == null) {
      return null;
    }
    SortKey key =
        ascending
            ? new SortKey(keys, hasKeys(column), null)
            : new SortKey(complements(keys), false, null);
    return column.hasMissing() ? key.without(column.missing()) : key;
  }

  private static long[] complements(long[] keys) {
    long[] complements = Allocation.longs(keys.length);
    for (int row = 0; row < keys.length; row++) {
      complements[row] = ~keys[row];
    }
    return complements;
  }

  private SortKey without(boolean[] none) {
    long[] present = Allocation.longs(keys.length);
    for (int row = 0; row < keys.length; row++) {
      present[row] = none[row] ? 0 : keys[row];
    }
    return new SortKey(present, false, none);
  }

  /** The range of all keys, found in one go. */
  Range range() {
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (long key : keys) {
      least = Math.min(least, key);
      most = Math.max(most, key);
    }
    return new Range(least, most);
  }

  /** The least key and the greatest. */
  record Range(long least, long most) {

    /** How many bits the keys' distances from the least have. */
    int bits() {
      return Long.SIZE - Long.numberOfLeadingZeros(most - least);
    }
  }

  /** Whether a column's own values are its keys. */
  private static boolean hasKeys(Column column) {
    return switch (column) {
      case LongColumn _, TimeColumn _, ZonedColumn _, PeriodColumn _ -> true;
      case MaskedColumn masked -> hasKeys(masked.data());
      default -> false;
    };
  }

  private static long @Nullable [] keys(Column column) {
    return switch (column) {
      case LongColumn(long[] values, _) -> values;
      case TimeColumn(long[] values, _) -> values;
      case ZonedColumn(TimeColumn moments, _) -> moments.values();
      case PeriodColumn(long[] values, _) -> values;
      case DoubleColumn(double[] values, _) -> ofDoubles(values);
      case BoolColumn(boolean[] values) -> ofTruths(values);
      case CategoryColumn(int[] codes, _, _) -> widened(codes);
      case ObjectColumn objects -> ofText(objects);
      case IntervalColumn _ -> null;
      case MaskedColumn masked -> keys(masked.data());
    };
  }

  /** The bits of a double, with those of negative ones turned round. */
  private static long[] ofDoubles(double[] values) {
    long[] keys = Allocation.longs(values.length);
    for (int row = 0; row < keys.length; row++) {
      long bits = Double.doubleToRawLongBits(values[row] + 0.0); // -0.0 becomes 0.0
      keys[row] = bits ^ bits >> 63 & Long.MAX_VALUE;
    }
    return keys;
  }

  private static long[] ofTruths(boolean[] values) {
    long[] keys = Allocation.longs(values.length);
    for (int row = 0; row < keys.length; row++) {
      keys[row] = values[row] ? 1 : 0;
    }
    return keys;
  }

  private static long[] widened(int[] values) {
    long[] keys = Allocation.longs(values.length);
    for (int row = 0; row < keys.length; row++) {
      keys[row] = values[row];
    }
    return keys;
  }

  /** The ranks of text, among the distinct ones. */
  private static long @Nullable [] ofText(ObjectColumn column) {
    for (int row = 0; row < column.size(); row++) {
      if (!(column.values()[row] instanceof String) && !column.isMissing(row)) {
        return null;
      }
    }
    Codes codes = Factorizer.codes(column, Factorizer.Missing.DROP);
    Object[] distinct = ((ObjectColumn) codes.uniques(column)).values();
    int[] order = Positions.all(distinct.length);
    MergeSort.sort(order, (a, b) -> ObjectOrder.compare(distinct[a], distinct[b]));
    return widened(codes.reordered(order).codes());
  }
}
