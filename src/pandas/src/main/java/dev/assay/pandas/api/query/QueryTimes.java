package dev.assay.pandas.api.query;

import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.syntax.ComparisonKind;
import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.time.LocalDate;

/** What {@code query} makes of a single value beside a column of dates: a date itself. */
final class QueryTimes {

  private static final double LEAST_YEAR = 1000;

  private QueryTimes() {}

  static boolean isText(Object value) {
    return value instanceof String;
  }

  static boolean isEquality(ComparisonKind kind) {
    return kind == ComparisonKind.EQUAL || kind == ComparisonKind.NOT_EQUAL;
  }

  /** A text is looked for among periods as it is, and not read as one. */
  static Object besidePeriods(Expression.ComparisonStep step, Object left, Object right) {
    return isText(right)
            && isEquality(step.kind())
            && left instanceof SeriesObject series
            && series.series().dtype() == DType.PERIOD
        ? PyList.of(right)
        : right;
  }

  /**
   * The value as it is compared with another one: a number or a text beside dates is read as a
   * date, unless it is the result of an operator.
   *
   * @throws PythonError a ValueError, or its kind DateParseError, for what is no date
   */
  static Object besideTimes(Expression term, Object value, Object other) {
    boolean zoned =
        other instanceof SeriesObject series && series.series().values() instanceof ZonedColumn;
    if (zoned && value instanceof String text) {
      return DateColumns.zonedScalar(text);
    }
    boolean dates = other instanceof SeriesObject series && series.series().dtype().isDatetime();
    boolean operation =
        term instanceof Expression.Unary
            || term instanceof Expression.Binary
            || term instanceof Expression.Comparison;
    if (!dates || operation) {
      return value;
    }
    return switch (value) {
      case NumpyInt number -> Scalars.timestamp(number.value());
      case Long number -> date(number.toString());
      case Double number -> date(Text.str(number));
      case Boolean truth -> date(Text.str(truth));
      case String text -> date(text);
      case LocalDate day -> Scalars.boxed(day.atStartOfDay());
      default -> value;
    };
  }

  private static Object date(String text) {
    if (isSmallNumber(text)) {
      throw PythonError.valueError("Given date string \"" + text + "\" not likely a datetime")
          .hinting("; write the date as text");
    }
    Object parsed = DateParser.parseOrMissing(text);
    if (parsed != Scalars.NAT) {
      return parsed;
    }
    if (text.length() == 1) {
      throw text.equals("0")
          ? new PythonError("DateParseError", "day is out of range for month: 0")
          : PythonError.valueError("Given date string \"" + text + "\" not likely a datetime");
    }
    throw new PythonError(
        "DateParseError", "Unknown datetime string format, unable to parse: " + text);
  }

  /** Whether the text is a number too small for a year; one that begins with 0 may be a date. */
  private static boolean isSmallNumber(String text) {
    if (text.startsWith("0")) {
      return false;
    }
    try {
      return Double.parseDouble(text) < LEAST_YEAR;
    } catch (NumberFormatException _) {
      return false;
    }
  }
}
