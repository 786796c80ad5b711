package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.dtype.CategoryType;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code astype} of numpy's arrays, which have dtypes that columns have not. */
public final class ArrayCasts {

  private static final Pattern TIMES =
      Pattern.compile("(datetime64|timedelta64|<?M8|<?m8)\\[(\\w+)]");

  private static final Pattern TEXT = Pattern.compile("<?[Uu](\\d+)");

  /** The characters that numpy reserves for the texts of dates and durations. */
  private static final int TEXT_OF_DATE = 28;

  private ArrayCasts() {}

  /** The array in another dtype. */
  public static ArrayObject cast(Context context, ArrayObject array, Object dtype) {
    String name = dtype instanceof CategoryType ? "category" : Astype.name(context, dtype);
    Matcher times = TIMES.matcher(name);
    if (times.matches()) {
      boolean dates = times.group(1).contains("M") || times.group(1).startsWith("date");
      return timed(context, array, dates ? DType.DATETIME : DType.TIMEDELTA, times.group(2));
    }
    if (name.equals("datetime64") && array.column() instanceof ObjectColumn texts) {
      throw PythonError.unsupported(
          "an array of datetime64 without a unit", "write dtype='datetime64[ns]'");
    }
    Matcher text = TEXT.matcher(name);
    if (text.matches()) {
      return cut(texts(context, array), Integer.parseInt(text.group(1)));
    }
    if (Astype.isText(context, dtype)) {
      return texts(context, array);
    }
    Column column = array.column();
    if (column instanceof TimeColumn && array.form() != ArrayForm.PANDAS) {
      return ofTimes(context, array, name, dtype);
    }
    return Wrap.array(context, Astype.cast(context, column, dtype));
  }

  /**
   * {@code array.astype(dtype)}: what no whole number is becomes the least one, where a series and
   * a list raise an error.
   */
  public static ArrayObject astype(Context context, ArrayObject array, Object dtype) {
    return isTruncated(context, array.column(), dtype)
        ? Wrap.array(context, plain(context, array.column(), dtype))
        : cast(context, array, dtype);
  }

  /** Cells cast as numpy does it. */
  public static Column plain(Context context, Column cells, Object dtype) {
    return isTruncated(context, cells, dtype)
        ? Casts.truncated((DoubleColumn) cells, Astype.dtype(context, dtype))
        : Astype.cast(context, cells, dtype);
  }

  private static boolean isTruncated(Context context, Column cells, Object dtype) {
    return cells instanceof DoubleColumn && Astype.isInteger(context, dtype);
  }

  private static ArrayObject timed(Context context, ArrayObject array, DType dtype, String symbol) {
    NumpyUnit unit = NumpyUnit.of(symbol);
    if (unit == null) {
      throw PythonError.typeError("Invalid datetime unit in metadata string \"[" + symbol + "]\"");
    }
    boolean spans = dtype.isTimedelta();
    if (spans && !unit.isFixed()) {
      throw PythonError.unsupported(
          "arrays of timedelta64[" + symbol + "]", "count months or years as whole numbers");
    }
    Column column = array.column();
    long[] nanos = nanos(column, dtype, unit);
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          nanos[at] == TimeColumn.NAT
              ? TimeColumn.NAT
              : spans
                  ? nanos[at] / unit.nanos() * unit.nanos()
                  : unit.momentAt(unit.countAt(nanos[at]));
    }
    context.budget().cells(nanos.length);
    return new ArrayObject(new TimeColumn(nanos, dtype.in(unit)), ArrayForm.of(unit));
  }

  private static long[] nanos(Column given, DType dtype, NumpyUnit unit) {
    boolean spans = dtype.isTimedelta() && given.dtype() == DType.OBJECT;
    Column column = spans ? Columns.infer(given.items()) : given;
    if (column instanceof TimeColumn times && times.dtype().kind() == dtype.kind()) {
      return times.values().clone();
    }
    if (column instanceof LongColumn whole) {
      long[] nanos = Allocation.longs(whole.size());
      for (int at = 0; at < nanos.length; at++) {
        nanos[at] =
            dtype.isDatetime()
                ? unit.momentAt(whole.values()[at])
                : Math.multiplyExact(whole.values()[at], unit.nanos());
      }
      return nanos;
    }
    if (dtype.isDatetime() && column instanceof ObjectColumn) {
      return ((TimeColumn) DateColumns.each(column)).values().clone();
    }
    throw PythonError.unsupported(
        "astype('" + dtype.text() + "') of " + column.dtypeName(), "use pd.to_datetime()");
  }

  /** Counts of its unit, or what Python has for the elements. */
  private static ArrayObject ofTimes(
      Context context, ArrayObject array, String name, Object dtype) {
    if (name.equals("object") || name.equals("O")) {
      return Wrap.array(context, ObjectColumn.of(array.listed()));
    }
    TimeColumn times = (TimeColumn) array.column();
    long[] counts =
        Allocation.longs(times.size(), at -> ((NumpyTemporal) array.element(at)).count());
    if (name.equals("int64") || name.equals("int")) {
      return Wrap.array(context, LongColumn.of(counts));
    }
    if (array.unit() != NumpyUnit.NANO) {
      return Wrap.array(context, Astype.cast(context, LongColumn.of(counts), dtype));
    }
    return Wrap.array(context, Astype.cast(context, times, dtype));
  }

  /** Text of at most as many characters as numpy reserves for the values. */
  private static ArrayObject texts(Context context, ArrayObject array) {
    Column column = array.column();
    Object[] texts = Allocation.objects(column.size(), at -> Text.str(array.element(at)));
    context.budget().cells(texts.length);
    ObjectColumn cells = ObjectColumn.of(texts);
    return new ArrayObject(cells, new ArrayForm.Texts(width(array, cells)));
  }

  private static int width(ArrayObject array, ObjectColumn texts) {
    Integer reserved =
        array.form() instanceof ArrayForm.Texts(int own) ? own : width(array.column());
    if (array.column() instanceof TimeColumn) {
      boolean dates = array.column().dtype().isDatetime();
      return array.unit() == NumpyUnit.NANO && dates ? 48 : TEXT_OF_DATE;
    }
    return reserved == null ? longest(texts) : reserved;
  }

  /** The characters of the longest text, of which numpy reserves at least one. */
  public static int longest(Column texts) {
    int longest = 1;
    for (Object text : texts.items()) {
      longest =
          text instanceof String given
              ? Math.max(longest, given.codePointCount(0, given.length()))
              : longest;
    }
    return longest;
  }

  /** The characters that numpy reserves for numbers of a dtype; {@code null} for objects. */
  public static @Nullable Integer width(Column column) {
    DType dtype = column.dtype();
    return switch (dtype.kind()) {
      case BOOL -> 5;
      case FLOAT -> 32;
      case INTEGER ->
          switch (dtype.bits()) {
            case 8 -> dtype.isUnsigned() ? 3 : 4;
            case 16 -> dtype.isUnsigned() ? 5 : 6;
            case 32 -> dtype.isUnsigned() ? 10 : 11;
            default -> dtype.isUnsigned() ? 20 : 21;
          };
      default -> null;
    };
  }

  /** Texts of arrays are put together, and nothing else. */
  static ArrayObject joined(
      Context context,
      ArrayObject array,
      BinaryOperator operator,
      Object other,
      boolean reflected) {
    boolean objects =
        other instanceof ArrayObject that
            && that.column().dtype() == DType.OBJECT
            && !(that.form() instanceof ArrayForm.Texts);
    if (objects) { // Python's own operator of each two
      Series texts = Series.of(array.column(), Scalars.NONE);
      return new ArrayObject(Operate.values(context, operator, texts, other, reflected).values());
    }
    boolean text =
        other instanceof String
            || other instanceof ArrayObject that && that.form() instanceof ArrayForm.Texts
            || other instanceof PyList;
    if (operator != BinaryOperator.ADD || !text) {
      throw PythonError.typeError(
              "ufunc '%s' did not contain a loop with signature matching types", operator.symbol())
          .hinting("; use a list or a Series");
    }
    throw PythonError.unsupported(
        "adding to an array of texts", "make a Series of it: pd.Series(array)");
  }

  /** An array of text whose texts are cut to a width. */
  static ArrayObject cut(ArrayObject array, int width) {
    Object[] cells = array.column().items().toArray();
    for (int at = 0; at < cells.length; at++) {
      cells[at] = cut((String) cells[at], width);
    }
    return new ArrayObject(ObjectColumn.of(cells), new ArrayForm.Texts(width));
  }

  static String cut(String text, int width) {
    return text.codePointCount(0, text.length()) <= width
        ? text
        : text.substring(0, text.offsetByCodePoints(0, width));
  }

  /** Values after an assignment, in the dtype that an array of numpy's keeps. */
  static Column kept(Context context, ArrayObject array, Column changed) {
    Column before = array.column();
    if (array.form() instanceof ArrayForm.Texts(int width)) {
      Column texts = texts(context, new ArrayObject(changed)).column();
      return cut(new ArrayObject(texts), width).column();
    }
    if (before instanceof TimeColumn
        && array.form() != ArrayForm.PANDAS
        && changed.dtype().kind() != before.dtype().kind()) {
      throw PythonError.unsupported(
          "writing other values than times into an array of times",
          "use np.datetime64(...), np.timedelta64(...) or pd.NaT");
    }
    boolean numbers = before.dtype().isNumeric() && !before.dtype().isNullable();
    if (!numbers || changed.dtype() == before.dtype()) {
      return changed;
    }
    if (before.dtype().isInteger() && changed.hasMissing()) {
      throw PythonError.valueError("cannot convert float NaN to integer");
    }
    return Casts.cast(changed, before.dtype());
  }

  /** Whether both sides are truths of numpy's, which divides them and has powers of them. */
  static boolean areTruths(ArrayObject array, Object other) {
    boolean truths =
        other instanceof Boolean
            || other instanceof NumpyBool
            || other instanceof ArrayObject that && that.column() instanceof BoolColumn;
    return truths && array.column() instanceof BoolColumn;
  }

  /** Truths as the narrowest numbers. */
  static ArrayObject bits(ArrayObject truths) {
    return new ArrayObject(new LongColumn(Numbers.longs(truths.column()), DType.INT8));
  }

  /** Whole numbers beside times of a unit as nanoseconds. */
  static long nanos(long count, NumpyUnit unit) {
    return Math.multiplyExact(count, unit.nanos());
  }

  /** The counts of a column of whole numbers, as a duration of a unit each. */
  static Column spans(Column counts, NumpyUnit unit) {
    long[] nanos = Numbers.longs(counts).clone();
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] = nanos(nanos[at], unit);
    }
    return TimeColumn.timedeltas(nanos);
  }
}
