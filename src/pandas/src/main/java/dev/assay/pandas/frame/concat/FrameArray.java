package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** The columns of a frame, one below the other, as the one array that its {@code values} are. */
public final class FrameArray {

  private FrameArray() {}

  /**
   * The values in a dtype of numpy: objects where pandas has a dtype of its own for several
   * columns, and where truths stand beside numbers.
   */
  public static Column of(List<Column> columns) {
    if (columns.isEmpty()) {
      return DoubleColumn.of();
    }
    if (columns.size() == 1) {
      return single(columns.getFirst());
    }
    DType common = CommonDType.of(columns);
    requireWhole(columns, common);
    if (!common.isOwn() && common != DType.OBJECT) {
      return ArrayColumns.cast(columns, common);
    }
    List<Object> values = new ArrayList<>();
    for (Column column : columns) {
      boolean each = column instanceof CategoryColumn(_, IntervalColumn _, _);
      values.addAll(each ? Columns.each(column) : column.items());
    }
    return ObjectColumn.of(values);
  }

  /** The values as they are where all columns have one dtype, else as an array. */
  public static Column kept(List<Column> columns) {
    return !columns.isEmpty() && CommonDType.isSame(columns)
        ? Columns.concat(columns)
        : of(columns);
  }

  /** The values in the dtype that all have in common, be it one of pandas' own. */
  public static Column common(List<Column> columns) {
    DType common = CommonDType.of(columns);
    return common.isOwn() && !CommonDType.isSame(columns)
        ? ArrayColumns.cast(columns, common)
        : kept(columns);
  }

  /** Whether the columns are of one dtype of numpy. */
  public static boolean isPlain(List<Column> columns) {
    return CommonDType.isSame(columns) && !columns.getFirst().dtype().isOwn();
  }

  /** pandas shows some number where a category of integers is missing among integers. */
  private static void requireWhole(List<Column> columns, DType common) {
    if (common.isInteger()
        && !common.isNullable()
        && columns.stream().anyMatch(Column::hasMissing)) {
      throw PythonError.unsupported(
          "an array of integers and of missing categories of integers",
          "use astype(float) on the categories first");
    }
  }

  private static Column single(Column column) {
    return switch (column) {
      case CategoryColumn categories -> categories.decoded();
      case MaskedColumn masked -> masked.plain();
      default -> column.dtype().isOwn() ? ObjectColumn.of(column) : column;
    };
  }
}
