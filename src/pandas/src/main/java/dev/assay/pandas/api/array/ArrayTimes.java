package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** Arithmetic of numpy's arrays of times and durations, which count a unit. */
final class ArrayTimes {

  private ArrayTimes() {}

  static Object binary(
      Context context,
      BinaryOperator operator,
      ArrayObject array,
      Object other,
      boolean reflected) {
    NumpyUnit unit = unit(array);
    if (other instanceof NumpyTemporal time) {
      unit = unit(array, time.unit());
    } else if (other instanceof ArrayObject that && that.column() instanceof TimeColumn) {
      unit = unit(array, that.unit());
    } else if (other instanceof Timedelta || other instanceof Timestamp) {
      unit = NumpyUnit.NANO;
    }
    requireLength(operator, unit);
    boolean sum = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
    Object right = sum ? counted(other, unit) : other;
    if (isOfMonths(other)) {
      throw PythonError.unsupported(
          "adding months or years to an array", "use pd.DateOffset(months=...) and a Series");
    }
    ArrayObject left = sum ? timesIn(array, unit) : array;
    Column result =
        Operate.values(context, operator, Series.of(left.column(), Scalars.NONE), right, reflected)
            .values();
    return wrapped(context, result, unit);
  }

  /** Whether numpy sees no time in a value that it is asked to compare with times. */
  static boolean isNoTime(Object value) {
    return value instanceof String
        || value instanceof LocalDate
        || value instanceof LocalDateTime
        || value instanceof Duration;
  }

  /** What durations are compared with: whole numbers and truths count their unit. */
  static Object beside(Context context, ArrayObject spans, Object other) {
    return switch (other) {
      case Boolean truth -> counted(truth ? 1L : 0L, spans.unit());
      case Long _, NumpyInt _ -> counted(other, spans.unit());
      case ArrayObject _, PyList _ -> {
        Column column = Read.column(context, other);
        boolean counts = column.dtype().isInteger() || column.dtype().isBool();
        yield counts && !(column instanceof MaskedColumn) ? spans(column, spans.unit()) : other;
      }
      default -> other;
    };
  }

  static ArrayObject spans(Column counts, NumpyUnit unit) {
    return new ArrayObject(ArrayCasts.spans(LongColumn.of(Numbers.longs(counts)), unit));
  }

  /** Whether numpy has no arithmetic of its times with a value. */
  static boolean isNoOperand(ArrayObject array, Object value) {
    boolean dates = array.column().dtype().isDatetime();
    return isNoTime(value) || dates && value instanceof Timestamp || value instanceof OffsetObject;
  }

  static PythonError unsupported(Context context, BinaryOperator operator, Object other) {
    return PythonError.typeError(
            "unsupported operand type(s) for %s: 'numpy.ndarray' and '%s'",
            operator.symbol(), context.typeName(other))
        .hinting("; use np.datetime64(...) or np.timedelta64(...)");
  }

  private static NumpyUnit unit(ArrayObject array) {
    return array.unit();
  }

  private static NumpyUnit unit(ArrayObject array, NumpyUnit other) {
    return array.column() instanceof TimeColumn ? unit(array).finer(other) : other;
  }

  /** Whole numbers count the unit of the times that they are added to. */
  private static Object counted(Object value, NumpyUnit unit) {
    return switch (value) {
      case Long count -> new Timedelta(ArrayCasts.nanos(count, unit));
      case NumpyInt count -> new Timedelta(ArrayCasts.nanos(count.value(), unit));
      case ArrayObject array -> timesIn(array, unit);
      default -> value;
    };
  }

  private static ArrayObject timesIn(ArrayObject array, NumpyUnit unit) {
    return array.column() instanceof LongColumn counts
        ? new ArrayObject(ArrayCasts.spans(counts, unit))
        : array;
  }

  private static boolean isOfMonths(Object value) {
    return value instanceof NumpySpan span && !span.unit().isFixed();
  }

  /** Differences of months have no column; moments of months may be moved. */
  private static void requireLength(BinaryOperator operator, NumpyUnit unit) {
    if (!unit.isFixed() && operator != BinaryOperator.ADD) {
      throw PythonError.unsupported(
          "arithmetic of arrays of datetime64[" + unit.symbol() + "]",
          "count months as whole numbers: year * 12 + month");
    }
  }

  /** Durations are whole units: what is beyond them is cut off. */
  private static Object wrapped(Context context, Column result, NumpyUnit unit) {
    context.budget().cells(result.size());
    if (!(result instanceof TimeColumn times) || unit == NumpyUnit.NANO) {
      return new ArrayObject(result);
    }
    long[] nanos = times.values().clone();
    for (int at = 0; at < nanos.length && unit.isFixed(); at++) {
      boolean spans = times.dtype().isTimedelta() && nanos[at] != TimeColumn.NAT;
      nanos[at] = spans ? nanos[at] / unit.nanos() * unit.nanos() : nanos[at];
    }
    return new ArrayObject(new TimeColumn(nanos, times.dtype().in(unit)), ArrayForm.of(unit));
  }
}
