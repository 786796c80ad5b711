package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;

/** What {@code iloc} and {@code iat} take: integers, slices and lists of them, and truths. */
final class PositionIndexers {

  private static final String KINDS =
      "Location based indexing can only have [integer, integer slice (START point is INCLUDED, END"
          + " point is EXCLUDED), listlike of integers, boolean array] types";

  private PositionIndexers() {}

  /** The key, or what a function makes of the target, also for rows and columns each. */
  static Object resolved(Context context, Object key, Object target) {
    if (key instanceof PyCallable callable) {
      return context.call(callable, target);
    }
    if (!(key instanceof PyTuple tuple)) {
      return key;
    }
    List<Object> parts = new ArrayList<>();
    for (Object part : tuple.items()) {
      parts.add(part instanceof PyCallable callable ? context.call(callable, target) : part);
    }
    return PyTuple.copyOf(parts);
  }

  /** What a key without columns chooses that is read. */
  static Select.Chosen alone(Context context, Object key, int size) {
    if (key instanceof FrameObject) {
      throw PythonError.indexError(
          "DataFrame indexer is not allowed for .iloc\n"
              + "Consider using .loc for automatic alignment.");
    }
    if (Read.mask(context, key) != null) {
      requireUnlabelled(key);
    } else if (Read.isListLike(key)) {
      Select.requireOrder(key);
      return listed(Read.items(context, key), size, "ValueError");
    }
    return Select.byPosition(context, key, size);
  }

  /** What one of several keys chooses that are read. */
  static Select.Chosen inTuple(Context context, Object key, int size) {
    Select.requireOrder(key);
    if (key instanceof PyTuple) {
      throw KeyParts.tooMany();
    }
    if (Read.mask(context, key) != null) {
      requireUnlabelled(key);
    } else if (Read.isListLike(key)) {
      return listed(Read.items(context, key), size, "IndexError");
    } else if (!(key instanceof PySlice) && !isWhole(key)) {
      throw PythonError.valueError(KINDS);
    }
    return Select.byPosition(context, key, size);
  }

  /** Numbers with a fraction are cut off; what is no number ends in an error of the type. */
  private static Select.Chosen listed(List<Object> items, int size, String error) {
    List<Object> whole = new ArrayList<>();
    for (Object item : items) {
      Object plain = Scalars.plain(item);
      if (plain instanceof String || Scalars.isMissing(item)) {
        throw new PythonError(error, ".iloc requires numeric indexers, got " + Text.repr(item));
      }
      whole.add(plain instanceof Double number ? (Object) number.longValue() : item);
    }
    return new Select.Chosen(Select.positions(whole, size), false);
  }

  private static void requireUnlabelled(Object mask) {
    if (mask instanceof SeriesObject series) {
      throw isWhole(series.series().index())
          ? new PythonError(
              "NotImplementedError",
              "iLocation based boolean indexing on an integer type is not available")
          : PythonError.valueError(
              "iLocation based boolean indexing cannot use an indexable as a mask");
    }
  }

  private static boolean isWhole(Index index) {
    return index.levelCount() == 1 && index.levels().getFirst().dtype().isInteger();
  }

  private static boolean isWhole(Object key) {
    return key instanceof Long || key instanceof NumpyInt;
  }

  /** Checks a key whose cells are written. */
  static void requireSetting(Object key) {
    if (key instanceof PyTuple tuple && tuple.size() > 2) {
      throw PythonError.indexError("too many indices for array");
    }
  }

  /** An IndexError for text in place of positions that are written. */
  static void requireNumber(Object key) {
    if (key instanceof String) {
      throw Select.noPosition();
    }
    if (key instanceof PyList list && list.items().stream().anyMatch(PositionIndexers::isLabel)) {
      throw PythonError.indexError("arrays used as indices must be of integer (or boolean) type");
    }
  }

  private static boolean isLabel(Object item) {
    return item instanceof String || item == Scalars.NONE;
  }

  /**
   * Checks the keys of one cell, which pandas looks up in arrays.
   *
   * @throws PythonError an IndexError where a row or a column is not there
   */
  static void requireWithin(Object key, DataFrame frame) {
    if (key instanceof PyTuple pair
        && pair.size() == 2
        && pair.items().stream().allMatch(PositionIndexers::isWhole)) {
      Select.position(pair.get(0), frame.rowCount(), "array");
      Select.position(pair.get(1), frame.columnCount(), "array");
    }
  }

  /** Checks the keys of {@code iat}, of a frame, that is read or written. */
  static void requireCell(Object key, boolean read) {
    int count = key instanceof PyTuple keys ? keys.size() : 1;
    if (read && !(key instanceof PyTuple) && Read.isListLike(key)) {
      throw PythonError.valueError("Invalid call for scalar access (getting)!");
    }
    if (key instanceof PyTuple keys && !keys.items().stream().allMatch(PositionIndexers::isWhole)
        || !(key instanceof PyTuple) && !isWhole(key)) {
      throw PythonError.valueError("iAt based indexing can only have integer indexers");
    }
    if (count != 2) {
      throw read
          ? PythonError.typeError("iat needs a row and a column: df.iat[row, column]")
          : PythonError.valueError("Not enough indexers for scalar access (setting)!");
    }
  }
}
