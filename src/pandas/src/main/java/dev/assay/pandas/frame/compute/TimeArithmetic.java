package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.NumpyUnit;
import java.util.List;
import java.util.stream.IntStream;

/** Arithmetic of datetimes and timedeltas; NaT stays NaT. */
final class TimeArithmetic {

  private TimeArithmetic() {}

  static Column apply(BinaryOperator operator, Operand left, Operand right, Budget budget) {
    requireSum(operator, left, right);
    if (ObjectSums.among(operator, left, right)) {
      return ObjectSums.apply(operator, left, right, budget);
    }
    requireTimes(operator, left, right);
    boolean sums = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
    Column a = typed(left.column());
    Column b = typed(right.column());
    requireOperator(operator, left, right);
    if (a instanceof TimeColumn one && b instanceof TimeColumn other) {
      return times(operator, one, other, left, right);
    }
    if (a instanceof TimeColumn one && one.dtype().isTimedelta() && b.dtype().isNumeric()) {
      return scaled(operator, one, b, left, right);
    }
    if (operator == BinaryOperator.MULTIPLY
        && b instanceof TimeColumn other
        && other.dtype().isTimedelta()
        && a.dtype().isNumeric()) {
      return scaled(operator, other, a, left, right);
    }
    if (a.size() == 1 && sums && !left.single() && !right.single()) {
      throw UnsupportedOperands.of(operator, left, right); // an array and an object
    }
    if (a.dtype() == DType.OBJECT || b.dtype() == DType.OBJECT) {
      return ObjectArithmetic.apply(operator, a, b, budget);
    }
    if ((a.dtype() == DType.STRING || b.dtype() == DType.STRING) && isAllMissing(a, b)) {
      return ObjectArithmetic.apply(operator, a, b, budget);
    }
    throw UnsupportedOperands.of(operator, left, right);
  }

  private static boolean isAllMissing(Column left, Column right) {
    return IntStream.range(0, left.size())
        .allMatch(row -> left.isMissing(row) || right.isMissing(row));
  }

  /** Datetimes are added and subtracted only, even where all of them are missing. */
  private static void requireSum(BinaryOperator operator, Operand left, Operand right) {
    boolean sums = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
    if (!sums && (left.dtype().isDatetime() || right.dtype().isDatetime())) {
      throw UnsupportedOperands.of(operator, left, right);
    }
  }

  /** Durations have no powers, and no sums with numbers, even where there are none of them. */
  private static void requireOperator(BinaryOperator operator, Operand left, Operand right) {
    boolean sums = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
    boolean numbers = left.dtype().isNumeric() || right.dtype().isNumeric();
    if (operator == BinaryOperator.POWER || sums && numbers) {
      throw UnsupportedOperands.of(operator, left, right);
    }
  }

  /** Beside times, objects are added one by one: text, None and NaN have no sum with NaT. */
  private static void requireTimes(BinaryOperator operator, Operand left, Operand right) {
    boolean sums =
        operator == BinaryOperator.ADD
            || operator == BinaryOperator.SUBTRACT
            || operator == BinaryOperator.MULTIPLY;
    Column others = left.column() instanceof TimeColumn ? right.column() : left.column();
    boolean times = left.column() instanceof TimeColumn || right.column() instanceof TimeColumn;
    if (!sums || !times || !(others instanceof ObjectColumn objects)) {
      return;
    }
    List<Object> items = objects.items();
    boolean strange =
        items.stream()
            .anyMatch(
                item -> item instanceof String || Scalars.isMissing(item) && item != Scalars.NAT);
    if (strange) {
      throw UnsupportedOperands.of(operator, left, right);
    }
  }

  /** Objects that are all times become a column of times. */
  private static Column typed(Column column) {
    if (column instanceof ObjectColumn objects) {
      Column inferred = Columns.infer(objects.items());
      return inferred.dtype().isTime() ? inferred : column;
    }
    return column;
  }

  private static Column times(
      BinaryOperator operator, TimeColumn a, TimeColumn b, Operand left, Operand right) {
    boolean spans = a.dtype().isTimedelta() && b.dtype().isTimedelta();
    boolean moments = a.dtype().isDatetime() && b.dtype().isDatetime();
    NumpyUnit unit = a.dtype().unit().finer(b.dtype().unit());
    if (operator == BinaryOperator.ADD && !moments) {
      return new TimeColumn(
          sums(a.values(), b.values(), 1), spans ? DType.timedeltas(unit) : DType.datetimes(unit));
    }
    if (operator == BinaryOperator.SUBTRACT && (spans || moments)) {
      return new TimeColumn(sums(a.values(), b.values(), -1), DType.timedeltas(unit));
    }
    if (operator == BinaryOperator.SUBTRACT && a.dtype().isDatetime()) {
      return new TimeColumn(sums(a.values(), b.values(), -1), DType.datetimes(unit));
    }
    if (!spans) {
      throw UnsupportedOperands.of(operator, left, right);
    }
    return switch (operator) {
      case DIVIDE, FLOOR_DIVIDE -> ratios(operator, a, b);
      case MODULO -> remainders(a, b, DType.timedeltas(unit));
      default -> throw UnsupportedOperands.of(operator, left, right);
    };
  }

  private static long[] sums(long[] a, long[] b, long sign) {
    long[] result = Allocation.longs(a.length);
    for (int at = 0; at < result.length; at++) {
      boolean missing = a[at] == TimeColumn.NAT || b[at] == TimeColumn.NAT;
      result[at] = missing ? TimeColumn.NAT : Math.addExact(a[at], sign * b[at]);
    }
    return result;
  }

  private static Column ratios(BinaryOperator operator, TimeColumn a, TimeColumn b) {
    double[] result = Allocation.doubles(a.size());
    boolean whole = operator == BinaryOperator.FLOOR_DIVIDE;
    boolean missing = false;
    for (int at = 0; at < result.length; at++) {
      if (a.isMissing(at) || b.isMissing(at)) {
        result[at] = Double.NaN;
        missing = true;
      } else {
        double ratio = (double) a.values()[at] / b.values()[at];
        result[at] = whole ? Math.floor(ratio) : ratio;
      }
    }
    DoubleColumn ratios = DoubleColumn.of(result);
    return whole && !missing ? LongColumn.of(Numbers.longs(ratios)) : ratios;
  }

  private static Column remainders(TimeColumn a, TimeColumn b, DType dtype) {
    long[] result = Allocation.longs(a.size());
    for (int at = 0; at < result.length; at++) {
      boolean missing = a.isMissing(at) || b.isMissing(at) || b.values()[at] == 0;
      result[at] = missing ? TimeColumn.NAT : Math.floorMod(a.values()[at], b.values()[at]);
    }
    return new TimeColumn(result, dtype);
  }

  private static Column scaled(
      BinaryOperator operator, TimeColumn spans, Column factors, Operand left, Operand right) {
    if (factors.dtype().isBool() && operator != BinaryOperator.MULTIPLY) {
      throw UnsupportedOperands.of(operator, left, right);
    }
    double[] by = Numbers.doubles(factors);
    long[] result = Allocation.longs(spans.size());
    boolean integers = factors.dtype().isInteger();
    for (int at = 0; at < result.length; at++) {
      if (spans.isMissing(at) || Double.isNaN(by[at])) {
        result[at] = TimeColumn.NAT;
        continue;
      }
      long span = spans.values()[at];
      result[at] =
          switch (operator) {
            case MULTIPLY -> integers ? span * (long) by[at] : (long) (span * by[at]);
            case DIVIDE -> by[at] == 0 ? TimeColumn.NAT : (long) (span / by[at]);
            case MODULO ->
                by[at] == 0 ? TimeColumn.NAT : span - (long) (Math.floor(span / by[at]) * by[at]);
            case FLOOR_DIVIDE -> by[at] == 0 ? TimeColumn.NAT : (long) Math.floor(span / by[at]);
            default -> throw UnsupportedOperands.of(operator, left, right);
          };
    }
    return TimeColumn.timedeltas(result).in(spans.dtype().unit());
  }
}
