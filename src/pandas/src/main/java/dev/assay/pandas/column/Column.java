package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.TimeLimit;
import java.util.AbstractList;
import java.util.List;

/**
 * One column of values of one dtype, in an array of its own kind. Columns never change: whoever
 * makes one hands its array over for good.
 */
public sealed interface Column
    permits BoolColumn,
        LongColumn,
        DoubleColumn,
        ObjectColumn,
        TimeColumn,
        ZonedColumn,
        CategoryColumn,
        PeriodColumn,
        IntervalColumn,
        MaskedColumn {

  DType dtype();

  int size();

  /** The value at a position as element access gives it: a numpy scalar where pandas gives one. */
  Object get(int position);

  /** The value at a position as a plain Python value, as iteration and {@code tolist} give it. */
  Object item(int position);

  /** Whether the value at a position is NaN, None, NaT or NA. */
  boolean isMissing(int position);

  /** The values at the given positions, in that order. */
  Column take(int[] positions);

  /**
   * The values at the given positions, missing where a position is -1; the dtype becomes one that
   * can hold missing values when there are any, as pandas promotes it.
   */
  Column takeOrMissing(int[] positions);

  /** The name of the dtype as pandas prints it. */
  default String dtypeName() {
    return dtype().text();
  }

  /** The values themselves where categories stand for them. */
  default Column decoded() {
    return this;
  }

  default boolean hasMissing() {
    for (int position = 0; position < size(); position++) {
      if (isMissing(position)) {
        return true;
      }
    }
    return false;
  }

  /** True where a value is missing. */
  default boolean[] missing() {
    boolean[] missing = Allocation.booleans(size());
    for (int position = 0; position < missing.length; position++) {
      missing[position] = isMissing(position);
    }
    return missing;
  }

  /** The values from {@code from} up to {@code to}. */
  default Column slice(int from, int to) {
    return from == 0 && to == size() ? this : take(Positions.range(from, to));
  }

  /** The values as plain Python values, read from the column. */
  default List<Object> items() {
    Column column = this;
    return new AbstractList<>() {
      @Override
      public Object get(int position) {
        TimeLimit.check(); // lists are searched, for each of many values
        return column.item(position);
      }

      @Override
      public int size() {
        return column.size();
      }
    };
  }
}
