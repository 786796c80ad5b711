package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.csv.CsvNumbers;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.TypeNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** {@code pd.to_numeric}: text as numbers. */
public final class ToNumeric {

  private static final Pattern INTEGER = Pattern.compile("[+-]?\\d+");
  private static final BigInteger LARGEST = BigInteger.ONE.shiftLeft(Long.SIZE);

  private ToNumeric() {}

  /**
   * The numbers of a column.
   *
   * @param coerce whether what is no number becomes NaN, else it is a ValueError
   */
  public static Column of(Column column, boolean coerce) {
    return switch (column) {
      case ObjectColumn objects -> objects(objects, coerce);
      case CategoryColumn(_, IntervalColumn _, _) -> intervals(column.size(), coerce);
      case IntervalColumn _ -> intervals(column.size(), coerce);
      case CategoryColumn categories -> of(categories.decoded(), coerce);
      case PeriodColumn periods -> objects(ObjectColumn.of(periods), coerce);
      case TimeColumn times -> Casts.cast(times, DType.INT64);
      default -> column;
    };
  }

  private static Column intervals(int size, boolean coerce) {
    if (!coerce) {
      throw PythonError.typeError("Invalid object type: an interval is no number");
    }
    return DoubleColumn.allMissing(size);
  }

  private static Column objects(ObjectColumn column, boolean coerce) {
    if (areWhole(column)) {
      return Casts.cast(column, DType.INT64);
    }
    List<Object> numbers = new ArrayList<>(column.size());
    for (int at = 0; at < column.size(); at++) {
      TimeLimit.check();
      numbers.add(number(Scalars.plain(column.values()[at]), at, coerce));
    }
    boolean truths = numbers.stream().anyMatch(Boolean.class::isInstance);
    if (truths && !numbers.stream().allMatch(Boolean.class::isInstance)) {
      numbers.replaceAll(each -> each instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : each);
    }
    withoutUnsigned(numbers, coerce);
    if (column.dtype() == DType.STRING) {
      boolean whole =
          (numbers.isEmpty() || numbers.stream().anyMatch(Long.class::isInstance))
              && Arrays.stream(column.values()).noneMatch(ToNumeric::isTextOfNaN)
              && numbers.stream().allMatch(each -> each instanceof Long || Scalars.isMissing(each));
      return Casts.cast(
          Columns.infer(numbers), whole ? DType.NULLABLE_INT64 : DType.NULLABLE_FLOAT64);
    }
    if (numbers.isEmpty()) {
      return LongColumn.of();
    }
    Column inferred = Columns.infer(numbers);
    boolean allMissing =
        inferred.dtype() == DType.OBJECT && numbers.stream().allMatch(Scalars::isMissing);
    return allMissing ? Casts.cast(inferred, DType.FLOAT64) : inferred;
  }

  /**
   * Whether the first is an integer and all others are one by their value, as 2.0 and True are:
   * then all are taken for integers ({@code maybe_convert_numeric} in pandas/_libs/lib.pyx).
   */
  private static boolean areWhole(ObjectColumn column) {
    if (column.size() == 0 || !(Scalars.plain(column.values()[0]) instanceof Long)) {
      return false;
    }
    for (Object value : column.values()) {
      boolean whole =
          switch (Scalars.plain(value)) {
            case Long _, Boolean _ -> true;
            case Double number -> number == Math.rint(number) && Math.abs(number) < 0x1p63;
            default -> false;
          };
      if (!whole) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whole numbers above 64 bits with a sign become floats beside negative ones, missing ones and
   * floats; alone they would be uint64.
   */
  private static void withoutUnsigned(List<Object> numbers, boolean coerce) {
    if (numbers.stream().noneMatch(BigInteger.class::isInstance)) {
      return;
    }
    boolean real = false;
    boolean conflict = false;
    for (Object each : numbers) {
      real |= each instanceof Double number && !number.isNaN();
      conflict |= Scalars.isMissing(each) || each instanceof Long number && number < 0;
    }
    if (!real && !conflict || conflict && !coerce) {
      throw PythonError.unsupported(
          "to_numeric() of whole numbers above 9223372036854775807", "convert them to float first");
    }
    numbers.replaceAll(each -> each instanceof BigInteger big ? (Object) big.doubleValue() : each);
  }

  /** Empty text and "nan" are fractions; what is coerced is missing among whole numbers, too. */
  private static boolean isTextOfNaN(Object value) {
    return value instanceof String text
        && (text.isEmpty() || Double.isNaN(CsvNumbers.real(text).orElse(0)));
  }

  private static Object number(Object value, int at, boolean coerce) {
    return switch (value) {
      case Long _, Double _, Boolean _ -> value;
      case BigInteger number ->
          number.signum() < 0 || number.compareTo(LARGEST) >= 0 ? number.doubleValue() : number;
      case String text -> ofText(text, at, coerce);
      default -> {
        if (Scalars.isMissing(value)) {
          yield Scalars.NAN;
        }
        if (coerce) {
          yield Scalars.NAN;
        }
        throw PythonError.typeError("Invalid object type at position " + at)
            .hinting(": " + TypeNames.of(value));
      }
    };
  }

  /**
   * A text as pandas' parser of numbers takes it: blanks around it, but no underscores, no other
   * bases and no number that a float cannot hold; an empty text is missing.
   */
  private static Object ofText(String text, int at, boolean coerce) {
    OptionalDouble real = CsvNumbers.real(text);
    if (real.isEmpty()) {
      if (coerce || text.isEmpty()) {
        return Scalars.NAN;
      }
      throw PythonError.valueError(
          "Unable to parse string " + Text.quoted(text).replace('\'', '"') + " at position " + at);
    }
    String trimmed = text.strip();
    return INTEGER.matcher(trimmed).matches()
        ? whole(trimmed, real.getAsDouble(), at, coerce)
        : real.getAsDouble();
  }

  private static Object whole(String text, double real, int at, boolean coerce) {
    Spending.bits(4L * text.length());
    BigInteger number = new BigInteger(text.startsWith("+") ? text.substring(1) : text);
    if (number.bitLength() < Long.SIZE) {
      return number.longValue();
    }
    if (number.signum() < 0 || number.compareTo(LARGEST) >= 0) {
      if (coerce) {
        return real;
      }
      throw PythonError.valueError("Integer out of range. at position " + at);
    }
    return number;
  }
}
