package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** The table of {@code datetime.timedelta}; pandas' Timedelta inherits from it. */
public final class TimedeltaType {

  private static final long DAY = 86_400L;
  private static final long MAX_DAYS = 999_999_999L;

  /** A unit of the constructor and its length in microseconds. */
  private record Unit(String name, long micros) {}

  private static final List<Unit> UNITS =
      List.of(
          new Unit("days", DAY * 1_000_000),
          new Unit("seconds", 1_000_000),
          new Unit("microseconds", 1),
          new Unit("milliseconds", 1_000),
          new Unit("minutes", 60_000_000L),
          new Unit("hours", 3_600_000_000L),
          new Unit("weeks", 7 * DAY * 1_000_000));

  public static final PyType<Object> TYPE =
      PyType.builder("timedelta", Object.class)
          .module("datetime")
          .doc("a length of time")
          .constructor(
              "days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0",
              TimedeltaType::create)
          .property("days", (self, _) -> Math.floorDiv(duration(self).getSeconds(), DAY))
          .property("seconds", (self, _) -> Math.floorMod(duration(self).getSeconds(), DAY))
          .property("microseconds", (self, _) -> duration(self).getNano() / 1000L)
          .method("total_seconds", "", (self, _) -> totalSeconds(duration(self)))
          .lacking("write a length of your own", "min max resolution")
          .build();

  private TimedeltaType() {}

  private static Duration duration(Object self) {
    return switch (self) {
      case Duration duration -> duration;
      case Timedelta delta -> delta.duration();
      default -> throw PythonError.typeError("descriptor requires a 'datetime.timedelta' object");
    };
  }

  private static double totalSeconds(Duration duration) {
    BigDecimal seconds = BigDecimal.valueOf(duration.getSeconds());
    return seconds.add(BigDecimal.valueOf(duration.getNano(), 9)).doubleValue();
  }

  private static Object create(Args args) {
    BigDecimal micros = BigDecimal.ZERO;
    for (Unit unit : UNITS) {
      micros = micros.add(amount(args, unit.name()).multiply(BigDecimal.valueOf(unit.micros())));
    }
    BigInteger whole = micros.setScale(0, RoundingMode.HALF_EVEN).toBigInteger();
    if (whole
            .abs()
            .compareTo(BigInteger.valueOf(MAX_DAYS * DAY).multiply(BigInteger.valueOf(1_000_000)))
        > 0) {
      throw new PythonError(
          "OverflowError",
          "days=%s; must have magnitude <= %d"
              .formatted(whole.divide(BigInteger.valueOf(DAY * 1_000_000)), MAX_DAYS));
    }
    BigInteger[] parts = whole.divideAndRemainder(BigInteger.valueOf(1_000_000));
    return Duration.ofSeconds(parts[0].longValue()).plus(parts[1].longValue(), ChronoUnit.MICROS);
  }

  private static BigDecimal amount(Args args, String name) {
    Object given = args.get(name);
    Object whole = Ints.of(given);
    if (whole != null) {
      return new BigDecimal(Ints.big(whole));
    }
    if (!(given instanceof Double) && !(given instanceof NumpyFloat)) {
      throw PythonError.typeError(
          "unsupported type for timedelta %s component: %s", name, args.context().typeName(given));
    }
    double number = args.real(name);
    if (!Double.isFinite(number)) {
      throw Double.isNaN(number)
          ? PythonError.valueError("cannot convert float NaN to integer")
          : new PythonError("OverflowError", "cannot convert float infinity to integer");
    }
    return new BigDecimal(number);
  }
}
