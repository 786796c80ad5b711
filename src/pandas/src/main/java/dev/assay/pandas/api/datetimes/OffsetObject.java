package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.module.LackingParts;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.StepNames;
import dev.assay.pandas.frame.time.StepRules;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.UnaryOperator;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.DateOffset} and the offsets of {@code pd.offsets}: what is added to dates. */
public record OffsetObject(Shift shift, long count) implements PyObject {

  /** How an offset moves a date. */
  sealed interface Shift {

    LocalDateTime apply(LocalDateTime time, long times);

    /**
     * Calendar units.
     *
     * @param attributes how they were given, as repr shows it
     */
    record Units(long months, long days, long nanos, String attributes) implements Shift {
      @Override
      public LocalDateTime apply(LocalDateTime time, long times) {
        return time.plusMonths(months * times).plusDays(days * times).plusNanos(nanos * times);
      }
    }

    /** Steps to ends and beginnings. */
    record Steps(DateStep step) implements Shift {
      @Override
      public LocalDateTime apply(LocalDateTime time, long times) {
        return step.add(time, times);
      }
    }
  }

  private static final String[] UNITS = {
    "years", "months", "weeks", "days", "hours", "minutes", "seconds"
  };

  public static final PyType<OffsetObject> TYPE =
      PyType.builder("DateOffset", OffsetObject.class)
          .doc("calendar units, or ends and beginnings, to be added to dates")
          .constructor(
              "n=1, *, years=..., months=..., weeks=..., days=..., hours=..., minutes=...,"
                  + " seconds=..., !normalize=False, !microseconds=0, !year=None, !month=None,"
                  + " !day=None, !weekday=None, !hour=None, !minute=None, !second=None",
              OffsetObject::create)
          .property(
              "n",
              (self, _) ->
                  self.shift instanceof Shift.Steps(DateStep step)
                      ? step.count() * self.count
                      : self.count)
          .method("rollforward", "dt", (self, args) -> self.rolled(args, true))
          .method("rollback", "dt", (self, args) -> self.rolled(args, false))
          .method(
              "is_on_offset",
              "dt",
              (self, args) -> !(self.shift instanceof Shift.Steps s) || s.step.fits(time(args)))
          .with(LackingParts::ofOffsets)
          .build();

  private static Object create(Args args) {
    boolean none = Arrays.stream(UNITS).noneMatch(args::has);
    long days = none ? 1 : count(args, "days");
    long seconds =
        count(args, "hours") * 3600 + count(args, "minutes") * 60 + count(args, "seconds");
    return new OffsetObject(
        new Shift.Units(
            count(args, "years") * 12 + count(args, "months"),
            count(args, "weeks") * 7 + days,
            seconds * 1_000_000_000L,
            attributes(args)),
        args.integer("n"));
  }

  private static long count(Args args, String unit) {
    return args.has(unit) ? args.integer(unit) : 0;
  }

  /** The units given, in the order of their names. */
  private static String attributes(Args args) {
    List<String> given = new ArrayList<>();
    for (String unit : UNITS) {
      if (args.has(unit)) {
        given.add(unit + "=" + args.integer(unit));
      }
    }
    Collections.sort(given);
    return given.isEmpty() ? "" : ": " + CountedText.join(", ", given);
  }

  /** Whether it is a fixed length that counts as one in arithmetic: days down to nanoseconds. */
  public boolean isTick() {
    return shift instanceof Shift.Steps(DateStep step) && step.isTick();
  }

  /**
   * The length of a tick.
   *
   * @throws PythonError a ValueError for other offsets, which have none
   */
  public Timedelta span() {
    if (!(shift instanceof Shift.Steps(DateStep step)) || !step.isTick()) {
      throw PythonError.valueError(
          "Value must be Timedelta, string, integer, float, timedelta or convertible, not "
              + repr());
    }
    return new Timedelta(step.times(count).nanos());
  }

  private static PythonError besideDuration() {
    return PythonError.unsupported("arithmetic of an offset and a duration", "use pd.Timedelta");
  }

  @Override
  public String repr() {
    return switch (shift) {
      case Shift.Steps(DateStep step) -> StepNames.offset(step.times(count));
      case Shift.Units units -> StepNames.offset(count, "DateOffset", units.attributes());
    };
  }

  /** Offsets equal those that move dates in the same way, and their names. */
  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    boolean equal =
        other instanceof OffsetObject that && isSame(that)
            || other instanceof String name && isSame(of(DateStep.of(name)))
            || other instanceof Timedelta span && isTick() && span().nanos() == span.nanos();
    return switch (operator) {
      case EQUAL -> equal;
      case NOT_EQUAL -> !equal;
      default -> null;
    };
  }

  private boolean isSame(OffsetObject that) {
    return shift instanceof Shift.Steps(DateStep one)
            && that.shift instanceof Shift.Steps(DateStep two)
        ? StepRules.isSame(one.times(count), two.times(that.count))
        : equals(that);
  }

  /** An offset of so many steps. */
  public static OffsetObject of(DateStep step) {
    return new OffsetObject(new Shift.Steps(step), 1);
  }

  /** The step that a frequency stands for: its name, an offset or a duration. */
  public static DateStep step(Object frequency) {
    return switch (frequency) {
      case String name -> DateStep.of(name);
      case OffsetObject(Shift.Steps(DateStep step), long count) -> step.times(count);
      case OffsetObject(Shift.Units(long months, long days, long nanos, _), long count)
          when months == 0 ->
          DateStep.tick(count * (days * DateStep.DAY + nanos));
      case Timedelta span -> DateStep.tick(span.nanos());
      case Duration span -> DateStep.tick(span.toNanos());
      case Long _, Double _, Boolean _ ->
          throw PythonError.valueError("Invalid frequency: " + Text.str(frequency));
      default ->
          throw PythonError.unsupported(
              "this frequency", "give its name, such as 'D', 'W', 'MS' or 'ME'");
    };
  }

  private static LocalDateTime time(Args args) {
    return DateColumns.scalar(args.get("dt")) instanceof Timestamp time
        ? time.dateTime()
        : LocalDate.EPOCH.atStartOfDay();
  }

  private Object rolled(Args args, boolean forward) {
    if (!(DateColumns.scalar(args.get("dt")) instanceof Timestamp time)) {
      return Scalars.NAT;
    }
    if (!(shift instanceof Shift.Steps(DateStep step))) {
      return time;
    }
    return Timestamp.of(forward ? step.forward(time.dateTime()) : step.back(time.dateTime()))
        .in(time.unit());
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private LocalDateTime moved(LocalDateTime time, int direction) {
    try {
      return shift.apply(time, direction * count);
    } catch (DateTimeException | ArithmeticException _) {
      throw new PythonError("OutOfBoundsDatetime", "Out of bounds nanosecond timestamp");
    }
  }

  /** Dates with the offset added, or taken away. */
  public Column shift(BinaryOperator operator, Column column) {
    int direction = direction(operator);
    if (column instanceof ZonedColumn zoned) {
      return isTick()
          ? zoned.map(moments -> shift(operator, moments))
          : ZonedTimes.changed(zoned, (TimeColumn) shift(operator, zoned.local()));
    }
    TimeColumn times = (TimeColumn) DateColumns.parse(column);
    Column moved = DateFields.moved(times, time -> moved(time, direction));
    if (column.dtype() != DType.OBJECT) {
      return moved;
    }
    return column.size() == 0 ? DoubleColumn.of() : ObjectColumn.of(moved); // numpy's array of none
  }

  private Object moved(ZonedTimestamp time, BinaryOperator operator) {
    Timestamp from = isTick() ? time.moment() : time.naive();
    Timestamp to = Timestamp.of(moved(from.dateTime(), direction(operator))).in(from.unit());
    return isTick() ? new ZonedTimestamp(to, time.zone()) : ZonedTimes.changed(time, to);
  }

  private static int direction(BinaryOperator operator) {
    return switch (operator) {
      case ADD -> 1;
      case SUBTRACT -> -1;
      default ->
          throw PythonError.typeError(
              "unsupported operand type(s) for " + operator.symbol() + ": 'DateOffset'");
    };
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    if (operator == BinaryOperator.MULTIPLY && right instanceof Long times) {
      return new OffsetObject(shift, count * times);
    }
    if (right instanceof Timedelta || right instanceof OffsetObject) {
      throw besideDuration();
    }
    return operator == BinaryOperator.ADD ? reflected(context, operator, right) : null;
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return switch (left) {
      case Timestamp time ->
          Timestamp.of(moved(time.dateTime(), direction(operator))).in(time.unit());
      case ZonedTimestamp time -> moved(time, operator);
      case AwareDateTime time -> moved(ZonedTimestamp.of(time), operator);
      case LocalDateTime time -> Timestamp.ofPython(moved(time, direction(operator)));
      case NaT _ ->
          operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT ? left : null;
      case Period period ->
          throw PythonError.unsupported("adding this offset to a period", "add a whole number");
      case LocalDate date ->
          Timestamp.of(moved(date.atStartOfDay(), direction(operator))).in(NumpyUnit.SECOND);
      case Long times when operator == BinaryOperator.MULTIPLY ->
          new OffsetObject(shift, count * times);
      case Timedelta _ -> throw besideDuration();
      default -> null;
    };
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return operator == UnaryOperator.NEGATE ? new OffsetObject(shift, -count) : null;
  }
}
