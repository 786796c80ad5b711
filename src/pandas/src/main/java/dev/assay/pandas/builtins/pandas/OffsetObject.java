package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.UnaryOperator;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** {@code pd.DateOffset}: calendar units added to dates. */
record OffsetObject(long months, long days, long nanos, int sign) implements PyObject {

  private static final String[] UNITS = {
    "years", "months", "weeks", "days", "hours", "minutes", "seconds"
  };

  static final PyType<OffsetObject> TYPE =
      PyType.builder("DateOffset", OffsetObject.class)
          .doc("calendar units to be added to dates")
          .constructor(
              "n=1, *, years=0, months=0, weeks=0, days=..., hours=0, minutes=0, seconds=0",
              OffsetObject::create)
          .build();

  private static Object create(Args args) {
    boolean none = !args.has("days");
    for (String unit : UNITS) {
      none &= unit.equals("days") || args.integer(unit) == 0;
    }
    long days = args.has("days") ? args.integer("days") : none ? 1 : 0;
    long seconds =
        args.integer("hours") * 3600 + args.integer("minutes") * 60 + args.integer("seconds");
    return new OffsetObject(
        args.integer("years") * 12 + args.integer("months"),
        args.integer("weeks") * 7 + days,
        seconds * 1_000_000_000L,
        (int) args.integer("n"));
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private LocalDateTime moved(LocalDateTime time, int direction) {
    long by = (long) direction * sign;
    return time.plusMonths(months * by).plusDays(days * by).plusNanos(nanos * by);
  }

  /** Dates with the offset added, or taken away. */
  Column shift(BinaryOperator operator, Column column) {
    int direction = direction(operator);
    TimeColumn times = (TimeColumn) DateColumns.parse(column);
    return DateFields.moved(times, time -> moved(time, direction));
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
      return new OffsetObject(months, days, nanos, (int) (sign * times));
    }
    return operator == BinaryOperator.ADD ? reflected(context, operator, right) : null;
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return switch (left) {
      case Timestamp time -> Timestamp.of(moved(time.dateTime(), direction(operator)));
      case LocalDateTime time -> Timestamp.of(moved(time, direction(operator)));
      case LocalDate date -> Timestamp.of(moved(date.atStartOfDay(), direction(operator)));
      case Long times when operator == BinaryOperator.MULTIPLY ->
          new OffsetObject(months, days, nanos, (int) (sign * times));
      default -> null;
    };
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return operator == UnaryOperator.NEGATE ? new OffsetObject(months, days, nanos, -sign) : null;
  }
}
