package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import org.jspecify.annotations.Nullable;

/** The sorted keys of two sides, in which {@code merge_asof} looks for the nearest ones. */
sealed interface AsofKeys {

  int leftSize();

  int rightSize();

  /** Less than zero where a left key is less than a right one. */
  int compare(int left, int right);

  /** Whether the first of two right keys is as near to a left one as the second, or nearer. */
  boolean isNearer(int left, int first, int second);

  /** Whether a left and a right key are no further apart than is tolerated. */
  boolean isNear(int left, int right);

  /** The keys of two columns of one dtype. */
  static AsofKeys of(Column left, Column right, AsofTolerance tolerance) {
    long[] lefts = counts(left);
    long[] rights = counts(right);
    return lefts == null || rights == null
        ? new Reals(Numbers.doubles(left), Numbers.doubles(right), tolerance.real())
        : new Counts(lefts, rights, tolerance.count());
  }

  private static long @Nullable [] counts(Column column) {
    return switch (column) {
      case LongColumn numbers -> numbers.values();
      case TimeColumn times -> times.values();
      case ZonedColumn zoned -> zoned.moments().values();
      case PeriodColumn periods -> periods.ordinals();
      case MaskedColumn masked -> counts(masked.data());
      default -> null;
    };
  }

  /** Whole numbers and times. */
  record Counts(long[] left, long[] right, long tolerance) implements AsofKeys {

    @Override
    public int leftSize() {
      return left.length;
    }

    @Override
    public int rightSize() {
      return right.length;
    }

    @Override
    public int compare(int one, int other) {
      return Long.compare(left[one], right[other]);
    }

    @Override
    public boolean isNearer(int one, int first, int second) {
      return Math.abs(left[one] - right[first]) <= Math.abs(left[one] - right[second]);
    }

    @Override
    public boolean isNear(int one, int other) {
      return Math.abs(left[one] - right[other]) <= tolerance;
    }
  }

  /** Numbers with fractions. */
  record Reals(double[] left, double[] right, double tolerance) implements AsofKeys {

    @Override
    public int leftSize() {
      return left.length;
    }

    @Override
    public int rightSize() {
      return right.length;
    }

    @Override
    public int compare(int one, int other) {
      return Double.compare(left[one] + 0.0, right[other] + 0.0);
    }

    @Override
    public boolean isNearer(int one, int first, int second) {
      return Math.abs(left[one] - right[first]) <= Math.abs(left[one] - right[second]);
    }

    @Override
    public boolean isNear(int one, int other) {
      return Math.abs(left[one] - right[other]) <= tolerance;
    }
  }
}
