package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.sort.ObjectOrder;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.TypeNames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Comparison of columns, element by element. A missing value compares false, but for {@code !=}.
 */
public final class ColumnComparison {

  private ColumnComparison() {}

  /**
   * {@code left op right}; a TypeError where the dtypes have no order.
   *
   * @param scalar whether the right side is one value repeated
   */
  public static Column compare(
      CompareOperator operator, Column left, Column right, boolean scalar) {
    if (left instanceof PeriodColumn) {
      Column compared = periods(operator, left, right, scalar);
      if (compared != null) {
        return compared;
      }
    }
    if (ZonedValues.among(left, right)
        && !(left instanceof CategoryColumn)
        && !(right instanceof CategoryColumn)) {
      Column compared = ZonedValues.compare(operator, left, right);
      return compared == null ? unlike(operator, left, right, scalar) : compared;
    }
    if (left instanceof TimeColumn && right instanceof MaskedColumn) {
      return unlike(operator, left, right, scalar);
    }
    if (left instanceof TimeColumn && right instanceof CategoryColumn categories) {
      return compare(operator, left, categories.decoded(), scalar);
    }
    Column first = scalar ? left : TextAsTimes.beside(right, left);
    Column second = scalar ? right : TextAsTimes.beside(left, right);
    if (first != left || second != right) {
      return left.dtype() == DType.STRING
          ? masked(operator, left, right, false)
          : compare(operator, first, second, false);
    }
    if (left instanceof TimeColumn && right.dtype() == DType.STRING) {
      return unlike(operator, left, right, scalar);
    }
    if (left instanceof CategoryColumn && isNullable(right)) {
      throw PythonError.unsupported("categories beside a nullable column", "use astype(object)");
    }
    if (left instanceof MaskedColumn
        || right instanceof MaskedColumn
        || left.dtype() == DType.STRING
        || right.dtype() == DType.STRING) {
      return masked(operator, left, right, scalar);
    }
    if (left instanceof CategoryColumn || right instanceof CategoryColumn) {
      return categories(operator, left, right, scalar);
    }
    if (left.dtype().isNumeric() && right.dtype().isNumeric()) {
      return new BoolColumn(numbers(operator, left, right));
    }
    if (left instanceof TimeColumn one
        && right instanceof TimeColumn other
        && one.dtype().kind() == other.dtype().kind()) {
      return new BoolColumn(times(operator, one, other));
    }
    if (scalar && operator.isOrder() && hasNoOrder(left, right)) {
      throw invalid(left, right, scalar);
    }
    if (left.dtype() == DType.OBJECT
        || right.dtype() == DType.OBJECT
        || left.dtype() == right.dtype()) {
      return new BoolColumn(objects(operator, left, right, scalar));
    }
    return unlike(operator, left, right, scalar);
  }

  /** Periods beside what they are compared with alone, {@code null} beside anything else. */
  private static @Nullable Column periods(
      CompareOperator operator, Column left, Column right, boolean scalar) {
    if (left instanceof PeriodColumn && scalar && operator.isOrder() && hasNone(right)) {
      throw invalid(left, right, scalar);
    }
    if (left instanceof PeriodColumn periods && right instanceof ObjectColumn texts) {
      Column read = Periods.read(texts, periods.frequency());
      return new BoolColumn(objects(operator, left, read == null ? right : read, scalar));
    }
    if (left instanceof PeriodColumn one && right instanceof PeriodColumn other) {
      return one.frequency() == other.frequency()
          ? new BoolColumn(times(operator, ordinals(one), ordinals(other)))
          : unlike(operator, left, right, scalar);
    }
    if (left instanceof PeriodColumn && scalar && isNat(right)) {
      BoolColumn none = new BoolColumn(Allocation.booleans(left.size()));
      return operator == CompareOperator.NOT_EQUAL ? none.not() : none;
    }
    return null;
  }

  /** {@code left op right} for one value on the right. */
  public static Column compareScalar(CompareOperator operator, Column left, Object right) {
    if (left instanceof MaskedColumn && left.size() == 0 && Scalars.isMissing(right)) {
      return new MaskedColumn(new BoolColumn(new boolean[0]), new boolean[0]);
    }
    if (left instanceof MaskedColumn && Scalars.isMissing(right) && right != Scalars.NA) {
      if (operator.isOrder() && right == Scalars.NONE) {
        throw Comparison.unordered(operator, left.item(0), right);
      }
      BoolColumn none = new BoolColumn(Allocation.booleans(left.size()));
      return new MaskedColumn(
          operator == CompareOperator.NOT_EQUAL ? none.not() : none, left.missing());
    }
    if (left instanceof CategoryColumn values && isOfOtherKind(values, Scalars.boxed(right))) {
      return unlike(operator, left, Columns.filled(right, 1), true);
    }
    if (left instanceof CategoryColumn values && values.ordered() && operator.isOrder()) {
      return new BoolColumn(ordered(operator, values, code(values, Scalars.boxed(right))));
    }
    if (left.dtype().isNumeric() && !left.dtype().isNullable() && right == Scalars.NA) {
      BoolColumn none = new BoolColumn(Allocation.booleans(left.size()));
      return operator == CompareOperator.NOT_EQUAL ? none.not() : none;
    }
    Column numbers = ScalarComparison.compare(operator, left, right);
    return numbers == null
        ? compare(operator, left, Operand.scalar(right, left).column(), true)
        : numbers;
  }

  /**
   * Numbers have no order with text, and times none with None, NA or text, even where there are
   * none.
   */
  private static boolean hasNoOrder(Column left, Column right) {
    if (right.size() == 0) {
      return (left.dtype().isNumeric() || left instanceof TimeColumn)
          && right.dtype() == DType.OBJECT;
    }
    Object value = right.item(0);
    return left.dtype().isNumeric() && value instanceof String
        || left instanceof TimeColumn
            && (value == Scalars.NONE || value == Scalars.NA || value instanceof String);
  }

  private static Column unlike(
      CompareOperator operator, Column left, Column right, boolean scalar) {
    boolean[] result = Allocation.booleans(left.size());
    if (operator == CompareOperator.EQUAL) {
      return new BoolColumn(result);
    }
    if (operator == CompareOperator.NOT_EQUAL) {
      return new BoolColumn(result).not();
    }
    throw invalid(left, right, scalar);
  }

  /** pandas names the array of times first, and the other side by its type. */
  private static PythonError invalid(Column left, Column right, boolean scalar) {
    boolean turned = right instanceof TimeColumn && !(left instanceof TimeColumn) && !scalar;
    Column first = turned ? right : left;
    Column second = turned ? left : right;
    return PythonError.typeError(
        "Invalid comparison between dtype=%s and %s",
        first.dtypeName(),
        scalar && second.size() > 0
            ? TypeNames.of(Scalars.plain(second.item(0)))
            : second.dtype().arrayName());
  }

  private static boolean isNullable(Column column) {
    return column instanceof MaskedColumn || column.dtype() == DType.STRING;
  }

  private static Column masked(
      CompareOperator operator, Column left, Column right, boolean scalar) {
    boolean[] mask =
        Allocation.booleans(left.size(), at -> left.isMissing(at) || right.isMissing(at));
    boolean text = left.dtype() == DType.STRING || right.dtype() == DType.STRING;
    if (operator.isOrder() && !text && (hasNone(left) || hasNone(right))) {
      throw invalid(left, right, scalar);
    }
    boolean ticks = left.dtype().isInteger() && right.dtype().isTimedelta();
    Column other = ticks ? LongColumn.of(((TimeColumn) right).values()) : right;
    Column one = text && left instanceof DoubleColumn ? ObjectColumn.of(left) : unmasked(left);
    return new MaskedColumn(compare(operator, one, unmasked(other), scalar), mask);
  }

  private static boolean isNat(Column column) {
    return column instanceof TimeColumn && Columns.isMissing(column);
  }

  /** The numbers of periods, with which they are compared as times are. */
  private static TimeColumn ordinals(PeriodColumn periods) {
    return new TimeColumn(periods.ordinals(), DType.DATETIME);
  }

  private static boolean hasNone(Column column) {
    return column.dtype() == DType.OBJECT && column.items().contains(Scalars.NONE);
  }

  private static Column unmasked(Column column) {
    if (column instanceof MaskedColumn masked) {
      return masked.data();
    }
    return column.dtype() == DType.STRING
        ? new ObjectColumn(column.items().toArray(), DType.OBJECT)
        : column;
  }

  private static Column categories(
      CompareOperator operator, Column left, Column right, boolean scalar) {
    if (operator.isOrder() && left instanceof CategoryColumn values && !values.ordered()) {
      throw PythonError.typeError("Unordered Categoricals can only compare equality or not");
    }
    if (operator.isOrder()
        && !scalar
        && left instanceof CategoryColumn != right instanceof CategoryColumn) {
      throw PythonError.typeError("Cannot compare a Categorical with values that are none")
          .hinting("; use astype() first");
    }
    if (left instanceof CategoryColumn one && right instanceof CategoryColumn two) {
      return new BoolColumn(coded(operator, one, two));
    }
    if (operator.isOrder() && right instanceof CategoryColumn values && !values.ordered()) {
      throw PythonError.typeError("Unordered Categoricals can only compare equality or not");
    }
    return unmissed(operator, compare(operator, left.decoded(), right.decoded(), scalar));
  }

  /** Categories of a nullable dtype compare as plain truths, too. */
  private static Column unmissed(CompareOperator operator, Column compared) {
    if (!(compared instanceof MaskedColumn masked)) {
      return compared;
    }
    boolean[] truths = ((BoolColumn) masked.data()).values().clone();
    for (int at = 0; at < truths.length; at++) {
      truths[at] = masked.mask()[at] ? operator == CompareOperator.NOT_EQUAL : truths[at];
    }
    return new BoolColumn(truths);
  }

  /** Two columns of the same categories, which missing values are none of. */
  private static boolean[] coded(
      CompareOperator operator, CategoryColumn left, CategoryColumn right) {
    List<Object> known = keys(left);
    List<Object> others = keys(right);
    boolean same =
        left.ordered() || right.ordered()
            ? left.ordered() == right.ordered() && known.equals(others)
            : known.size() == others.size() && known.containsAll(others);
    if (!same) {
      throw PythonError.typeError(
          "Categoricals can only be compared if 'categories' are the same.");
    }
    int[] places = others.stream().mapToInt(known::indexOf).toArray();
    boolean[] result = Allocation.booleans(left.size());
    for (int at = 0; at < result.length; at++) {
      boolean missing = left.codes()[at] < 0 || right.codes()[at] < 0;
      result[at] =
          missing
              ? operator == CompareOperator.NOT_EQUAL
              : operator.test(Integer.compare(left.codes()[at], places[right.codes()[at]]));
    }
    return result;
  }

  private static List<Object> keys(CategoryColumn column) {
    return column.categories().items().stream().map(Scalars::key).toList();
  }

  /** The order of the categories, which missing values are none of. */
  private static boolean[] ordered(CompareOperator operator, CategoryColumn left, int code) {
    boolean[] result = Allocation.booleans(left.size());
    for (int at = 0; at < result.length; at++) {
      result[at] = left.codes()[at] >= 0 && operator.test(Integer.compare(left.codes()[at], code));
    }
    return result;
  }

  /** Whether a value is a number among truths, or a truth among numbers: never a category. */
  private static boolean isOfOtherKind(CategoryColumn categories, Object value) {
    DType dtype = categories.categories().dtype();
    return dtype.isBool() ? value instanceof Number : dtype.isNumeric() && value instanceof Boolean;
  }

  private static int code(CategoryColumn categories, Object value) {
    int code = keys(categories).indexOf(Scalars.key(value));
    if (code < 0) {
      throw PythonError.typeError(
          "Cannot compare a Categorical with the given scalar, which is not a category");
    }
    return code;
  }

  private static boolean[] numbers(CompareOperator operator, Column left, Column right) {
    if (left instanceof LongColumn(long[] a, _) && right instanceof LongColumn(long[] b, _)) {
      return NumberComparison.longs(operator, a, b);
    }
    return NumberComparison.doubles(operator, Numbers.doubles(left), Numbers.doubles(right));
  }

  private static boolean[] times(CompareOperator operator, TimeColumn left, TimeColumn right) {
    boolean[] result = NumberComparison.longs(operator, left.values(), right.values());
    for (int at = 0; at < result.length; at++) {
      if (left.isMissing(at) || right.isMissing(at)) {
        result[at] = operator == CompareOperator.NOT_EQUAL;
      }
    }
    return result;
  }

  private static boolean[] objects(
      CompareOperator operator, Column left, Column right, boolean scalar) {
    boolean times = left instanceof TimeColumn;
    boolean[] result = Allocation.booleans(left.size());
    for (int at = 0; at < result.length; at++) {
      TimeLimit.check();
      boolean missing = left.isMissing(at) || right.isMissing(at);
      result[at] =
          missing && (!operator.isOrder() || scalar || times || left.dtype() == DType.OBJECT)
              ? operator == CompareOperator.NOT_EQUAL
              : ObjectOrder.test(operator, left.item(at), right.item(at));
    }
    return result;
  }
}
