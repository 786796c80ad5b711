package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.compute.Operand;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** Element by element the value of the first condition that holds: where and select of numpy. */
final class Choice {

  private Choice() {}

  /** The chosen values in the dtype that numpy finds for all choices. */
  static Column of(
      Context context, List<boolean[]> conditions, List<Object> choices, Object otherwise) {
    List<Object> given = new ArrayList<>(choices);
    given.add(otherwise);
    return chosen(conditions, alike(context, given, conditions.getFirst().length));
  }

  /**
   * The choices and what is given otherwise, as many values of each as wanted, in one dtype.
   *
   * @throws PythonError a DTypePromotionError where they have none in common
   */
  static List<Column> alike(Context context, List<Object> given, int size) {
    List<Column> parts = new ArrayList<>();
    for (Object each : given) {
      parts.add(spread(context, each, size));
    }
    return unified(given, parts);
  }

  /** Of each row the value of the first condition that holds, else that of the last column. */
  static Column chosen(List<boolean[]> conditions, List<Column> alike) {
    int size = conditions.getFirst().length;
    int[] positions = Allocation.ints(size);
    for (int at = 0; at < size; at++) {
      int part = 0;
      while (part < conditions.size() && !conditions.get(part)[at]) {
        part++;
      }
      positions[at] = part * size + at;
    }
    return Columns.concat(alike).take(positions);
  }

  /** One value repeated, or as many values as wanted. */
  static Column spread(Context context, Object value, int size) {
    if (!Read.isListLike(value)) {
      return Columns.filled(value instanceof NumpyInt ? value : Scalars.boxed(value), size);
    }
    Column read =
        value instanceof PyList || value instanceof PyTuple
            ? ArrayArgument.column(context, value)
            : Read.column(context, value);
    Column column =
        switch (read) {
          case MaskedColumn masked -> masked.plain();
          case CategoryColumn categories -> categories.decoded();
          case ZonedColumn zoned -> ObjectColumn.of(zoned);
          default -> read;
        };
    if (column.size() == 1) {
      return column.take(Allocation.ints(size));
    }
    if (column.size() != size) {
      throw PythonError.broadcastError(size, column.size());
    }
    return column;
  }

  /** Text beside arrays of numbers makes text of them; beside a single number it is an error. */
  private static List<Column> unified(List<Object> given, List<Column> parts) {
    boolean text = false;
    boolean objects = false;
    boolean numbers = false;
    for (int at = 0; at < parts.size(); at++) {
      boolean single = !Read.isListLike(given.get(at));
      boolean own = ArrayArgument.isOfTexts(given.get(at), parts.get(at));
      text |= own || given.get(at) instanceof String;
      objects |= !single && !own && !parts.get(at).dtype().isNumeric() || isObject(given.get(at));
      numbers |= single && isNumber(given.get(at));
    }
    if (text && !objects) {
      if (numbers) {
        throw PythonError.promotionError(
            "The DType <class 'numpy.dtypes.StrDType'> could not be promoted: text and a number"
                + " have no common dtype; write the number as text, or use None for no text");
      }
      return parts.stream().map(part -> (Column) TextCasts.texts(part)).toList();
    }
    requireTimes(given, parts);
    if (!text && given.stream().noneMatch(Choice::isObject)) {
      return common(given, withTimes(given, parts));
    }
    if (!text
        && IntStream.range(0, parts.size()).anyMatch(at -> isTimes(given, parts, at))
        && given.stream().anyMatch(Choice::isObject)) {
      return IntStream.range(0, parts.size())
          .mapToObj(at -> isTimes(given, parts, at) ? ticks(parts.get(at)) : parts.get(at))
          .map(part -> (Column) ObjectColumn.of(part))
          .toList();
    }
    return text ? parts : common(given, parts);
  }

  /** Beside arrays of times, numpy's NaT is one of them, and whole numbers are nanoseconds. */
  private static List<Column> withTimes(List<Object> given, List<Column> parts) {
    DType times = null;
    for (int at = 0; at < parts.size(); at++) {
      times = isTimes(given, parts, at) && times != DType.DATETIME ? parts.get(at).dtype() : times;
    }
    if (times == null) {
      return parts;
    }
    List<Column> fitting = new ArrayList<>();
    for (int at = 0; at < parts.size(); at++) {
      Column part = parts.get(at);
      boolean whole = part.dtype().isInteger() || part.dtype().isBool();
      Column timed =
          given.get(at) instanceof NumpyTemporal time && time.isNat()
              ? TimeColumn.allMissing(part.size(), times)
              : part;
      fitting.add(
          whole && times.isTimedelta() ? new TimeColumn(Numbers.longs(part), times) : timed);
    }
    return fitting;
  }

  private static boolean isTimes(List<Object> given, List<Column> parts, int at) {
    return Read.isListLike(given.get(at)) && parts.get(at) instanceof TimeColumn;
  }

  /** Arrays of times beside objects, as None is, are their numbers of nanoseconds. */
  static Column ticks(Column times) {
    long[] nanos = ((TimeColumn) times).values();
    return ObjectColumn.of(
        Allocation.objects(
            nanos.length, at -> nanos[at] == TimeColumn.NAT ? Scalars.NONE : (Object) nanos[at]));
  }

  /** A TypeError for an array of times beside text, numbers or truths. */
  private static void requireTimes(List<Object> given, List<Column> parts) {
    boolean times = false;
    boolean others = false;
    boolean spans = false;
    boolean texts = false;
    for (int at = 0; at < parts.size(); at++) {
      boolean single = !Read.isListLike(given.get(at));
      DType.Kind kind = parts.get(at).dtype().kind();
      boolean timely = !single || isTimeOfNumpy(given.get(at));
      times |= timely && kind == DType.Kind.DATETIME;
      spans |= !single && kind == DType.Kind.TIMEDELTA;
      others |=
          single && isPlainCell(given.get(at)) || !single && parts.get(at).dtype().isNumeric();
      texts |= single && (given.get(at) instanceof String || given.get(at) instanceof Double);
      texts |= parts.get(at).dtype().isFloat();
    }
    if (times && others || spans && texts) {
      throw PythonError.promotionError(
          "The DType <class 'numpy.dtypes.DateTime64DType'> could not be promoted: times and other"
              + " values have no common dtype; use .where() or .mask()");
    }
  }

  private static boolean isPlainCell(Object value) {
    Object plain = Scalars.plain(value);
    return plain instanceof String
        || plain instanceof Long
        || plain instanceof Double
        || plain instanceof Boolean;
  }

  private static boolean isObject(Object value) {
    return !Read.isListLike(value)
        && !isTimeOfNumpy(value)
        && !(value instanceof String)
        && !isNumber(value)
        && !(Scalars.plain(value) instanceof Boolean);
  }

  private static boolean isTimeOfNumpy(Object value) {
    return value instanceof NumpyTemporal;
  }

  private static boolean isNumber(Object value) {
    return value instanceof Long || value instanceof Double;
  }

  /** In one dtype: a single number of Python's takes on that of the arrays, if it can. */
  private static List<Column> common(List<Object> given, List<Column> parts) {
    Operand common = null;
    for (int at = 0; at < parts.size(); at++) {
      Operand part = new Operand(parts.get(at), isNumber(given.get(at)));
      common = common == null ? part : promoted(common, part);
    }
    DType wanted = Objects.requireNonNull(common).column().dtype();
    return parts.stream()
        .map(part -> wanted.isNumeric() ? Casts.cast(part, wanted) : part)
        .toList();
  }

  /** Something of the dtype that two have in common. */
  private static Operand promoted(Operand one, Operand other) {
    one.requireFitting(other);
    other.requireFitting(one);
    boolean numbers = one.column().dtype().isNumeric() && other.column().dtype().isNumeric();
    DType dtype =
        numbers ? one.with(other) : Promotion.common(one.column().dtype(), other.column().dtype());
    return new Operand(Columns.missing(dtype, 0), one.weak() && other.weak());
  }
}
