package dev.assay.pandas.frame.aggregate;

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
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.compute.ColumnArithmetic;
import dev.assay.pandas.frame.compute.Operand;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.TimeLimit;

/**
 * Sums.
 *
 * @param minCount how many values a group must have for a sum that is not missing
 */
public record Sums(long minCount) implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    return Enough.results(sums(values, groups), values, groups, minCount);
  }

  private static Column sums(Column values, Groups groups) {
    return switch (values) {
      case LongColumn _, BoolColumn _ ->
          Widths.sums(longs(values, groups), values.dtype(), !groups.isWhole());
      case DoubleColumn numbers -> DoubleColumn.of(doubles(numbers.values(), groups));
      case MaskedColumn masked when masked.dtype().isFloat() ->
          nullable(
              new DoubleColumn(
                  doubles(Numbers.doubles(masked), groups), masked.dtype().withoutMask()));
      case MaskedColumn masked ->
          nullable(Widths.sums(longs(masked, groups), masked.dtype(), !groups.isWhole()));
      case TimeColumn times when times.dtype().isTimedelta() ->
          new TimeColumn(longs(times, groups), times.dtype());
      case ObjectColumn objects -> new ObjectColumn(objects(objects, groups), objects.dtype());
      case TimeColumn _, ZonedColumn _, PeriodColumn _, CategoryColumn _, IntervalColumn _ ->
          throw values.dtype().isDatetime() && groups.isWhole()
              ? Numeric.ofTimes(values, "sum")
              : PythonError.typeError(
                  values.dtypeName().replace("[ns]", "") + " type does not support sum operations");
    };
  }

  private static Column nullable(Column sums) {
    return new MaskedColumn(sums, Allocation.booleans(sums.size()));
  }

  private static long[] longs(Column values, Groups groups) {
    long[] numbers = Numbers.longs(values);
    long[] sums = Allocation.longs(groups.count());
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      if (codes[row] >= 0 && !values.isMissing(row)) {
        sums[codes[row]] += numbers[row];
      }
    }
    return sums;
  }

  static double[] doubles(double[] values, Groups groups) {
    if (groups.isWhole()) {
      double[] present = values.clone();
      for (int row = 0; row < present.length; row++) {
        present[row] = Double.isNaN(present[row]) ? 0 : present[row];
      }
      return new double[] {PairwiseSum.of(present)};
    }
    double[] sums = Allocation.doubles(groups.count());
    double[] lost = Allocation.doubles(groups.count());
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      int group = codes[row];
      if (group >= 0 && !Double.isNaN(values[row])) {
        double term = values[row] - lost[group];
        double sum = sums[group] + term;
        double rest = sum - sums[group] - term;
        lost[group] = Double.isNaN(rest) ? 0 : rest;
        sums[group] = sum;
      }
    }
    return sums;
  }

  /** Python's {@code +}: text is joined. A whole column with missing text is an error, as there. */
  private static Object[] objects(ObjectColumn values, Groups groups) {
    Object[] sums = Allocation.objects(groups.count());
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      TimeLimit.check();
      int group = codes[row];
      boolean missing = values.isMissing(row);
      boolean passedOver = !groups.isWhole() || values.dtype() == DType.STRING;
      if (group < 0 || missing && passedOver) {
        continue;
      }
      Object term = missing ? Long.valueOf(0) : values.values()[row];
      sums[group] = sums[group] == null ? term : plus(sums[group], term);
    }
    boolean text = values.dtype() == DType.STRING && !groups.isWhole();
    Object none = text ? "" : Long.valueOf(0);
    for (int group = 0; group < sums.length; group++) {
      sums[group] = sums[group] == null ? none : sums[group];
    }
    return sums;
  }

  private static Object plus(Object left, Object right) {
    Column sum =
        ColumnArithmetic.apply(
            BinaryOperator.ADD,
            Operand.of(ObjectColumn.of(left)),
            Operand.of(ObjectColumn.of(right)),
            Spending.current());
    boolean numpy = left instanceof NumpyScalar || right instanceof NumpyScalar;
    return numpy && sum.dtype() == DType.OBJECT ? ofNumpy(sum.item(0)) : sum.item(0);
  }

  /** A sum in which one of numpy's scalars takes part is one. */
  private static Object ofNumpy(Object sum) {
    return switch (sum) {
      case Long number -> new NumpyInt(number);
      case Double number -> new NumpyFloat(number);
      default -> sum;
    };
  }
}
