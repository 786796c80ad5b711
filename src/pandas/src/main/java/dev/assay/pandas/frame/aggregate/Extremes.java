package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.sort.ObjectOrder;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Custom;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Least or greatest values.
 *
 * @param least whether the least ones are wanted
 */
public record Extremes(boolean least) implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    Column extremes = extremes(values, groups);
    return values.dtype() == DType.OBJECT && !groups.isWhole()
        ? ObjectColumn.of(Columns.infer(extremes.items())) // numbers of one kind
        : extremes;
  }

  /** The extremes as they are, also where they are objects of several kinds. */
  public Column extremes(Column values, Groups groups) {
    if (values instanceof CategoryColumn categories && !categories.ordered()) {
      throw PythonError.typeError(
          "Categorical is not ordered for operation "
              + (least ? "min" : "max")
              + " you can use .as_ordered() to change the Categorical to an ordered one");
    }
    if (values.dtype() == DType.OBJECT && values.hasMissing()) {
      requireNumbers(values, groups);
    }
    int[] best =
        values instanceof ObjectColumn objects && values.dtype() == DType.OBJECT
            ? lasting(objects, groups)
            : positions(values, groups);
    Column numbers =
        values instanceof BoolColumn && Positions.hasMissing(best) && !groups.isCombined()
            ? DoubleColumn.of(Numbers.doubles(values))
            : values;
    return numbers.takeOrMissing(best);
  }

  /** Missing values are compared with the others as infinite numbers, which fails beside text. */
  public void requireNumbers(Column values, Groups groups) {
    boolean[] missing = Allocation.booleans(groups.count());
    String[] text = new String[groups.count()];
    boolean times = !groups.isWhole() && areTimes(values);
    for (int row = 0; row < values.size(); row++) {
      int group = groups.codes()[row];
      if (group >= 0) {
        missing[group] |= values.isMissing(row);
        Object value = values.item(row);
        if (text[group] == null && !values.isMissing(row) && !isNumber(value, times)) {
          text[group] = TypeNames.of(value);
        }
      }
    }
    for (int group = 0; group < text.length; group++) {
      if (missing[group] && text[group] != null) {
        throw PythonError.typeError(
                "'%s' not supported between instances of '%s' and 'float'",
                least ? "<=" : ">=", text[group])
            .hinting("; drop or fill the missing values first");
      }
    }
  }

  /** Whether all values are times or all durations: in groups they become a column of such. */
  private static boolean areTimes(Column values) {
    List<Class<?>> kinds =
        IntStream.range(0, values.size())
            .filter(row -> !values.isMissing(row))
            .<Class<?>>mapToObj(row -> Scalars.boxed(values.item(row)).getClass())
            .distinct()
            .toList();
    return kinds.equals(List.of(Timestamp.class)) || kinds.equals(List.of(Timedelta.class));
  }

  /** Whether a value compares with infinity. */
  private static boolean isNumber(Object value, boolean times) {
    return switch (Scalars.boxed(value)) {
      case Number _, Boolean _, Custom _ -> true;
      case Timestamp _, Timedelta _ -> times;
      default -> false;
    };
  }

  /**
   * As numpy reduces objects: a value gives way to the next one unless it is at least as extreme,
   * which matters for sets and for NaN within lists.
   */
  private int[] lasting(ObjectColumn values, Groups groups) {
    int[] best = Allocation.ints(groups.count());
    Arrays.fill(best, -1);
    CompareOperator stays =
        least ? CompareOperator.LESS_OR_EQUAL : CompareOperator.GREATER_OR_EQUAL;
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      int group = codes[row];
      if (group < 0 || values.isMissing(row)) {
        continue;
      }
      boolean first = best[group] < 0;
      if (first || !test(stays, values.values()[best[group]], values.values()[row])) {
        best[group] = row;
      }
    }
    return best;
  }

  private static boolean test(CompareOperator operator, Object one, Object other) {
    return ObjectOrder.test(operator, beside(other, one), beside(one, other));
  }

  /** A value as one of numpy's numbers is compared with it: a list element by element. */
  private static Object beside(Object number, Object value) {
    boolean numpy = number instanceof NumpyInt || number instanceof NumpyFloat;
    if (!numpy || !(value instanceof PyList list)) {
      return value;
    }
    if (list.size() != 1) {
      throw ambiguous();
    }
    return list.items().getFirst();
  }

  /** The position of each group's first extreme value, -1 where all are missing. */
  public int[] positions(Column values, Groups groups) {
    int[] best = Allocation.ints(groups.count());
    Arrays.fill(best, -1);
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      int group = codes[row];
      if (group < 0 || values.isMissing(row)) {
        continue;
      }
      if (best[group] < 0 || better(values, row, best[group])) {
        best[group] = row;
      }
    }
    return best;
  }

  private static PythonError ambiguous() {
    return PythonError.valueError(
        "The truth value of an array with more than one element is ambiguous. Use a.any() or"
            + " a.all()");
  }

  private boolean better(Column values, int row, int best) {
    int order =
        switch (values) {
          case LongColumn(long[] numbers, _) -> Long.compare(numbers[row], numbers[best]);
          case DoubleColumn(double[] numbers, _) ->
              numbers[row] == numbers[best] ? 0 : Double.compare(numbers[row], numbers[best]);
          case TimeColumn(long[] times, _) -> Long.compare(times[row], times[best]);
          case ZonedColumn(TimeColumn moments, _) ->
              Long.compare(moments.values()[row], moments.values()[best]);
          case CategoryColumn(int[] codes, _, _) -> Integer.compare(codes[row], codes[best]);
          case ObjectColumn(Object[] objects, _) ->
              ObjectOrder.compare(objects[row], objects[best]);
          default -> ObjectOrder.compare(Scalars.plain(values.item(row)), values.item(best));
        };
    return least ? order < 0 : order > 0;
  }
}
