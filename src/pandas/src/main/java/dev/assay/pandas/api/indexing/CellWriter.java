package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.NestedShape;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.FrameType;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.concat.FrameArray;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Values written into the cells of a frame at the crossings of rows and columns. */
public final class CellWriter {

  private CellWriter() {}

  /** By label: what has labels itself is aligned with those of the cells. */
  static DataFrame put(Context context, CellArea area, Object value) {
    return switch (value) {
      case FrameObject values -> putFrame(context, area, values.frame());
      case SeriesObject series -> putSeries(context, area, series.series());
      default -> putUnlabelled(context, area, value);
    };
  }

  /** By place: one value after the other, whatever their labels. */
  public static DataFrame putByPlace(Context context, CellArea area, Object value) {
    if (!(value instanceof FrameObject values)) {
      if (value instanceof SeriesObject && area.rows().single() && area.columns().single()) {
        throw PythonError.valueError("setting an array element with a sequence.");
      }
      if (value instanceof SeriesObject && area.columns().single() && area.wholeColumns()) {
        // where the column cannot hold the values it is replaced, and they are aligned after all
        return write(context, area, List.of(new SpreadCells.Part.Each(value)));
      }
      return putUnlabelled(context, area, Indexers.unlabelled(value));
    }
    DataFrame given = values.frame();
    int height = area.height();
    int width = area.width();
    boolean one = area.rows().single() || area.columns().single();
    if (one || given.rowCount() != height || given.columnCount() != width) {
      throw PythonError.valueError(
          "cannot set %d rows and %d columns in %d and %d",
          given.rowCount(), given.columnCount(), height, width);
    }
    return write(context, area, columns(given));
  }

  /** A frame by label: aligned with the rows, and with the columns where the key names them. */
  private static DataFrame putFrame(Context context, CellArea area, DataFrame values) {
    if (area.rows().single()) {
      throw PythonError.valueError("Incompatible indexer with DataFrame");
    }
    DataFrame frame = area.frame();
    DataFrame rows = Reindexer.rows(values, frame.index().take(area.rows().positions()));
    return write(
        context,
        area,
        columns(Reindexer.columns(rows, frame.columns().take(area.columns().positions()))));
  }

  private static List<SpreadCells.Part> columns(DataFrame values) {
    return each(values, ArrayObject::new);
  }

  private static List<SpreadCells.Part> each(DataFrame values, Function<Column, Object> cells) {
    return values.data().stream()
        .<SpreadCells.Part>map(column -> new SpreadCells.Part.Each(cells.apply(column)))
        .toList();
  }

  private static DataFrame putSeries(Context context, CellArea area, Series series) {
    Object aligned = SeriesCells.of(area.frame(), series, area.rows(), area.columns());
    List<SpreadCells.Part> parts =
        aligned instanceof FrameObject values
            ? each(values.frame(), SpreadCells::cells)
            : new SpreadCells(context, area).of(aligned);
    return write(context, area, parts);
  }

  private static DataFrame putUnlabelled(Context context, CellArea area, Object value) {
    if (value instanceof PyDict dict) {
      return putSeries(context, area, SeriesPlaces.ofDict(dict));
    }
    if (value instanceof PySet) {
      throw PythonError.typeError("a set has no order to put its values into cells")
          .hinting("; give a list");
    }
    return write(context, area, new SpreadCells(context, area).of(value));
  }

  private static DataFrame write(Context context, CellArea area, List<SpreadCells.Part> parts) {
    List<Column> data = new ArrayList<>(area.frame().data());
    for (int at = 0; at < parts.size(); at++) {
      int place = area.columns().positions()[at];
      data.set(place, written(context, area, place, parts.get(at)));
    }
    return area.frame().withData(data);
  }

  private static Column written(Context context, CellArea area, int place, SpreadCells.Part part) {
    Series old = area.frame().series(place);
    int[] rows = area.rows().positions();
    Object value = part.value();
    if (part instanceof SpreadCells.Part.One && NestedShape.isSequence(value)) {
      return filled(old.values(), rows, value);
    }
    if (part instanceof SpreadCells.Part.One
        && (value instanceof PyDict || value instanceof PySet)) {
      if (area.wholeColumns()) {
        throw PythonError.unsupported(
            "a dict for all rows of a column among other values", "set the columns one by one");
      }
      return CellAssigner.fill(CellAssigner.accepting(old.values(), value), rows, value);
    }
    boolean fresh = place >= area.known();
    if (fresh && area.wholeColumns()) {
      return Read.columnFor(context, value, old.index());
    }
    return area.wholeColumns()
        ? held(context, old, rows, value)
        : ColumnWriter.put(context, old.values(), rows, value);
  }

  /** A list is one value of a column of objects, and none of any other. */
  static Column filled(Column column, int[] rows, Object list) {
    if (!(column instanceof ObjectColumn objects) || objects.dtype() != DType.OBJECT) {
      throw PythonError.valueError("setting an array element with a sequence.");
    }
    boolean one =
        list instanceof ArrayObject array && array.column().size() == 1
            || list instanceof MatrixObject matrix && matrix.matrix().cells().size() == 1;
    if (one) {
      throw PythonError.unsupported("an array as the value of a cell", "put its value");
    }
    return CellAssigner.fill(objects, rows, list);
  }

  /** All values of one column, as {@code df.loc[:, label] = values} sets them. */
  public static DataFrame withWhole(Context context, DataFrame frame, int at, Column values) {
    int[] rows = Positions.all(frame.rowCount());
    return frame.replace(at, held(context, frame.series(at), rows, new ArrayObject(values)));
  }

  /**
   * All values of a column: in its dtype where it can hold them, else in their own. Integers hold
   * no list of floats, even whole ones.
   */
  private static Column held(Context context, Series old, int[] rows, Object value) {
    try {
      Column put = ColumnWriter.put(context, old.values(), rows, value);
      boolean reals =
          value instanceof PyList
              && old.dtype().isInteger()
              && Read.column(context, value).dtype().isFloat();
      if (put.dtype() == old.dtype() && !reals && !isNothing(old, value)) {
        return put;
      }
    } catch (PythonError error) {
      if (!error.type().equals("TypeError") && !error.type().equals("AssertionError")) {
        throw error;
      }
    }
    return Read.columnFor(context, value, old.index());
  }

  /** Whether None is set in a column of numbers, or a list of it in one of times. */
  private static boolean isNothing(Series old, Object value) {
    boolean list = value instanceof PyList given && given.items().contains(Scalars.NONE);
    boolean unknown =
        value instanceof ArrayObject array
            && array.column() instanceof MaskedColumn masked
            && masked.hasMissing();
    if (unknown && old.dtype().isFloat()) {
      return true;
    }
    return old.dtype().isFloat() && !old.dtype().isNullable() && (list || value == Scalars.NONE)
        || old.dtype().isTime() && list;
  }

  /** Several columns set as a whole. */
  public static void setColumns(
      Context context, FrameObject target, List<Object> labels, Object value) {
    int width = width(context, value);
    if (width >= 0 && width != labels.size()) {
      throw PythonError.valueError("Columns must be same length as key");
    }
    if (value instanceof FrameObject given) {
      requireDistinct(target, labels, given.frame());
    }
    Column cells = width > 0 && isOfRows(value) ? cells(context, value) : null;
    for (int at = 0; at < labels.size(); at++) {
      int rows = cells == null ? 0 : cells.size() / labels.size();
      Object column =
          cells == null
              ? column(context, value, at)
              : new ArrayObject(Columns.withTimes(cells.slice(at * rows, (at + 1) * rows)));
      target.setColumn(context, labels.get(at), column);
    }
  }

  /** pandas looks the columns of a frame up by their names, each of which has to be one's own. */
  private static void requireDistinct(FrameObject target, List<Object> labels, DataFrame given) {
    for (int at = 0; at < labels.size(); at++) {
      if (given.positions(given.label(at)).length > 1) {
        throw PythonError.valueError(
            target.frame().columns().find(labels.get(at)) >= 0
                ? "Columns must be same length as key"
                : "Cannot set a DataFrame with multiple columns to the single column "
                    + Text.str(labels.get(at)));
      }
    }
  }

  private static boolean isOfRows(Object value) {
    return switch (value) {
      case PyList list -> list.items().stream().allMatch(Construct::isRaw);
      case PyTuple tuple -> tuple.items().stream().allMatch(Construct::isRaw);
      default -> false;
    };
  }

  /** Rows of cells as one array, column by column, which has one dtype for all of them. */
  private static Column cells(Context context, Object rows) {
    return FrameArray.of(Read.frame(context.call(FrameType.TYPE, rows)).data());
  }

  /** For how many columns there are values; -1 where one value is for all of them. */
  private static int width(Context context, Object value) {
    return switch (value) {
      case FrameObject values -> values.frame().columnCount();
      case MatrixObject matrix -> matrix.matrix().columnCount();
      case Object list when !Read.isListLike(list) -> -1;
      case Object list when NestedShape.isSequence(list) -> {
        NestedShape shape = NestedShape.of(context, list, 2);
        if (shape.ragged()) {
          throw PythonError.valueError(
              "setting an array element with a sequence. The requested array has an inhomogeneous"
                  + " shape");
        }
        yield shape.lengths().getLast();
      }
      default ->
          throw PythonError.typeError(
              "several columns are set by a list or a frame, not a " + TypeNames.of(value));
    };
  }

  private static Object column(Context context, Object value, int at) {
    if (value instanceof FrameObject values) {
      return new SeriesObject(values.frame().series(at));
    }
    if (value instanceof MatrixObject matrix) {
      return new ArrayObject(matrix.matrix().column(at));
    }
    if (!Read.isListLike(value)) {
      return value;
    }
    List<Object> items = NestedShape.elements(context, value);
    return NestedShape.isSequence(items.getFirst())
        ? NestedShape.down(context, items, at)
        : items.get(at);
  }
}
