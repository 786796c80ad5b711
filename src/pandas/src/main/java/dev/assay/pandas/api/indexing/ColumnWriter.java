package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Values written into places of one column, whose dtype changes where it cannot hold them. */
final class ColumnWriter {

  private ColumnWriter() {}

  /** One value in all places, or one of several in each. */
  static Column put(Context context, Column column, int[] places, Object value) {
    if (Read.isListLike(value) && !(value instanceof PyDict)) {
      return several(context, column, places, value);
    }
    Column accepting = column.size() == 0 ? column : CellAssigner.accepting(column, value);
    return places.length == 0
        ? CellAssigner.widened(accepting, value)
        : CellAssigner.fill(accepting, places, value);
  }

  private static Column several(Context context, Column column, int[] places, Object value) {
    Column read = Read.column(context, value);
    boolean empty = read.size() == 0 && value instanceof PyList; // which is float64 for numpy
    Column given = empty ? DoubleColumn.allMissing(0) : read;
    Column values =
        given.size() == 1 && places.length != 1
            ? given.take(Allocation.ints(places.length))
            : given;
    if (values.size() != places.length) {
      throw PythonError.valueError(
          "cannot set using a list-like indexer with a different length than the value: %d values"
              + " for %d places",
          values.size(), places.length);
    }
    if (column.dtype() == DType.STRING) {
      if (values.dtype().isNumeric() && !(value instanceof PyList)) {
        throw PythonError.typeError("Cannot set non-string value in a StringArray.");
      }
      values.items().forEach(item -> CellAssigner.accepting(column, item));
    }
    if (isOfObjects(context, column.dtype(), value, values)) {
      Column items = values == given ? objects(context, value) : ObjectColumn.of(values);
      return CellAssigner.put(ObjectColumn.of(column), places, items);
    }
    boolean list = value instanceof PyList || value instanceof PyTuple;
    boolean widens = list && isNumpy(column.dtype()) && column.dtype().isInteger();
    return widens && values.dtype() == DType.FLOAT64
        ? CellAssigner.put(Casts.cast(column, DType.FLOAT64), places, values)
        : CellAssigner.put(column, places, values);
  }

  private static Column objects(Context context, Object value) {
    return value instanceof PyList || value instanceof PyTuple
        ? ObjectColumn.of(context.list(value).stream().map(Scalars::boxed).toList())
        : ObjectColumn.of(Read.column(context, value));
  }

  /**
   * Whether numpy makes an array of objects of the values beside those of a column: where None or
   * NA is among numbers, where truths stand beside anything else, or numbers come among times.
   */
  private static boolean isOfObjects(Context context, DType dtype, Object value, Column values) {
    List<Object> items =
        value instanceof PyList || value instanceof PyTuple ? context.list(value) : List.of();
    if (dtype == DType.OBJECT) {
      return !items.isEmpty();
    }
    if (!isNumpy(dtype)) {
      return false;
    }
    if (dtype.isTime()) {
      boolean numbers = values.dtype().isNumeric() || values.dtype().isBool();
      return numbers || isNothing(items.isEmpty() ? values.items() : items);
    }
    return values.dtype() == DType.OBJECT
        || dtype.isBool() && !items.isEmpty() && !values.dtype().isBool()
        || items.stream().anyMatch(ColumnWriter::isNoNumber);
  }

  /** Whether there is nothing among values, and no missing time either. */
  private static boolean isNothing(List<Object> items) {
    return !items.isEmpty()
        && items.stream().allMatch(item -> Scalars.isMissing(item) && item != Scalars.NAT);
  }

  private static boolean isNoNumber(Object item) {
    return item == Scalars.NONE || item == Scalars.NA || item == Scalars.NAT;
  }

  private static boolean isNumpy(DType dtype) {
    return !dtype.isNullable() && (dtype.isNumeric() || dtype.isBool() || dtype.isTime());
  }
}
