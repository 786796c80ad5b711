package dev.assay.pandas.frame.missing;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import java.util.List;

/** {@code isna}, {@code fillna}, {@code ffill}, {@code bfill} and {@code dropna} of columns. */
public final class MissingValues {

  private MissingValues() {}

  public static BoolColumn isMissing(Column column) {
    return new BoolColumn(column.missing());
  }

  /** Missing values replaced by one value. */
  public static Column fill(Column column, Object value, long limit) {
    boolean strict = column instanceof MaskedColumn && column.hasMissing();
    if (strict || column instanceof CategoryColumn) {
      CellAssigner.accepting(column, value);
    }
    return fill(column, firstMissing(column, limit), value);
  }

  private static Column fill(Column column, int[] positions, Object value) {
    if (positions.length == 0) {
      return downcast(column, column);
    }
    return downcast(CellAssigner.fill(column, positions, value), column);
  }

  /** Missing values replaced by the values of another column at the same places. */
  public static Column fill(Column column, Column values) {
    return downcast(patch(column, values), column);
  }

  /** Missing values replaced by the values of another column, where objects stay objects. */
  public static Column patch(Column column, Column values) {
    int[] positions = Positions.where(column.missing());
    return positions.length == 0
        ? column
        : CellAssigner.put(column, positions, values.take(positions));
  }

  /**
   * Objects that are all numbers or booleans once filled get their own dtype, as in pandas 2, even
   * where nothing was missing.
   */
  private static Column downcast(Column filled, Column before) {
    if (filled.dtype() != DType.OBJECT || before.size() == 0) {
      return filled;
    }
    Column inferred = Columns.infer(filled.items());
    return inferred.dtype().isNumeric() || inferred.dtype().isTime() ? inferred : filled;
  }

  private static int[] firstMissing(Column column, long limit) {
    int[] positions = Positions.where(column.missing());
    return limit < 0 || positions.length <= limit
        ? positions
        : Arrays.copyOf(positions, (int) limit);
  }

  /** Missing values replaced by the last (or next) value that is not. */
  public static Column carry(Column column, boolean forward, long limit) {
    int size = column.size();
    int[] sources = Allocation.ints(size);
    int last = forward ? 0 : size - 1; // so None before all values becomes NaN where that is first
    long carried = 0;
    for (int step = 0; step < size; step++) {
      int at = forward ? step : size - 1 - step;
      if (!column.isMissing(at)) {
        last = at;
        carried = 0;
        sources[at] = at;
      } else {
        carried++;
        sources[at] = limit < 0 || carried <= limit ? last : at;
      }
    }
    Column result = column.take(sources);
    return column instanceof ObjectColumn ? downcast(result, column) : result;
  }

  /**
   * The rows that are kept.
   *
   * @param columns the columns that are looked at
   * @param required how many values must not be missing
   */
  public static int[] kept(DataFrame frame, List<Column> columns, long required) {
    boolean[] kept = Allocation.booleans(frame.rowCount());
    for (int row = 0; row < kept.length; row++) {
      int present = 0;
      for (Column column : columns) {
        present += column.isMissing(row) ? 0 : 1;
      }
      kept[row] = present >= required;
    }
    return Positions.where(kept);
  }
}
