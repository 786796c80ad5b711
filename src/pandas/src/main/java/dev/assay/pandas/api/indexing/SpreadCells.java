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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Which of several values go into which cells of a frame. Columns of one dtype lie in one array of
 * numpy's, which repeats values by its rules; others are set one by one, by pandas' own ({@code
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
  List<Part> of(Object values, boolean oneArray) {
    if (!Read.isListLike(values) && !(values instanceof MatrixObject)) {
      return Collections.nCopies(width, new Part.One(values));
    }
    return oneArray ? inArray(values) : byColumn(values);
  }

  private List<Part> inArray(Object values) {
    boolean objects = isObject(0);
    int dimensions = (rows.single() ? 0 : 1) + (columns.single() ? 0 : 1);
    NestedShape shape = NestedShape.of(context, values, objects ? dimensions : Integer.MAX_VALUE);
    if (!objects && shape.ragged()) {
      throw inhomogeneous();
    }
    if (columns.single() && area.wholeColumns()) {
      return List.of(whole(values));
    }
    if (dimensions == 0) {
      boolean one = values instanceof ArrayObject array && array.column().size() == 1;
      if (objects && !one && values instanceof ArrayObject && area.frame().columnCount() > 1) {
        throw PythonError.valueError("setting an array element with a sequence.");
      }
      if (objects && one) {
        throw PythonError.unsupported("an array as the value of a cell", "put its value");
      }
      return List.of(new Part.One(objects ? values : onlyElement(values)));
    }
    Object given = values;
    List<Integer> lengths = shape.lengths();
    while (values instanceof MatrixObject
        && lengths.size() > dimensions
        && lengths.getFirst() == 1) {
      given = NestedShape.elements(context, given).getFirst();
      lengths = lengths.subList(1, lengths.size());
    }
    requireFitting(lengths, dimensions);
    List<Part> parts = new ArrayList<>();
    for (int at = 0; at < width; at++) {
      parts.add(broadcast(given, lengths, at));
    }
    return parts;
  }

  /** All values of a column: where the column cannot hold them they replace it. */
  private Part whole(Object values) {
    if (values instanceof MatrixObject) {
      throw sequence();
    }
    return new Part.Each(values);
  }

  private Object onlyElement(Object values) {
    if (values instanceof ArrayObject array && array.column().size() == 1) {
      return array.column().get(0);
    }
    throw sequence();
  }

  private void requireFitting(List<Integer> lengths, int dimensions) {
    int depth = lengths.size();
    boolean fits = depth <= dimensions;
    if (fits && depth > 0) {
      int last = columns.single() ? height : width;
      fits = lengths.get(depth - 1) == 1 || lengths.get(depth - 1) == last;
    }
    if (fits && depth == 2) {
      fits = lengths.getFirst() == 1 || lengths.getFirst() == height;
    }
    if (!fits) {
      throw sequence();
    }
  }

  private Part broadcast(Object given, List<Integer> lengths, int at) {
    if (lengths.isEmpty()) {
      return new Part.One(given);
    }
    int count = lengths.getLast();
    if (lengths.size() == 1) {
      boolean down = columns.single() && !rows.single();
      return down && count == height
          ? new Part.Each(given)
          : new Part.One(element(given, count == 1 ? 0 : at));
    }
    int place = count == 1 ? 0 : at;
    return lengths.getFirst() == 1
        ? new Part.One(element(element(given, 0), place))
        : new Part.Each(down(given, place));
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

  private Object element(Object sequence, int at) {
    return NestedShape.elements(context, sequence).get(at);
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
          "Must have equal len keys and value when setting with an ndarray: %d columns for %d"
              .formatted(count, width));
    }
    List<Part> parts = new ArrayList<>();
    for (int at = 0; at < width; at++) {
      parts.add(inRows(down(values, at)));
    }
    return parts;
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
        "Must have equal len keys and value when setting with an iterable: %d rows and %d columns are chosen"
            .formatted(height, width));
  }

  private PythonError sequence() {
    return PythonError.valueError(
        "setting an array element with a sequence: %d rows and %d columns are chosen"
            .formatted(height, width));
  }

  private static PythonError inhomogeneous() {
    return PythonError.valueError(
        "setting an array element with a sequence. The requested array has an inhomogeneous shape");
  }
}
