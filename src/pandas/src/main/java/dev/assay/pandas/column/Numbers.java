package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.math.BigInteger;

/** Columns of numbers as arrays of doubles or longs. */
public final class Numbers {

  private Numbers() {}

  /** The sum of the products of two arrays of one length. */
  public static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int at = 0; at < one.length; at++) {
      sum += one[at] * other[at];
    }
    return sum;
  }

  /** The values of a numeric column as doubles, NaN where missing; not to be changed. */
  public static double[] doubles(Column column) {
    return switch (column) {
      case DoubleColumn numbers -> numbers.values();
      case LongColumn numbers -> numbers.toDouble().values();
      case BoolColumn bools -> ofBools(bools);
      case MaskedColumn masked -> ofMasked(masked);
      case CategoryColumn categories -> doubles(categories.decoded());
      case TimeColumn _, ZonedColumn _, PeriodColumn _, IntervalColumn _, ObjectColumn _ ->
          ofItems(column);
    };
  }

  private static double[] ofBools(BoolColumn bools) {
    double[] values = Allocation.doubles(bools.size());
    for (int position = 0; position < values.length; position++) {
      values[position] = bools.values()[position] ? 1 : 0;
    }
    return values;
  }

  private static double[] ofMasked(MaskedColumn masked) {
    double[] values = doubles(masked.data()).clone();
    for (int position = 0; position < values.length; position++) {
      if (masked.mask()[position]) {
        values[position] = Double.NaN;
      }
    }
    return values;
  }

  private static double[] ofItems(Column column) {
    double[] values = Allocation.doubles(column.size());
    for (int position = 0; position < values.length; position++) {
      values[position] = column.isMissing(position) ? Double.NaN : toDouble(column.item(position));
    }
    return values;
  }

  /** A Python number as a double; a TypeError for anything else. */
  public static double toDouble(Object value) {
    return switch (Scalars.plain(value)) {
      case Double number -> number;
      case Long number -> number;
      case BigInteger number -> number.doubleValue();
      case Boolean truth -> truth ? 1 : 0;
      default ->
          throw PythonError.typeError(
              "unsupported operand type(s): expected a number, got '" + Text.str(value) + "'");
    };
  }

  /** The values of an integer or bool column as longs; not to be changed. */
  public static long[] longs(Column column) {
    return switch (column) {
      case LongColumn numbers -> numbers.values();
      case TimeColumn times -> times.values();
      case ZonedColumn zoned -> zoned.moments().values();
      case BoolColumn bools -> {
        long[] values = Allocation.longs(bools.size());
        for (int position = 0; position < values.length; position++) {
          values[position] = bools.values()[position] ? 1 : 0;
        }
        yield values;
      }
      case MaskedColumn masked -> longs(masked.data());
      case DoubleColumn numbers -> {
        long[] values = Allocation.longs(numbers.size());
        for (int position = 0; position < values.length; position++) {
          values[position] = (long) numbers.values()[position];
        }
        yield values;
      }
      case PeriodColumn periods -> periods.ordinals();
      case CategoryColumn categories -> longs(categories.decoded());
      case IntervalColumn intervals -> longs(DoubleColumn.of(ofItems(intervals)));
      case ObjectColumn objects -> {
        Column inferred = Columns.infer(objects.items());
        if (inferred instanceof ObjectColumn) {
          throw PythonError.typeError("objects that are no whole numbers");
        }
        yield longs(inferred);
      }
    };
  }
}
