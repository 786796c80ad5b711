package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArraysInCells;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.api.datetimes.OffsetOperands;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.compute.ColumnArithmetic;
import dev.assay.pandas.frame.compute.ColumnComparison;
import dev.assay.pandas.frame.compute.ColumnLogic;
import dev.assay.pandas.frame.compute.Operand;
import dev.assay.pandas.frame.compute.ZonedValues;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.frame.time.WrittenDate;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.UnaryOperator;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;

/** Operators between series and anything that may stand on the other side. */
public final class Operate {

  public static final Set<BinaryOperator> LOGIC =
      Set.of(BinaryOperator.AND, BinaryOperator.OR, BinaryOperator.XOR);

  /** The operators that columns of truths do not have, by Python's names. */
  public static final Map<BinaryOperator, String> NOT_OF_TRUTHS =
      Map.of(
          BinaryOperator.DIVIDE, "truediv",
          BinaryOperator.FLOOR_DIVIDE, "floordiv",
          BinaryOperator.POWER, "pow");

  /** Those of truths by the names of Python's functions. */
  private static final Map<BinaryOperator, String> FUNCTIONS =
      Map.of(BinaryOperator.AND, "and_", BinaryOperator.OR, "or_", BinaryOperator.XOR, "xor");

  private Operate() {}

  /** {@code series op other}, or {@code other op series} when reflected. */
  public static Series values(
      Context context, BinaryOperator operator, Series series, Object other, boolean reflected) {
    context.budget().steps(series.size());
    requireFlat(other);
    if (other instanceof PySet) {
      throw PythonError.typeError(
              "unsupported operand type(s) for %s: a Series and a set", operator.symbol())
          .hinting("; use isin(...)");
    }
    if (other instanceof OffsetObject tick && tick.isTick() && series.dtype().isTimedelta()) {
      return values(context, operator, series, tick.span(), reflected);
    }
    if (other instanceof OffsetObject offset) {
      OffsetOperands.require(operator, series.values(), offset, reflected);
      return series.withValues(offset.shift(operator, series.values()));
    }
    if (other instanceof SeriesObject right) {
      requireSameLevels(series.index(), right.series().index());
      Aligner.Aligned aligned =
          Aligner.outer(series.index(), right.series().index(), context.budget());
      boolean objects = LOGIC.contains(operator) && !aligned.same();
      Column one = aligned.left(objects ? ObjectColumn.of(series.values()) : series.values());
      Column two =
          aligned.right(
              objects ? ObjectColumn.of(right.series().values()) : right.series().values());
      Object name = commonName(series, right.series());
      Column first = reflected ? two : one;
      Column second = reflected ? one : two;
      requireTimes(operator, first, second);
      return new Series(
          columns(context, operator, Operand.of(first), Operand.of(second)), aligned.index(), name);
    }
    if (operator == BinaryOperator.MODULO && !reflected && isNoneByZero(series.values(), other)) {
      return series.withValues(DoubleColumn.of());
    }
    if (other == Scalars.NA && series.dtype() == DType.OBJECT && !LOGIC.contains(operator)) {
      throw PythonError.unsupported("objects beside NA", "use astype() first");
    }
    if (LOGIC.contains(operator) && series.values() instanceof BoolColumn) {
      requireTruths(operator, other);
    }
    if (LOGIC.contains(operator) && isAllFalse(series.values(), other)) {
      return series.withValues(new BoolColumn(Allocation.booleans(series.size())));
    }
    if (!LOGIC.contains(operator)) {
      requireNoNone(operator.symbol(), other);
    }
    requireNumber(operator, series.values(), other);
    Object beside = LOGIC.contains(operator) ? widening(series.values(), other) : other;
    Operand operand = operand(context, beside, series.values());
    Operand own = Operand.of(series.values());
    Column result =
        reflected && !LOGIC.contains(operator)
            ? columns(context, operator, operand, own)
            : columns(context, operator, own, operand);
    return series.withValues(result).named(nameBeside(series, other));
  }

  private static void requireFlat(Object other) {
    if (other instanceof MatrixObject) {
      throw PythonError.valueError(
          "Lengths must match: a Series has one dimension, the array beside it two");
    }
  }

  /** Labels have a name, too, which has to be the same for the result to have it. */
  private static Object nameBeside(Series series, Object other) {
    return other instanceof IndexObject labels
        ? commonName(series, labels.series())
        : series.name();
  }

  /** Labels and tuples of one label are not brought together. */
  private static void requireSameLevels(Index one, Index other) {
    boolean single = one.levelCount() == 1 && other.levelCount() == 1;
    if (single && one instanceof MultiIndex != other instanceof MultiIndex) {
      throw PythonError.typeError("labels and tuples of one label do not align")
          .hinting("; use droplevel or reset_index first");
    }
  }

  /** None in a list is an object, which no number and no text has an operator or an order with. */
  private static void requireNoNone(String operator, Object other) {
    boolean none =
        other instanceof PyList list && list.items().contains(Scalars.NONE)
            || other instanceof PyTuple tuple && tuple.items().contains(Scalars.NONE);
    if (none) {
      throw PythonError.typeError(
              "unsupported operand type(s) for " + operator + ": a Series and a list with None")
          .hinting("; make a Series of the list");
    }
  }

  /** numpy repeats no text, nor does it add a dict. */
  private static void requireNumber(BinaryOperator operator, Column values, Object other) {
    boolean repeats = operator == BinaryOperator.MULTIPLY && other instanceof String;
    boolean none = other == Scalars.NONE && !LOGIC.contains(operator);
    boolean numbers = values.dtype().isNumeric() || values.dtype().isBool();
    boolean nullable = values.dtype().isNullable();
    if (other instanceof PyDict || numbers && (repeats && nullable || none)) {
      throw PythonError.typeError(
          "unsupported operand type(s) for %s: '%s' and '%s'",
          operator.symbol(),
          numbers && !nullable && values.size() > 0
              ? TypeNames.of(Scalars.plain(values.item(0)))
              : values.dtypeName(),
          TypeNames.of(other));
    }
  }

  /** Columns of objects and of datetimes have no difference unless the objects can be times. */
  private static void requireTimes(BinaryOperator operator, Column left, Column right) {
    boolean objects = left.dtype() == DType.OBJECT && right.dtype().isDatetime();
    boolean none =
        left.dtype().isDatetime()
            && right.dtype() == DType.OBJECT
            && right.items().contains(Scalars.NONE);
    if (operator == BinaryOperator.SUBTRACT && (objects || none)) {
      throw PythonError.typeError("cannot subtract DatetimeArray and ndarray[object]");
    }
  }

  /** Numbers have no logic with a single None, NaN or NaT. */
  public static void requireLogic(
      Context context, BinaryOperator operator, Column values, Object other) {
    boolean plain = values.dtype().isNumeric() && !values.dtype().isNullable();
    if (LOGIC.contains(operator)
        && plain
        && !Read.isListLike(other)
        && other != NA.NA
        && Scalars.isMissing(other)) {
      requireTruths(operator, other);
    }
  }

  /** Beside truths a single value is a truth or a whole number; arrays of others are looked at. */
  private static void requireTruths(BinaryOperator operator, Object other) {
    Object value = Scalars.plain(other);
    boolean fits = value instanceof Boolean || value instanceof Long || value == NA.NA;
    if (!Read.isListLike(other) && !fits) {
      throw PythonError.typeError(
          "Cannot perform '%s' with a dtyped [bool] array and scalar of type [%s]",
          FUNCTIONS.get(operator), value == Scalars.NONE ? "NoneType" : "bool");
    }
  }

  /** Beside NA truths, numbers and objects are all false, and objects beside None and NaN, too. */
  private static boolean isAllFalse(Column values, Object other) {
    boolean objects = values.dtype() == DType.OBJECT;
    boolean plain = objects || values.dtype().isNumeric() && !values.dtype().isNullable();
    return other == Scalars.NA
        ? plain
        : objects && !Read.isListLike(other) && Scalars.isMissing(other) && other != Scalars.NAT;
  }

  /** The rests of no whole numbers by 0 are floats, as those of some would be. */
  private static boolean isNoneByZero(Column values, Object divisor) {
    boolean zero = Scalars.plain(divisor) instanceof Long number && number == 0;
    return zero && values instanceof LongColumn && values.size() == 0;
  }

  public static Object commonName(Series left, Series right) {
    return Scalars.key(left.name()).equals(Scalars.key(right.name())) ? left.name() : Scalars.NONE;
  }

  public static Operand operand(Context context, Object other, Column beside) {
    if (!Read.isListLike(other)) {
      boolean unlike = beside.dtype().isNumeric() || beside.dtype().isDatetime();
      if (beside.size() == 0 && other instanceof String && unlike) {
        throw PythonError.typeError(
            "unsupported operand type(s): '%s' and 'str'", beside.dtypeName());
      }
      return Operand.scalar(other, beside);
    }
    Column column = Read.column(context, other);
    if (column.size() != beside.size()) {
      if (column.size() == 1) {
        return Operand.of(column.take(Allocation.ints(beside.size())));
      }
      throw PythonError.broadcastError(beside.size(), column.size());
    }
    return Operand.of(column);
  }

  /** One of numpy's whole numbers as an array, which widens narrower whole numbers beside it. */
  public static Object widening(Column beside, Object value) {
    boolean narrow = beside.dtype().isInteger() && beside.dtype() != DType.INT64;
    return narrow && value instanceof NumpyInt ? new ArrayObject(Columns.filled(value, 1)) : value;
  }

  private static Column columns(
      Context context, BinaryOperator operator, Operand left, Operand right) {
    boolean truths = left.column().dtype().isBool() && right.column().dtype().isBool();
    if (truths && NOT_OF_TRUTHS.containsKey(operator)) {
      throw new PythonError(
          "NotImplementedError",
          "operator '" + NOT_OF_TRUTHS.get(operator) + "' not implemented for bool dtypes");
    }
    boolean logic = LOGIC.contains(operator);
    if (!logic && (ArraysInCells.among(left.column()) || ArraysInCells.among(right.column()))) {
      return ArraysInCells.apply(context, operator, left, right);
    }
    return logic
        ? ColumnLogic.apply(operator, left, right)
        : ColumnArithmetic.apply(operator, left, right, context.budget());
  }

  /** {@code series op other}, element by element. */
  public static Series compare(
      Context context, CompareOperator operator, Series series, Object other) {
    context.budget().steps(series.size());
    requireFlat(other);
    if (other instanceof SeriesObject right) {
      if (!series.index().sameLabels(right.series().index())) {
        throw PythonError.valueError("Can only compare identically-labeled Series objects");
      }
      Column result =
          ColumnComparison.compare(operator, series.values(), right.series().values(), false);
      return new Series(result, series.index(), commonName(series, right.series()));
    }
    if (operator.isOrder()) {
      requireNoNone(operator.symbol(), other);
    }
    if (series.dtype() == DType.OBJECT && other instanceof NumpyScalar) {
      throw PythonError.unsupported(
          "comparing lists with a number of numpy's", "use apply(lambda value: ...)");
    }
    boolean list = Read.isListLike(other) && !isOne(other, series.dtype());
    if (list && Read.column(context, other).size() != series.size()) {
      throw PythonError.valueError(
          "('Lengths must match to compare', (%d,), (%d,))",
          series.size(), Read.column(context, other).size());
    }
    if (!list && ArraysInCells.among(series.values())) {
      return series.withValues(ArraysInCells.compare(context, operator, series.values(), other));
    }
    if (!list) {
      Object fitting = fitting(other, series.values());
      return series.withValues(ColumnComparison.compareScalar(operator, series.values(), fitting));
    }
    Operand operand = operand(context, other, series.values());
    return series
        .withValues(ColumnComparison.compare(operator, series.values(), operand.column(), false))
        .named(nameBeside(series, other));
  }

  /** Whether what is list-like is one value to compare with: a tuple beside objects, and sets. */
  private static boolean isOne(Object other, DType dtype) {
    return switch (other) {
      case PyTuple _ -> dtype == DType.OBJECT;
      case PySet _, PyDict _ -> dtype == DType.OBJECT || dtype.isNumeric() && !dtype.isNullable();
      default -> false;
    };
  }

  /** Text beside dates stands for a date. */
  private static Object fitting(Object other, Column beside) {
    if (beside instanceof ZonedColumn zoned && other instanceof String text) {
      return ZonedValues.beside(zoned, ObjectColumn.of(text)).item(0);
    }
    DType dtype =
        beside instanceof CategoryColumn categories
            ? categories.categories().dtype()
            : beside.dtype();
    if (other instanceof String text && dtype.isDatetime()) {
      WrittenDate date = DateParser.readOrNull(text);
      return date != null ? date.clamped() : DateColumns.isMissing(text) ? Scalars.NAT : other;
    }
    if (other instanceof String text && dtype.isTimedelta()) {
      Object parsed = TimedeltaParser.parse(ObjectColumn.of(text), 1, true).item(0);
      return parsed instanceof Timedelta ? parsed : other;
    }
    if (other instanceof LocalDate && dtype.isDatetime()) {
      return other.toString();
    }
    return other;
  }

  public static Series unary(UnaryOperator operator, Series series) {
    Column values = series.values();
    if (values.dtype().isDatetime() && operator != UnaryOperator.INVERT) {
      throw PythonError.typeError(
          "bad operand type for unary %s: 'DatetimeArray'", operator.symbol());
    }
    return switch (operator) {
      case INVERT -> series.withValues(ColumnLogic.invert(values));
      case PLUS ->
          values.dtype() == DType.OBJECT ? series.withValues(signed(operator, values)) : series;
      case NEGATE -> series.withValues(negated(values));
    };
  }

  /**
   * The same of an array or index.
   *
   * @throws PythonError a TypeError for the negative of truths, which pandas inverts and numpy not
   */
  public static Column unaryOfArray(UnaryOperator operator, Column values) {
    if (operator == UnaryOperator.NEGATE && values.dtype().isBool()) {
      throw PythonError.typeError(
          "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or"
              + " the logical_not function instead.");
    }
    return unary(operator, Series.of(values, Scalars.NONE)).values();
  }

  /** Python's {@code -} or {@code +} of each object, which text and None do not have. */
  private static Column signed(UnaryOperator operator, Column values) {
    Object[] results = Allocation.objects(values.size());
    for (int at = 0; at < results.length; at++) {
      Object result = Arithmetic.unary(operator, values.item(at));
      if (result == null) {
        throw PythonError.typeError(
            "bad operand type for unary %s: '%s'",
            operator.symbol(), TypeNames.of(values.item(at)));
      }
      results[at] = result;
    }
    return ObjectColumn.of(results);
  }

  private static Column negated(Column values) {
    if (values instanceof ObjectColumn) {
      return signed(UnaryOperator.NEGATE, values);
    }
    if (values.dtype().isBool()) { // pandas inverts what numpy refuses to negate
      return ColumnLogic.invert(values);
    }
    boolean turns = values.dtype().isUnsigned() && !values.dtype().isNullable();
    if (turns) {
      return Casts.cast(negated(Casts.cast(values, DType.INT64)), values.dtype());
    }
    return ColumnArithmetic.apply(
        BinaryOperator.MULTIPLY,
        Operand.of(values),
        Operand.scalar(-1L, values),
        Spending.current());
  }
}
