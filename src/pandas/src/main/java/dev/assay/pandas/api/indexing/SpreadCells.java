package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.NestedShape;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which of several values go into which cells of a frame, column by column ({@code
 * _setitem_with_indexer_split_path} in pandas/core/indexing.py).
 */
final class SpreadCells {

  /** What goes into the chosen rows of one column. */
  sealed interface Part {

    Object value();

    /** One value into each row. */
    record One(Object value) implements Part {}

    /** Something list-like that has a value for each row. */
    record Each(Object value) implements Part {}
  }

  private final Context context;
  private final CellArea area;
  private final Select.Chosen rows;
  private final Select.Chosen columns;
  private final int height;
  private final int width;

  SpreadCells(Context context, CellArea area) {
    this.context = context;
    this.area = area;
    this.rows = area.rows();
    this.columns = area.columns();
    this.height = area.height();
    this.width = area.width();
  }

  /**
   * A part for each chosen column; none where nothing is put.
   *
   * @throws PythonError a ValueError where the values have no shape that fits
   */
  List<Part> of(Object values) {
    return Read.isListLike(values) || values instanceof MatrixObject
        ? byColumn(values)
        : Collections.nCopies(width, new Part.One(values));
  }

  /** The elements at one place of each row. */
  private Object down(Object given, int place) {
    if (given instanceof MatrixObject matrix) {
      return cells(matrix.matrix().column(place));
    }
    return NestedShape.down(context, NestedShape.elements(context, given), place);
  }

  /** The values of a column; those of objects as a list, whose dtype is found anew. */
  static Object cells(Column column) {
    return column.dtype() == DType.OBJECT ? PyList.copyOf(column.items()) : new ArrayObject(column);
  }

  private List<Part> byColumn(Object values) {
    NestedShape shape = NestedShape.of(context, values, Integer.MAX_VALUE);
    if (shape.ragged()) {
      throw inhomogeneous();
    }
    if (shape.dimensions() == 2) {
      return ofRows(values, shape.lengths().get(1));
    }
    List<Object> items =
        NestedShape.isSequence(values)
            ? NestedShape.elements(context, values)
            : Read.items(context, values);
    int count = items.size();
    int reached = rows.single() ? 1 : height;
    if (width == 1 && reached == count && !rows.single()) {
      return List.of(new Part.Each(values));
    }
    if (width == 1 && reached != 0 && reached != count) {
      if (count == 1 && !columns.single()) {
        return List.of(inRows(items.getFirst()));
      }
      throw unequal();
    }
    if (reached == 0 && count == area.frame().rowCount()) {
      return List.of();
    }
    if (rows.single() && columns.single() && isObject(columns.positions()[0])) {
      return List.of(new Part.One(values));
    }
    boolean alone = area.frame().columnCount() == 1 && rows.single() && columns.single();
    if (count != width || alone) {
      throw unequal();
    }
    return items.stream().map(this::inRows).toList();
  }

  private List<Part> ofRows(Object values, int count) {
    if (count != width) {
      throw PythonError.valueError(
          "Must have equal len keys and value when setting with an ndarray: %d columns for %d",
          count, width);
    }
    return IntStream.range(0, width).mapToObj(at -> inRows(down(values, at))).toList();
  }

  /** What is put into the rows of one column, which may be a list itself. */
  private Part inRows(Object value) {
    if (rows.single() || !NestedShape.isSequence(value)) {
      return new Part.One(value);
    }
    List<Object> items = NestedShape.elements(context, value);
    if (items.size() == height || area.wholeColumns()) {
      return new Part.Each(value);
    }
    if (items.size() != 1) {
      throw unequal();
    }
    return new Part.One(items.getFirst());
  }

  private boolean isObject(int column) {
    return area.frame().column(column).dtype() == DType.OBJECT;
  }

  private PythonError unequal() {
    return PythonError.valueError(
        "Must have equal len keys and value when setting with an iterable: %d rows and %d columns"
            + " are chosen",
        height, width);
  }

  private static PythonError inhomogeneous() {
    return PythonError.valueError(
        "setting an array element with a sequence. The requested array has an inhomogeneous shape");
  }
}
