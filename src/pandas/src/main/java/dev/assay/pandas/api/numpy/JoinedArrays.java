package dev.assay.pandas.api.numpy;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.util.List;

/**
 * Two arrays one behind the other, in the dtype that numpy finds for both.
 *
 * @param all the elements of both
 * @param first those of the first one, as they were where all are objects
 * @param second those of the second one
 */
record JoinedArrays(Column all, Column first, Column second) {

  static JoinedArrays both(Column first, Column second) {
    Column all = of(List.of(first, second));
    return isOfObjects(all)
        ? new JoinedArrays(all, first, second)
        : new JoinedArrays(all, all.slice(0, first.size()), all.slice(first.size(), all.size()));
  }

  /**
   * All elements: truths are numbers beside numbers.
   *
   * @throws PythonError a DTypePromotionError for times beside numbers
   */
  static Column of(List<Column> arrays) {
    List<Column> given = arrays.stream().map(ArrayArgument::plain).toList();
    boolean pandas = given.stream().anyMatch(JoinedArrays::isOfPandasTimes);
    List<Column> plain =
        given.stream()
            .map(each -> pandas && each instanceof TimeColumn ? Choice.ticks(each) : each)
            .toList();
    boolean numbers = plain.stream().anyMatch(each -> each.dtype().isReal());
    boolean truths = plain.stream().anyMatch(each -> each.dtype() == DType.BOOL);
    boolean others = plain.stream().anyMatch(each -> !each.dtype().isNumeric());
    boolean times = plain.stream().anyMatch(each -> each.dtype().isDatetime());
    if (times && (numbers || truths) && plain.stream().noneMatch(JoinedArrays::isOfObjects)) {
      throw PythonError.promotionError("dates and numbers have no common dtype in numpy");
    }
    if (!numbers || !truths || others) {
      return Columns.concat(plain);
    }
    return Columns.concat(
        plain.stream()
            .map(each -> each.dtype() == DType.BOOL ? Casts.cast(each, DType.INT64) : each)
            .toList());
  }

  /** Whether pandas' own times are among objects, beside which numpy's are nanoseconds. */
  static boolean isOfPandasTimes(Column column) {
    return isOfObjects(column)
        && column.items().stream()
            .anyMatch(item -> item instanceof Timestamp || item instanceof Timedelta);
  }

  private static boolean isOfObjects(Column column) {
    return column.dtype() == DType.OBJECT;
  }
}
