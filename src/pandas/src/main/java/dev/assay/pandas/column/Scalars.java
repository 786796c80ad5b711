package dev.assay.pandas.column;

import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;

/** Single values as cells and labels hold them. */
public final class Scalars {

  public static final Object NONE = None.NONE;
  public static final Object NA = dev.assay.pandas.value.NA.NA;
  public static final Object NAT = NaT.NAT;
  public static final Object NAN = Double.NaN;

  private Scalars() {}

  public static Object bool(boolean value) {
    return new NumpyBool(value);
  }

  public static Object int64(long value) {
    return new NumpyInt(value);
  }

  public static Object float64(double value) {
    return new NumpyFloat(value);
  }

  public static Object timestamp(long nanos) {
    return new Timestamp(nanos);
  }

  /** Whether a value is None, NaN, NaT or NA. */
  public static boolean isMissing(Object value) {
    return switch (value) {
      case None _, NaT _, dev.assay.pandas.value.NA _ -> true;
      case Double number -> number.isNaN();
      case NumpyFloat number -> Double.isNaN(number.value());
      case NumpyTemporal time -> time.isNat();
      default -> false;
    };
  }

  /** A key for hash tables: equal where Python's values are, NaN being equal to itself. */
  public static Object key(Object value) {
    return Equality.key(value);
  }

  /**
   * A key for pandas' hash tables of objects: Python's NaN are equal there, and one of numpy's, as
   * the row of a frame has it, is equal to itself alone.
   */
  public static Object cellKey(Object value) {
    return value instanceof NumpyFloat number && Double.isNaN(number.value())
        ? Equality.identityKey(value)
        : key(value);
  }

  /** numpy's scalars as plain Python values; others as they are. */
  public static Object plain(Object value) {
    return switch (value) {
      case String text -> text; // the most frequent ones first: this is called for each cell
      case Long number -> number;
      case Double number -> number;
      case NumpyInt number -> number.value();
      case NumpyFloat number -> number.value();
      case NumpyBool truth -> truth.value();
      case NumpySpan span when !span.unit().isFixed() -> span;
      case NumpyTemporal time -> time.ofPandas();
      default -> value;
    };
  }

  /** Datetimes and durations in pandas' own form; numpy's scalars plain; others as they are. */
  public static Object boxed(Object value) {
    return switch (value) {
      case LocalDateTime time -> new Timestamp(nanos(time), NumpyUnit.MICRO);
      case AwareDateTime time -> ZonedTimestamp.of(time);
      case Duration duration -> new Timedelta(duration.toNanos(), NumpyUnit.MICRO);
      default -> plain(value);
    };
  }

  /** Nanoseconds since 1970 of a moment without a time zone. */
  public static long nanos(LocalDateTime time) {
    long seconds = time.toEpochSecond(ZoneOffset.UTC);
    return Math.addExact(Math.multiplyExact(seconds, 1_000_000_000L), time.getNano());
  }

  public static boolean isTuple(Object value) {
    return value instanceof PyTuple;
  }

  public static Object tuple(List<?> items) {
    return PyTuple.copyOf(items);
  }

  /** The elements of a tuple. */
  public static List<Object> elements(Object tuple) {
    return ((PyTuple) tuple).items();
  }
}
