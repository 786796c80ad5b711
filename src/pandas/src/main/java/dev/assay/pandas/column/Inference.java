package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZonedTimestamp;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;

/** Finds the dtype of a list of Python values, as pandas does for a list of cells. */
final class Inference {

  private int nones;
  private int nans;
  private int nats;
  private int nas;
  private int bools;
  private int longs;
  private int bigs;
  private int doubles;
  private int timestamps;
  private int zoned;
  private int timedeltas;
  private int periods;
  private int intervals;
  private int others;

  Column of(List<?> values) {
    Object[] cells = Allocation.objects(values.size());
    for (int position = 0; position < cells.length; position++) {
      cells[position] = Scalars.plain(values.get(position));
      if (cells[position] instanceof String) {
        others++; // the most frequent in test data, so not asked for what else it might be
      } else {
        count(cells[position]);
      }
    }
    if (cells.length == 0 || others > 0 || nas > 0) {
      return ObjectColumn.of(values);
    }
    Column typed = typed(cells, values);
    return typed.dtype() == DType.OBJECT ? ObjectColumn.of(values) : typed;
  }

  /** The column of plain values, of which some number, truth or time is one. */
  private Column typed(Object[] cells, List<?> values) {
    int missing = nones + nans;
    if (longs + doubles + bigs > 0 || nans > 0 && nans + nones == cells.length) {
      return narrowed(numbers(cells, missing), values);
    }
    if (bools == cells.length) {
      return bools(cells);
    }
    return times(cells, missing + nats);
  }

  private void count(Object value) {
    switch (value) {
      case Long _ -> longs++;
      case Double number when number.isNaN() -> nans++;
      case Double _ -> doubles++;
      case Boolean _ -> bools++;
      case BigInteger _ -> bigs++;
      case Timestamp _, LocalDateTime _ -> timestamps++;
      case Aware _ -> zoned++;
      case Timedelta _, Duration _ -> timedeltas++;
      case Period _ -> periods++;
      case Interval _ -> intervals++;
      default -> countMissing(value);
    }
  }

  private void countMissing(Object value) {
    if (value == Scalars.NONE) {
      nones++;
    } else if (value == Scalars.NAT) {
      nats++;
    } else if (value == Scalars.NA) {
      nas++;
    } else {
      others++;
    }
  }

  private Column numbers(Object[] cells, int missing) {
    if (bigs > 0 && bigs + longs == cells.length) {
      requireNoUnsigned(cells);
    }
    if (bools + nats + timestamps + zoned + timedeltas + periods + intervals > 0
        || bigs > 0 && doubles + missing == 0) {
      return ObjectColumn.of(cells);
    }
    if (doubles + missing + bigs == 0) {
      long[] values = Allocation.longs(cells.length);
      for (int position = 0; position < values.length; position++) {
        values[position] = (Long) cells[position];
      }
      return LongColumn.of(values);
    }
    double[] values = Allocation.doubles(cells.length);
    for (int position = 0; position < values.length; position++) {
      values[position] =
          cells[position] instanceof Number number ? number.doubleValue() : Double.NaN;
    }
    return DoubleColumn.of(values);
  }

  /** pandas makes uint64 of whole numbers that fit into it and not into int64. */
  private static void requireNoUnsigned(Object[] cells) {
    for (Object cell : cells) {
      boolean fits =
          cell instanceof BigInteger big
              ? big.signum() > 0 && big.bitLength() <= Long.SIZE
              : (Long) cell >= 0;
      if (!fits) {
        return;
      }
    }
    throw PythonError.unsupported(
        "whole numbers from 2**63 to 2**64 - 1 in a column, which is uint64 to pandas",
        "use floats, or text");
  }

  /** Whole numbers of numpy's alone have the bits of the widest one. */
  private static Column narrowed(Column numbers, List<?> values) {
    if (!(values.getFirst() instanceof NumpyInt) || !(numbers instanceof LongColumn whole)) {
      return numbers;
    }
    DType common = DType.written(((NumpyInt) values.getFirst()).kind());
    for (Object value : values) {
      DType own = value instanceof NumpyInt number ? DType.written(number.kind()) : DType.INT64;
      common = common == own ? common : Promotion.common(common, own);
    }
    return common.isInteger() && common.bits() < Long.SIZE
        ? new LongColumn(whole.values(), common)
        : numbers;
  }

  private static Column bools(Object[] cells) {
    boolean[] values = Allocation.booleans(cells.length);
    for (int position = 0; position < values.length; position++) {
      values[position] = (Boolean) cells[position];
    }
    return new BoolColumn(values);
  }

  private Column times(Object[] cells, int missing) {
    if (zoned > 0 && zoned + missing == cells.length) {
      return zoned(cells);
    }
    if (nats + timestamps > 0 && timestamps + missing == cells.length) {
      return times(cells, DType.DATETIME);
    }
    if (timedeltas > 0 && timedeltas + missing == cells.length) {
      return times(cells, DType.TIMEDELTA);
    }
    if (periods > 0 && periods + missing == cells.length) {
      return periods(cells);
    }
    if (intervals > 0 && intervals + nans + nones == cells.length) {
      Column found = IntervalColumn.of(cells);
      return found == null ? ObjectColumn.of(cells) : found;
    }
    return ObjectColumn.of(cells);
  }

  private static Column times(Object[] cells, DType dtype) {
    long[] nanos = Allocation.longs(cells.length);
    for (int position = 0; position < nanos.length; position++) {
      nanos[position] =
          switch (Scalars.boxed(cells[position])) {
            case Timestamp time -> time.nanos();
            case Timedelta delta -> delta.nanos();
            default -> TimeColumn.NAT;
          };
    }
    return new TimeColumn(nanos, dtype);
  }

  /** Moments of one zone; of several they are objects. */
  private static Column zoned(Object[] cells) {
    Zone zone = null;
    long[] nanos = Allocation.longs(cells.length);
    for (int position = 0; position < nanos.length; position++) {
      nanos[position] = TimeColumn.NAT;
      if (Scalars.boxed(cells[position]) instanceof ZonedTimestamp time) {
        if (zone != null && !zone.sameAs(time.zone())) {
          return ObjectColumn.of(cells);
        }
        nanos[position] = time.nanos();
        zone = zone == null ? time.zone() : zone;
      }
    }
    return new ZonedColumn(TimeColumn.datetimes(nanos), Objects.requireNonNull(zone));
  }

  private static Column periods(Object[] cells) {
    Frequency frequency = null;
    long[] ordinals = Allocation.longs(cells.length);
    for (int position = 0; position < ordinals.length; position++) {
      ordinals[position] = TimeColumn.NAT;
      if (cells[position] instanceof Period period) {
        if (frequency != null && frequency != period.frequency()) {
          return ObjectColumn.of(cells);
        }
        ordinals[position] = period.ordinal();
        frequency = period.frequency();
      }
    }
    return new PeriodColumn(ordinals, Objects.requireNonNull(frequency));
  }
}
