package dev.assay.pandas.api.python;

import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.UnaryOperator;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code dateutil.relativedelta}: calendar units that are added to a date, and fields that are set
 * in it first.
 */
final class RelativeDelta implements PyObject {

  private static final List<String> UNITS =
      List.of("years", "months", "days", "hours", "minutes", "seconds", "microseconds");
  private static final List<String> FIELDS =
      List.of("year", "month", "day", "hour", "minute", "second", "microsecond");
  private static final long[] CARRIES = {0, 12, 0, 24, 60, 60, 1_000_000};

  static final PyType<RelativeDelta> TYPE =
      type(PyType.builder("relativedelta", RelativeDelta.class));

  private final long[] units;
  private final @Nullable Long[] fields;

  private RelativeDelta(long[] units, @Nullable Long[] fields) {
    this.units = carried(units);
    this.fields = fields;
  }

  private static PyType<RelativeDelta> type(PyType.Builder<RelativeDelta> table) {
    for (int at = 0; at < UNITS.size(); at++) {
      int unit = at;
      table.property(UNITS.get(at), (self, _) -> self.units[unit]);
    }
    return table
        .doc("calendar units to be added to a date")
        .constructor(
            "dt1=None, dt2=None, years=0, months=0, days=0, !leapdays=0, weeks=0, hours=0,"
                + " minutes=0, seconds=0, microseconds=0, year=None, month=None, day=None,"
                + " !weekday=None, !yearday=None, !nlyearday=None, hour=None, minute=None,"
                + " second=None, microsecond=None",
            RelativeDelta::create)
        .property("weeks", (self, _) -> self.units[2] / 7)
        .build();
  }

  static PyModule module() {
    return PyModule.builder("dateutil.relativedelta").value("relativedelta", TYPE).build();
  }

  private static Object create(Args args) {
    if (args.optional("dt1") != null && args.optional("dt2") != null) {
      return between(DateType.moment(args.get("dt1")), DateType.moment(args.get("dt2")));
    }
    long[] units = Allocation.longs(UNITS.size());
    @Nullable Long[] fields = new @Nullable Long[FIELDS.size()];
    for (int at = 0; at < units.length; at++) {
      units[at] = (long) Numbers.toDouble(args.get(UNITS.get(at)));
      fields[at] = args.optionalInteger(FIELDS.get(at));
    }
    units[2] += 7 * args.integer("weeks");
    return new RelativeDelta(units, fields);
  }

  private static RelativeDelta between(LocalDateTime one, LocalDateTime other) {
    long months =
        12L * (one.getYear() - other.getYear()) + one.getMonthValue() - other.getMonthValue();
    int direction = one.isBefore(other) ? -1 : 1;
    while (direction > 0
        ? other.plusMonths(months).isAfter(one)
        : other.plusMonths(months).isBefore(one)) {
      months -= direction;
    }
    Duration rest = Duration.between(other.plusMonths(months), one);
    long micros = rest.toNanos() / 1000;
    return new RelativeDelta(
        new long[] {0, months, 0, 0, 0, micros / 1_000_000, micros % 1_000_000},
        new @Nullable Long[FIELDS.size()]);
  }

  /** Whole units carried over to the next larger one, each keeping its sign. */
  private static long[] carried(long[] given) {
    long[] units = given.clone();
    for (int at = units.length - 1; at > 0; at--) {
      if (CARRIES[at] > 0 && Math.abs(units[at]) >= CARRIES[at]) {
        units[at - 1] += units[at] / CARRIES[at];
        units[at] %= CARRIES[at];
      }
    }
    return units;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String repr() {
    List<String> parts = new ArrayList<>();
    for (int at = 0; at < units.length; at++) {
      if (units[at] != 0) {
        parts.add(UNITS.get(at) + "=" + (units[at] > 0 ? "+" : "") + units[at]);
      }
    }
    for (int at = 0; at < fields.length; at++) {
      if (fields[at] != null) {
        parts.add(FIELDS.get(at) + "=" + fields[at]);
      }
    }
    return "relativedelta(" + CountedText.join(", ", parts) + ")";
  }

  private LocalDateTime moved(LocalDateTime time, int direction) {
    long year = (fields[0] == null ? time.getYear() : fields[0]) + direction * units[0];
    long month = (fields[1] == null ? time.getMonthValue() : fields[1]) - 1 + direction * units[1];
    LocalDate first = LocalDate.of((int) year, 1, 1).plusMonths(month);
    long day =
        Math.min(first.lengthOfMonth(), fields[2] == null ? time.getDayOfMonth() : fields[2]);
    try {
      return LocalDateTime.of(
              first.getYear(),
              first.getMonthValue(),
              (int) day,
              set(3, time.getHour()),
              set(4, time.getMinute()),
              set(5, time.getSecond()),
              fields[6] == null ? time.getNano() : (int) (fields[6] * 1000))
          .plusDays(direction * units[2])
          .plusHours(direction * units[3])
          .plusMinutes(direction * units[4])
          .plusSeconds(direction * units[5])
          .plusNanos(direction * units[6] * 1000);
    } catch (DateTimeException error) {
      throw PythonError.valueError("day is out of range for month");
    }
  }

  private int set(int field, int otherwise) {
    Long wanted = fields[field];
    return wanted == null ? otherwise : (int) (long) wanted;
  }

  private boolean hasTime() {
    return Arrays.stream(units, 3, units.length).anyMatch(unit -> unit != 0)
        || Arrays.stream(fields, 3, fields.length).anyMatch(field -> field != null);
  }

  private @Nullable Object moved(Object date, int direction) {
    return switch (date) {
      case LocalDate day when hasTime() -> moved(day.atStartOfDay(), direction);
      case LocalDate day -> moved(day.atStartOfDay(), direction).toLocalDate();
      case LocalDateTime time -> moved(time, direction);
      case Timestamp time ->
          Timestamp.of(moved(time.dateTime(), direction)).in(time.unit().finer(NumpyUnit.MICRO));
      default -> null;
    };
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    return switch (operator) {
      case ADD -> right instanceof RelativeDelta other ? plus(other, 1) : moved(right, 1);
      case SUBTRACT -> right instanceof RelativeDelta other ? plus(other, -1) : null;
      case MULTIPLY -> right instanceof Long times ? times(times) : null;
      default -> null;
    };
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return switch (operator) {
      case ADD -> moved(left, 1);
      case SUBTRACT -> moved(left, -1);
      case MULTIPLY -> left instanceof Long times ? times(times) : null;
      default -> null;
    };
  }

  private RelativeDelta plus(RelativeDelta other, long sign) {
    long[] sums = units.clone();
    @Nullable Long[] set = fields.clone();
    for (int at = 0; at < sums.length; at++) {
      sums[at] += sign * other.units[at];
      set[at] = other.fields[at] == null ? set[at] : other.fields[at];
    }
    return new RelativeDelta(sums, set);
  }

  private RelativeDelta times(long factor) {
    return new RelativeDelta(
        Arrays.stream(units).map(unit -> unit * factor).toArray(), fields.clone());
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return operator == UnaryOperator.NEGATE ? times(-1) : null;
  }

  @Override
  public boolean truth(Context context) {
    return Arrays.stream(units).anyMatch(unit -> unit != 0)
        || Arrays.stream(fields).anyMatch(field -> field != null);
  }

  @Override
  public boolean sameAs(Object other) {
    return other instanceof RelativeDelta that
        && Arrays.equals(units, that.units)
        && Arrays.equals(fields, that.fields);
  }

  @Override
  public int pythonHash() {
    return Arrays.hashCode(units) * 31 + Arrays.hashCode(fields);
  }
}
