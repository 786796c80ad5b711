package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.util.Arrays;

/**
 * A column of datetimes (nanoseconds since 1970 without a time zone) or of timedeltas
 * (nanoseconds). {@link #NAT} is its missing value. Values are nanoseconds whatever the unit of the
 * dtype, of which they are multiples.
 */
public record TimeColumn(long[] values, DType dtype) implements Column {

  public static final long NAT = Long.MIN_VALUE;

  public static TimeColumn datetimes(long... nanos) {
    return new TimeColumn(nanos, DType.DATETIME);
  }

  public static TimeColumn timedeltas(long... nanos) {
    return new TimeColumn(nanos, DType.TIMEDELTA);
  }

  /** A column of a dtype; what is less than its unit is cut off. */
  public static TimeColumn cut(long[] nanos, DType dtype) {
    return new TimeColumn(nanos, dtype.in(NumpyUnit.NANO)).in(dtype.unit());
  }

  /** A column of nothing but NaT. */
  public static TimeColumn allMissing(int size, DType dtype) {
    long[] values = Allocation.longs(size);
    Arrays.fill(values, NAT);
    return new TimeColumn(values, dtype);
  }

  @Override
  public int size() {
    return values.length;
  }

  @Override
  public Object get(int position) {
    return item(position);
  }

  @Override
  public Object item(int position) {
    long nanos = values[position];
    if (nanos == NAT) {
      return Scalars.NAT;
    }
    return dtype.isDatetime()
        ? new Timestamp(nanos, dtype.unit())
        : new Timedelta(nanos, dtype.unit());
  }

  /** The times in another unit; what is less than a coarser one is cut off. */
  public TimeColumn in(NumpyUnit unit) {
    DType other = dtype.in(unit);
    if (other == dtype) {
      return this;
    }
    return other.unit().compareTo(dtype.unit()) >= 0
        ? new TimeColumn(values, other)
        : new TimeColumn(
            Arrays.stream(values)
                .map(nanos -> nanos == NAT ? NAT : other.unit().cut(nanos))
                .toArray(),
            other);
  }

  @Override
  public boolean isMissing(int position) {
    return values[position] == NAT;
  }

  @Override
  public TimeColumn take(int[] positions) {
    Allocation.of(positions.length);
    long[] taken = Allocation.longs(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = values[positions[at]];
    }
    return new TimeColumn(taken, dtype);
  }

  @Override
  public TimeColumn takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    long[] taken = Allocation.longs(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = positions[at] < 0 ? NAT : values[positions[at]];
    }
    return new TimeColumn(taken, dtype);
  }
}
