package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.memory.OneArray;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Labels and fractions in {@code iloc[rows, columns] = value}. pandas does not look at them before
 * it writes: what it raises depends on whether it writes into one array or column by column, where
 * it compares the lengths first and does nothing when there are no rows.
 */
final class WrongPlaces {

  private final Context context;
  private final DataFrame frame;
  private final Object rows;
  private final @Nullable Object columns;

  private WrongPlaces(Context context, DataFrame frame, Object key) {
    PyTuple pair = key instanceof PyTuple tuple && tuple.size() == 2 ? tuple : null;
    this.context = context;
    this.frame = frame;
    this.rows = pair == null ? key : pair.get(0);
    this.columns = pair == null ? null : pair.get(1);
  }

  /**
   * Whether nothing is written, for no rows are chosen.
   *
   * @throws PythonError where pandas comes upon what is no place
   */
  static boolean areIn(Context context, DataFrame frame, Object key, Object value) {
    return !isPlain(key) && new WrongPlaces(context, frame, key).leaveNothing(value);
  }

  /** What is seen at once to be places. */
  private static boolean isPlain(Object key) {
    return switch (key) {
      case Long _ -> true;
      case PySlice _ -> true;
      case PyTuple pair -> pair.items().stream().allMatch(Long.class::isInstance);
      default -> false;
    };
  }

  private boolean leaveNothing(Object value) {
    boolean wrongColumns = columns != null && isWrong(columns);
    if (!wrongColumns && !isWrong(rows)) {
      return false;
    }
    if (value instanceof PyDict && isOne(rows) && (columns == null || isOne(columns))) {
      throw PythonError.valueError("Incompatible indexer with Series");
    }
    CellArea all = CellArea.ofRows(frame, Select.Chosen.all(frame.rowCount()));
    if (value instanceof PyDict || new OneArray(context, all).canHold(value)) {
      throw Select.noPosition();
    }
    if (Read.isListLike(value) && !(columns instanceof Double)) {
      List<Object> values = Read.items(context, value);
      requireLengths(values);
      if (height() == 0 && values.size() == frame.rowCount() && values.size() != width()) {
        return true;
      }
    }
    if (areNone()) {
      return true;
    }
    throw isFoundInValues(wrongColumns)
        ? Select.noPosition()
        : PythonError.typeError("Cannot index by location index with a non-integer key");
  }

  /** Whether the rows are an array, or a slice, of none. */
  private boolean areNone() {
    return !(rows instanceof PyList) && Read.isListLike(rows) && size(rows, 0) == 0
        || rows instanceof PySlice slice && slice.start() != Scalars.NONE && height() == 0;
  }

  /** Whether the first column is there, or is not looked up, so that numpy comes upon the key. */
  private boolean isFoundInValues(boolean wrongColumns) {
    boolean first =
        columns instanceof PyList list && list.size() > 0 && !isWrong(list.get(0)) && isWrong(rows);
    boolean whole = rows instanceof PySlice && height() == frame.rowCount();
    return !wrongColumns || first || whole && !(columns instanceof Double);
  }

  /** Numbers and texts that stand where places should; other kinds are looked at elsewhere. */
  private boolean isWrong(Object part) {
    if (!Read.isListLike(part) || part instanceof PySet || part instanceof PyDict) {
      return part instanceof String || part instanceof Double;
    }
    return Read.mask(context, part) == null
        && Read.items(context, part).stream().anyMatch(this::isWrong);
  }

  private int height() {
    Column mask = Read.mask(context, rows);
    return mask != null ? Select.mask(mask, mask.size()).length : size(rows, frame.rowCount());
  }

  private int width() {
    return columns instanceof String text
        ? text.codePointCount(0, text.length()) // as a text lists its letters
        : columns == null ? frame.columnCount() : size(columns, frame.columnCount());
  }

  private int size(Object part, int axis) {
    return part instanceof PySlice slice
        ? Select.slice(slice, axis).length
        : Read.isListLike(part) ? Read.items(context, part).size() : 1;
  }

  private static boolean isOne(Object part) {
    return !Read.isListLike(part) && !(part instanceof PySlice);
  }

  private void requireLengths(List<Object> values) {
    int width = width();
    int height = height();
    boolean nested = values.stream().anyMatch(Read::isListLike);
    boolean fits =
        nested
            ? Read.items(context, values.getFirst()).size() == width
            : values.size() == width
                || width == 1 && (height == values.size() || height > 0 && isSpread(values))
                || height == 0 && values.size() == frame.rowCount();
    if (!fits) {
      throw PythonError.valueError(
          "Must have equal len keys and value when setting with an iterable");
    }
  }

  /** A single value is that of all rows, if a list or a text names the column. */
  private boolean isSpread(List<Object> values) {
    return values.size() == 1 && !(columns instanceof Long || columns instanceof NumpyInt);
  }
}
