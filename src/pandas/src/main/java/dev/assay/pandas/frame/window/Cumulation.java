package dev.assay.pandas.frame.window;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.compute.ColumnArithmetic;
import dev.assay.pandas.frame.compute.Operand;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.sort.ObjectOrder;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/**
 * {@code cumsum} and its kin: what has come together down to each row; missing values are left out.
 */
public enum Cumulation {
  SUM,
  PRODUCT,
  MIN,
  MAX;

  /** Within a budget, as objects such as lists may grow with each row. */
  public Column apply(Column column, Groups groups, Budget budget) {
    return switch (column) {
      case LongColumn longs -> longs(longs, longs.dtype(), groups);
      case BoolColumn bools when this == SUM || this == PRODUCT -> longs(bools, DType.BOOL, groups);
      case BoolColumn bools -> truths(bools, groups);
      case DoubleColumn doubles -> doubles(doubles, groups);
      case MaskedColumn masked
          when masked.data() instanceof BoolColumn && (this == MIN || this == MAX) ->
          new MaskedColumn(truths(neutral(masked), groups), masked.mask());
      case MaskedColumn masked ->
          new MaskedColumn(
              apply(
                  masked.dtype().isFloat()
                      ? new DoubleColumn(Numbers.doubles(masked), masked.data().dtype())
                      : neutral(masked),
                  groups,
                  budget),
              masked.mask());
      case TimeColumn times
          when times.dtype().isTimedelta() && this != PRODUCT || this == MIN || this == MAX ->
          times(times, groups);
      case ZonedColumn zoned when this == MIN || this == MAX ->
          zoned.map(moments -> times((TimeColumn) moments, groups));
      case PeriodColumn periods when this == MIN || this == MAX -> periods(periods, groups);
      case ObjectColumn texts when texts.dtype() == DType.STRING && groups.isWhole() ->
          Casts.cast(objects(texts, groups, budget), DType.STRING);
      case ObjectColumn objects -> objects(objects, groups, budget);
      default -> throw unsupported(column, groups);
    };
  }

  private Column periods(PeriodColumn column, Groups groups) {
    TimeColumn ordinals = new TimeColumn(column.ordinals(), DType.DATETIME);
    return new PeriodColumn(((TimeColumn) times(ordinals, groups)).values(), column.frequency());
  }

  private static PythonError unsupported(Column column, Groups groups) {
    boolean own = column instanceof CategoryColumn || column instanceof IntervalColumn;
    return new PythonError(
        own && groups.isWhole() ? "NotImplementedError" : "TypeError",
        "cumulative operations are not supported for " + column.dtypeName());
  }

  /** The same as numpy has it: from a missing value on, all of its group is missing. */
  public Column applyWithMissing(Column column, Groups groups, Budget budget) {
    Column result = apply(column, groups, budget);
    if (!column.hasMissing()) {
      return result;
    }
    int[] rows = Positions.all(column.size());
    boolean[] ended = Allocation.booleans(groups.count());
    for (int row = 0; row < rows.length; row++) {
      int group = groups.codes()[row];
      ended[group] |= column.isMissing(row);
      rows[row] = ended[group] ? -1 : row;
    }
    return result.takeOrMissing(rows);
  }

  /** A value in place of the missing ones that changes nothing. */
  private Column neutral(MaskedColumn masked) {
    long[] values = Numbers.longs(masked.data()).clone();
    for (int at = 0; at < values.length; at++) {
      if (masked.mask()[at]) {
        values[at] =
            switch (this) {
              case SUM -> 0;
              case PRODUCT -> 1;
              case MIN -> Long.MAX_VALUE;
              case MAX -> Long.MIN_VALUE;
            };
      }
    }
    return new LongColumn(values, masked.data().dtype());
  }

  private Column longs(Column column, DType dtype, Groups groups) {
    long[] values = Numbers.longs(column);
    long[] result = Allocation.longs(values.length);
    double[] none = Allocation.doubles(values.length);
    boolean outside = false;
    for (int[] rows : groups.rows()) {
      for (int at = 0; at < rows.length; at++) {
        long value = values[rows[at]];
        result[rows[at]] = at == 0 ? value : combine(result[rows[at - 1]], value);
      }
    }
    for (int at = 0; at < values.length; at++) {
      boolean dropped = groups.codes()[at] < 0;
      outside |= dropped;
      none[at] = dropped ? Double.NaN : result[at];
    }
    if (outside) {
      return DoubleColumn.of(none);
    }
    return this == SUM || this == PRODUCT
        ? Widths.sums(result, dtype, !groups.isWhole())
        : new LongColumn(result, dtype);
  }

  private Column truths(Column column, Groups groups) {
    Column cumulated = longs(column, DType.INT64, groups);
    if (cumulated instanceof DoubleColumn) {
      return cumulated; // rows of no group
    }
    long[] numbers = Numbers.longs(cumulated);
    boolean[] truths = Allocation.booleans(numbers.length);
    for (int at = 0; at < truths.length; at++) {
      truths[at] = numbers[at] != 0;
    }
    return new BoolColumn(truths);
  }

  private long combine(long before, long value) {
    return switch (this) {
      case SUM -> before + value;
      case PRODUCT -> before * value;
      case MIN -> Math.min(before, value);
      case MAX -> Math.max(before, value);
    };
  }

  private DoubleColumn doubles(DoubleColumn column, Groups groups) {
    double[] values = column.values();
    double[] result = Allocation.doubles(values.length);
    Arrays.fill(result, Double.NaN);
    boolean exact = this == SUM && !groups.isWhole();
    for (int[] rows : groups.rows()) {
      double sofar = exact ? 0 : Double.NaN;
      double lost = 0;
      for (int row : rows) {
        double value = values[row];
        if (Double.isNaN(value)) {
          continue;
        }
        if (exact) {
          double part = value - lost;
          double sum = sofar + part;
          lost = sum - sofar - part; // NaN after an infinite sum, as in pandas' group_cumsum
          sofar = sum;
        } else {
          sofar = Double.isNaN(sofar) ? value : combine(sofar, value);
        }
        result[row] = sofar;
      }
    }
    return new DoubleColumn(result, column.dtype());
  }

  private double combine(double before, double value) {
    return switch (this) {
      case SUM -> before + value;
      case PRODUCT -> before * value;
      case MIN -> Math.min(before, value);
      case MAX -> Math.max(before, value);
    };
  }

  private Column times(TimeColumn column, Groups groups) {
    long[] values = column.values();
    long[] result = Allocation.longs(values.length);
    Arrays.fill(result, TimeColumn.NAT);
    for (int[] rows : groups.rows()) {
      long sofar = TimeColumn.NAT;
      for (int row : rows) {
        if (values[row] != TimeColumn.NAT) {
          sofar = sofar == TimeColumn.NAT ? values[row] : combine(sofar, values[row]);
          result[row] = sofar;
        }
      }
    }
    return new TimeColumn(result, column.dtype());
  }

  private Column objects(ObjectColumn column, Groups groups, Budget budget) {
    boolean counts = groups.isWhole() && column.dtype() != DType.STRING && column.hasMissing();
    if (counts && (this == MIN || this == MAX)) {
      new Extremes(this == MIN).requireNumbers(column, groups);
    }
    if (counts) {
      return withNeutral(column, budget);
    }
    Object[] result = column.values().clone();
    for (int[] rows : groups.rows()) {
      Object sofar = null;
      for (int row : rows) {
        if (!column.isMissing(row)) {
          sofar = sofar == null ? result[row] : combine(sofar, result[row], budget);
          result[row] = sofar;
        }
      }
    }
    return ObjectColumn.of(result);
  }

  /** Missing objects count as the float that changes nothing, which text has no sum with. */
  private Column withNeutral(ObjectColumn column, Budget budget) {
    Object neutral =
        switch (this) {
          case SUM -> 0.0;
          case PRODUCT -> 1.0;
          case MIN -> Double.POSITIVE_INFINITY;
          case MAX -> Double.NEGATIVE_INFINITY;
        };
    Object[] result = Allocation.objects(column.size());
    Object sofar = null;
    for (int row = 0; row < result.length; row++) {
      Object value = column.isMissing(row) ? neutral : column.item(row);
      sofar = sofar == null ? value : combine(sofar, value, budget);
      result[row] = column.isMissing(row) ? Scalars.NAN : sofar;
    }
    return ObjectColumn.of(result);
  }

  private Object combine(Object before, Object value, Budget budget) {
    return switch (this) {
      case MIN -> ObjectOrder.compare(value, before) < 0 ? value : before;
      case MAX -> ObjectOrder.compare(value, before) > 0 ? value : before;
      case SUM, PRODUCT ->
          ColumnArithmetic.apply(
                  this == SUM ? BinaryOperator.ADD : BinaryOperator.MULTIPLY,
                  Operand.of(ObjectColumn.of(before)),
                  Operand.of(ObjectColumn.of(value)),
                  budget)
              .item(0);
    };
  }
}
