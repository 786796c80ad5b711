package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.TypeNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Text to numbers and values to text, as Python's int, float and str convert. */
public final class TextCasts {

  private static final Pattern INTEGER = Pattern.compile("[+-]?\\d+(_\\d+)*");
  private static final Pattern REAL =
      Pattern.compile(
          "[+-]?(\\d+(_\\d+)*\\.?(\\d+)?|\\.\\d+)([eE][+-]?\\d+)?|(?i:[+-]?(inf|infinity|nan))");

  private static final Pattern MIDNIGHT = Pattern.compile(" \\+?00:00:00$");

  private TextCasts() {}

  /** {@code int(value)}, but not of a value that is missing. */
  public static long integer(Object value) {
    return switch (Scalars.plain(value)) {
      case Long number -> number;
      case Boolean truth -> truth ? 1 : 0;
      case Double number when number.isNaN() ->
          throw PythonError.valueError("cannot convert float NaN to integer");
      case Double number when number.isInfinite() ->
          throw new PythonError("OverflowError", "cannot convert float infinity to integer");
      case Double number when Math.abs(number) >= 0x1p63 -> throw tooLarge();
      case Double number -> (long) (double) number;
      case String text when INTEGER.matcher(text.strip()).matches() -> parseLong(text);
      case String text ->
          throw PythonError.valueError(
              "invalid literal for int() with base 10: " + Text.repr(text));
      default ->
          throw PythonError.typeError(
              "int() argument must be a string, a bytes-like object or a real number, not '"
                  + TypeNames.of(value)
                  + "'");
    };
  }

  private static long parseLong(String text) {
    try {
      String digits = text.strip().replace("_", "");
      return Long.parseLong(digits.startsWith("+") ? digits.substring(1) : digits);
    } catch (NumberFormatException _) {
      throw tooLarge();
    }
  }

  private static PythonError tooLarge() {
    return new PythonError("OverflowError", "Python int too large to convert to C long");
  }

  /** {@code float(value)}; None is NaN. */
  static double real(Object value) {
    return switch (Scalars.plain(value)) {
      case Double number -> number;
      case Long number -> number;
      case Boolean truth -> truth ? 1 : 0;
      case BigInteger number -> number.doubleValue();
      case String text -> realText(text);
      case PyList _, PyTuple _ ->
          throw PythonError.valueError("setting an array element with a sequence.");
      default -> {
        if (value == Scalars.NONE) {
          yield Double.NaN;
        }
        throw PythonError.typeError(
            "float() argument must be a string or a real number, not '"
                + TypeNames.of(value)
                + "'");
      }
    };
  }

  private static double realText(String text) {
    TimeLimit.check();
    String trimmed = text.strip();
    if (!REAL.matcher(trimmed).matches()) {
      throw PythonError.valueError("could not convert string to float: " + Text.repr(text));
    }
    return parseReal(trimmed);
  }

  /** The number that a text is; {@code isReal} must have held. */
  public static double parseReal(String text) {
    String lower = LetterCase.lower(text.strip()).replace("_", "");
    boolean negative = lower.startsWith("-");
    String unsigned = negative || lower.startsWith("+") ? lower.substring(1) : lower;
    double value =
        switch (unsigned) {
          case "inf", "infinity" -> Double.POSITIVE_INFINITY;
          case "nan" -> Double.NaN;
          default -> Double.parseDouble(unsigned);
        };
    return negative ? -value : value;
  }

  /** Whether Python's float accepts the text. */
  public static boolean isReal(String text) {
    return REAL.matcher(text.strip()).matches();
  }

  /** {@code astype(str)}: also missing values become text, but for NaT and NA among categories. */
  public static ObjectColumn texts(Column column) {
    return column instanceof CategoryColumn categories ? ofCategories(categories) : plain(column);
  }

  private static ObjectColumn ofCategories(CategoryColumn column) {
    Column categories = column.categories();
    ObjectColumn texts = plain(categories);
    boolean times = categories.dtype().isTime() || categories instanceof PeriodColumn;
    boolean ofMasked = categories.dtype().isNullable() || categories.dtype() == DType.STRING;
    Object missing = times ? Scalars.NAT : ofMasked ? Scalars.NA : "nan";
    return ObjectColumn.of(
        Allocation.objects(
            column.size(), at -> column.isMissing(at) ? missing : texts.item(column.codes()[at])));
  }

  private static ObjectColumn plain(Column column) {
    return texts(column, column instanceof TimeColumn times && DateFormatter.wholeDays(times));
  }

  /**
   * @param days whether times are midnights and are written without them
   */
  public static ObjectColumn texts(Column column, boolean days) {
    List<String> texts = new ArrayList<>();
    for (int at = 0; at < column.size(); at++) {
      texts.add(Text.str(column.item(at)));
    }
    if (column.dtype().isDatetime()) {
      texts = DateFormatter.withSameFractions(texts);
    }
    return ObjectColumn.of(
        texts.stream()
            .map(text -> days ? MIDNIGHT.matcher(text).replaceFirst("") : text)
            .toArray());
  }

  /** What constructors make of a dtype of text: missing values stay the ones that they are. */
  public static ObjectColumn textsOfPresent(Column column) {
    Object[] texts = texts(column).values().clone();
    for (int at = 0; at < texts.length; at++) {
      if (column.isMissing(at)) {
        texts[at] = column.item(at);
      }
    }
    return ObjectColumn.of(texts);
  }

  /** {@code astype('string')}: missing values stay missing. */
  static ObjectColumn strings(Column column) {
    Object[] texts = texts(column).values().clone();
    for (int at = 0; at < texts.length; at++) {
      if (column.isMissing(at)) {
        texts[at] = Scalars.NA;
      }
    }
    return ObjectColumn.strings(texts);
  }
}
