package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.PythonError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** The parts of which {@code pd.Timedelta(days=1, hours=2)} makes a duration. */
final class TimedeltaParts {

  static final String NOTATION =
      "days=..., hours=..., minutes=..., seconds=..., weeks=..., milliseconds=...,"
          + " microseconds=..., nanoseconds=...";

  private static final List<String> NAMES =
      List.of(
          "days",
          "hours",
          "minutes",
          "seconds",
          "weeks",
          "milliseconds",
          "microseconds",
          "nanoseconds");

  /** The names of what is less than a day, from the largest. */
  private static final SequencedMap<String, String> UNITS = new LinkedHashMap<>();

  static {
    UNITS.put("hours", "h");
    UNITS.put("minutes", "min");
    UNITS.put("seconds", "s");
    UNITS.put("milliseconds", "ms");
    UNITS.put("microseconds", "us");
    UNITS.put("nanoseconds", "ns");
  }

  private static final long SECOND = 1_000_000_000L;

  private TimedeltaParts() {}

  /**
   * Nanoseconds of a duration given by its parts, each of which may be a fraction: those are added
   * as floats, in pandas' order (pandas/_libs/tslibs/timedeltas.pyx, Timedelta.__new__).
   *
   * @throws PythonError a ValueError where there is no part at all
   */
  static long nanos(Args args) {
    if (NAMES.stream().noneMatch(args::has)) {
      throw PythonError.valueError(
          "cannot construct a Timedelta without a value/unit or descriptive keywords"
              + " (days,seconds....)");
    }
    double days = part(args, "days") + part(args, "weeks") * 7;
    double seconds =
        ((days * 24 + part(args, "hours")) * 3600
            + part(args, "minutes") * 60
            + part(args, "seconds"));
    BigInteger nanos =
        whole(seconds * SECOND)
            .add(whole(part(args, "milliseconds") * 1_000_000))
            .add(whole(part(args, "microseconds") * 1_000))
            .add(whole(part(args, "nanoseconds")));
    if (nanos.bitLength() >= Long.SIZE) {
      throw new PythonError(
          "OutOfBoundsTimedelta", "the parts of Timedelta() are more than 292 years");
    }
    return nanos.longValue();
  }

  private static double part(Args args, String name) {
    if (!args.has(name)) {
      return 0;
    }
    Object given = args.get(name);
    if (!(Scalars.plain(given) instanceof Number number)) {
      throw PythonError.typeError(
          "Invalid type <class '%s'>. Must be int or float.", args.context().typeName(given));
    }
    return number.doubleValue();
  }

  private static BigInteger whole(double nanos) {
    if (Double.isNaN(nanos)) {
      throw PythonError.valueError("cannot convert float NaN to integer");
    }
    if (Double.isInfinite(nanos)) {
      throw new PythonError("OverflowError", "cannot convert float infinity to integer");
    }
    return new BigDecimal(nanos).toBigInteger();
  }
}
