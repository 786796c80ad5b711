package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Quantiles, the median among them.
 *
 * @param share from 0 to 1
 * @param interpolation linear, lower, higher, midpoint or nearest
 */
public record Quantiles(double share, String interpolation) implements Aggregation {

  private static final double BEYOND = 0x1p63;

  public Quantiles {
    if (!(share >= 0 && share <= 1)) {
      throw PythonError.valueError("percentiles should all be in the interval [0, 1]");
    }
  }

  /** The quantile of a whole column: pandas asks numpy for percents, which rounds the share. */
  public static Quantiles ofPercent(double share, String interpolation) {
    return new Quantiles(share * 100 / 100, interpolation);
  }

  @Override
  public Column apply(Column values, Groups groups) {
    if (values instanceof ZonedColumn zoned) {
      return zoned.map(moments -> apply(moments, groups));
    }
    if (values instanceof TimeColumn times) {
      return times(times, groups);
    }
    Numeric.require(values, share == 0.5 ? "median" : "quantile", groups);
    if (values instanceof ObjectColumn objects && groups.isWhole() && !picks()) {
      requireOneKind(objects);
    }
    double[] result = of(Numbers.doubles(values), values, groups);
    DoubleColumn quantiles = DoubleColumn.of(result);
    if (picks() && values.dtype().isInteger() && !quantiles.hasMissing()) {
      DType dtype = groups.isWhole() ? values.dtype().withoutMask() : DType.INT64;
      return new LongColumn(Numbers.longs(quantiles), dtype);
    }
    if (values instanceof ObjectColumn && !groups.isWhole()) {
      return ObjectColumn.of(quantiles);
    }
    return values instanceof MaskedColumn
        ? new MaskedColumn(quantiles, quantiles.missing())
        : quantiles;
  }

  /** Truths beside fractions have no median in pandas, which calls them mixed. */
  private static void requireOneKind(ObjectColumn objects) {
    boolean truths = false;
    boolean fractions = false;
    for (int row = 0; row < objects.size(); row++) {
      Object plain = objects.isMissing(row) ? Scalars.NONE : Scalars.plain(objects.item(row));
      if (plain instanceof Long) {
        return;
      }
      truths |= plain instanceof Boolean;
      fractions |= plain instanceof Double;
    }
    if (truths && fractions) {
      throw PythonError.typeError("Cannot convert truths beside fractions to numeric");
    }
  }

  /**
   * The quantile of a whole column. Of a nullable one it is an integer where integers miss some and
   * it is whole, and NaN, not NA, where there are no values at all or one of them is NaN.
   *
   * @throws PythonError a TypeError where it is of truths, which cannot be subtracted
   */
  public Column ofWhole(Column values) {
    if (values instanceof ObjectColumn objects && objects.dtype() == DType.OBJECT) {
      return ofObjects(objects);
    }
    Column quantile = apply(values, Groups.whole(values.size()));
    if (values instanceof BoolColumn && picks() && !quantile.isMissing(0)) {
      return new BoolColumn(new boolean[] {Numbers.doubles(quantile)[0] != 0});
    }
    if (values.dtype().isBool() && !quantile.isMissing(0)) {
      throw PythonError.typeError("numpy boolean subtract, the `-` operator, is not supported")
          .hinting("; use astype(int) first");
    }
    if (!(quantile instanceof MaskedColumn masked)) {
      return quantile;
    }
    if (values.size() == 0 || hasNan(values)) {
      return new MaskedColumn(DoubleColumn.of(Double.NaN), new boolean[1]);
    }
    double number = Numbers.doubles(masked)[0];
    boolean whole = masked.isMissing(0) || number == Math.rint(number);
    if (!values.dtype().isInteger() || !values.hasMissing() || !whole) {
      return quantile;
    }
    long[] one = {masked.isMissing(0) ? 1 : (long) number};
    return new MaskedColumn(new LongColumn(one, values.dtype().withoutMask()), masked.mask());
  }

  /** The quantile of objects is one, too: one of them, or Python's number between two. */
  private Column ofObjects(ObjectColumn objects) {
    Column present =
        objects.take(
            IntStream.range(0, objects.size()).filter(row -> !objects.isMissing(row)).toArray());
    if (picks() && present.size() > 0) {
      double[] places = IntStream.range(0, present.size()).asDoubleStream().toArray();
      return present.take(Sorter.order(present)).take(new int[] {(int) ofSorted(places)});
    }
    Column quantile = apply(objects, Groups.whole(objects.size()));
    boolean python = present.items().stream().noneMatch(NumpyScalar.class::isInstance);
    return python && present.size() > 0
        ? ObjectColumn.of(new Object[] {Numbers.doubles(quantile)[0]})
        : quantile;
  }

  /** Whether it is one of the values, and none between two. */
  private boolean picks() {
    return !interpolation.equals("linear") && !interpolation.equals("midpoint");
  }

  /** Whether there is a NaN among the values, which is not the NA that stands for a missing one. */
  private static boolean hasNan(Column values) {
    double[] numbers = Numbers.doubles(values);
    return IntStream.range(0, numbers.length)
        .anyMatch(row -> Double.isNaN(numbers[row]) && !values.isMissing(row));
  }

  private Column times(TimeColumn times, Groups groups) {
    double[] numbers = Allocation.doubles(times.size());
    for (int row = 0; row < numbers.length; row++) {
      numbers[row] = times.values()[row];
    }
    // pandas' median of a group takes NaT for the least number
    boolean counts = !groups.isWhole() && interpolation.equals("midpoint");
    double[] result = of(numbers, counts ? DoubleColumn.of(numbers) : times, groups);
    long[] nanos = Allocation.longs(result.length);
    for (int group = 0; group < nanos.length; group++) {
      nanos[group] = Double.isNaN(result[group]) ? TimeColumn.NAT : (long) result[group];
    }
    return TimeColumn.cut(nanos, times.dtype());
  }

  private double[] of(double[] numbers, Column values, Groups groups) {
    double[] result = Allocation.doubles(groups.count());
    int[][] rows = groups.rows();
    for (int group = 0; group < result.length; group++) {
      double[] present =
          Arrays.stream(rows[group])
              .filter(row -> !values.isMissing(row))
              .mapToDouble(row -> numbers[row])
              .sorted()
              .toArray();
      result[group] =
          groups.isWhole()
              ? ofSorted(present, values instanceof LongColumn, false)
              : ofGroup(present);
    }
    return result;
  }

  /**
   * Of two values equally near, pandas takes the lower one of a group, above the median the upper.
   */
  private double ofGroup(double[] sorted) {
    if (!interpolation.equals("nearest") || sorted.length == 0) {
      return plain(sorted);
    }
    double place = share * (sorted.length - 1);
    int low = (int) Math.floor(place);
    boolean up = place - low > 0.5 || place - low == 0.5 && share > 0.5;
    return sorted[up ? low + 1 : low];
  }

  /** The quantile of ascending values, NaN when there are none. */
  public double ofSorted(double[] sorted) {
    return ofSorted(sorted, false, false);
  }

  /** The quantile as pandas has it for groups and windows; numpy's own has other last digits. */
  public double plain(double[] sorted) {
    return ofSorted(sorted, false, true);
  }

  private double ofSorted(double[] sorted, boolean integers, boolean plain) {
    if (sorted.length == 0) {
      return Double.NaN;
    }
    double place = share * (sorted.length - 1);
    int low = (int) Math.floor(place);
    int high = (int) Math.ceil(place);
    double rest = place - low;
    return switch (interpolation) {
      case "lower" -> sorted[low];
      case "higher" -> sorted[high];
      case "midpoint" -> (sorted[low] + sorted[high]) / 2;
      case "nearest" -> sorted[(int) Math.rint(place)];
      case "linear" ->
          plain
              ? sorted[low] + (sorted[high] - sorted[low]) * rest
              : between(sorted[low], sorted[high], rest, integers);
      default ->
          throw PythonError.valueError(
              "invalid interpolation '"
                  + interpolation
                  + "': linear, lower, higher, midpoint or nearest");
    };
  }

  /** As numpy interpolates, from the nearer end; between integers the step is one, of 64 bits. */
  private static double between(double low, double high, double rest, boolean integers) {
    double apart = high - low;
    double step = integers && apart >= BEYOND ? apart - 2 * BEYOND : apart;
    return rest >= 0.5 ? high - step * (1 - rest) : low + step * rest;
  }
}
