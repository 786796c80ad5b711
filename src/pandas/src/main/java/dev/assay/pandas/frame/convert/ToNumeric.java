package dev.assay.pandas.frame.convert;

import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TypeNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** {@code pd.to_numeric}: text as numbers. */
public final class ToNumeric {

  private static final Pattern INTEGER = Pattern.compile("[+-]?\\d+");
  private static final Pattern HEXADECIMAL = Pattern.compile("0[xX][0-9a-fA-F]+");

  private ToNumeric() {}

  /**
   * The numbers of a column.
   *
   * @param coerce whether what is no number becomes NaN, else it is a ValueError
   */
  public static Column of(Column column, boolean coerce) {
    return switch (column) {
      case ObjectColumn objects -> objects(objects, coerce);
      case CategoryColumn categories -> of(categories.decoded(), coerce);
      case TimeColumn times -> LongColumn.of(times.values());
      default -> column;
    };
  }

  private static Column objects(ObjectColumn column, boolean coerce) {
    List<Object> numbers = new ArrayList<>(column.size());
    for (int at = 0; at < column.size(); at++) {
      numbers.add(number(Scalars.plain(column.values()[at]), at, coerce));
    }
    boolean truths = numbers.stream().anyMatch(Boolean.class::isInstance);
    if (truths && !numbers.stream().allMatch(Boolean.class::isInstance)) {
      numbers.replaceAll(each -> each instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : each);
    }
    if (column.dtype() == DType.STRING) {
      boolean whole =
          (numbers.isEmpty() || numbers.stream().anyMatch(Long.class::isInstance))
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

  private static Object number(Object value, int at, boolean coerce) {
    return switch (value) {
      case Long _, Double _, Boolean _ -> value;
      case BigInteger number -> number.doubleValue();
      case String text -> ofText(text, at, coerce);
      default -> {
        if (Scalars.isMissing(value)) {
          yield Scalars.NAN;
        }
        if (coerce) {
          yield Scalars.NAN;
        }
        throw PythonError.typeError(
            "Invalid object type at position " + at + ": " + TypeNames.of(value));
      }
    };
  }

  private static Object ofText(String text, int at, boolean coerce) {
    String trimmed = text.strip();
    if (INTEGER.matcher(trimmed).matches()) {
      BigInteger number = new BigInteger(trimmed.startsWith("+") ? trimmed.substring(1) : trimmed);
      return number.bitLength() < Long.SIZE ? (Object) number.longValue() : number.doubleValue();
    }
    if (TextCasts.isReal(trimmed)
        && !trimmed.contains("_")
        && !trimmed.toLowerCase(Locale.ROOT).endsWith("nan")) {
      return TextCasts.parseReal(trimmed);
    }
    if (HEXADECIMAL.matcher(trimmed).matches() && trimmed.length() < 18) {
      return Long.parseLong(trimmed.substring(2), 16);
    }
    if (coerce || text.isEmpty()) {
      return Scalars.NAN;
    }
    throw PythonError.valueError(
        "Unable to parse string " + Text.quoted(text).replace('\'', '"') + " at position " + at);
  }
}
