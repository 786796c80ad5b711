package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** {@code to_dict}: a frame as dicts and lists. */
public final class FrameDicts {

  private FrameDicts() {}

  static Object of(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    requireNumbered(args);
    args.budget().cells((long) frame.rowCount() * frame.columnCount());
    String orient = args.string("orient");
    Object result =
        orient.equals("series")
            ? series(frame)
            : of(args, frame.withData(frame.data().stream().map(FrameRows::listed).toList()));
    return DictsInto.of(args, result);
  }

  private static Object of(Args args, DataFrame frame) {
    return switch (args.string("orient")) {
      case "dict" -> columns(frame);
      case "list" -> lists(frame);
      case "records" -> records(frame);
      case "index" -> byIndex(frame);
      case "split" -> indexed(args, split(frame));
      case "tight" -> indexed(args, tight(frame));
      default ->
          throw PythonError.valueError("orient '" + args.string("orient") + "' not understood");
    };
  }

  /** Only parts that are named can be left out. */
  private static void requireNumbered(Args args) {
    String orient = args.string("orient");
    if (!args.truth("index") && !orient.equals("split") && !orient.equals("tight")) {
      throw PythonError.valueError(
          "'index=False' is only valid when 'orient' is 'split' or 'tight'");
    }
  }

  private static PyDict indexed(Args args, PyDict parts) {
    if (args.truth("index")) {
      return parts;
    }
    PyDict rest = new PyDict();
    for (PyDict.Entry part : parts.entries()) {
      if (!part.key().equals("index") && !part.key().equals("index_names")) {
        rest.put(part.key(), part.value());
      }
    }
    return rest;
  }

  /** A cell as a value of Python's own types: None for NA. */
  public static Object cell(Column column, int row) {
    Object value = Scalars.plain(column.item(row));
    return value == Scalars.NA ? Scalars.NONE : value;
  }

  private static List<Object> cells(Column column) {
    List<Object> cells = new ArrayList<>(column.size());
    for (int row = 0; row < column.size(); row++) {
      cells.add(cell(column, row));
    }
    return cells;
  }

  private static PyDict columns(DataFrame frame) {
    PyDict dict = new PyDict();
    for (int at = 0; at < frame.columnCount(); at++) {
      PyDict column = new PyDict();
      for (int row = 0; row < frame.rowCount(); row++) {
        column.put(frame.index().label(row), cell(frame.column(at), row));
      }
      dict.put(frame.label(at), column);
    }
    return dict;
  }

  private static PyDict lists(DataFrame frame) {
    PyDict dict = new PyDict();
    for (int at = 0; at < frame.columnCount(); at++) {
      dict.put(frame.label(at), PyList.copyOf(cells(frame.column(at))));
    }
    return dict;
  }

  private static PyDict series(DataFrame frame) {
    PyDict dict = new PyDict();
    for (int at = 0; at < frame.columnCount(); at++) {
      dict.put(frame.label(at), new SeriesObject(frame.series(at)));
    }
    return dict;
  }

  private static PyDict row(DataFrame frame, int row) {
    PyDict cells = new PyDict();
    for (int at = 0; at < frame.columnCount(); at++) {
      cells.put(frame.label(at), cell(frame.column(at), row));
    }
    return cells;
  }

  /** The rows that have cells: none in a frame without columns. */
  private static int dataRows(DataFrame frame) {
    return frame.columnCount() == 0 ? 0 : frame.rowCount();
  }

  private static PyList records(DataFrame frame) {
    return PyList.copyOf(
        IntStream.range(0, dataRows(frame)).<Object>mapToObj(row -> row(frame, row)).toList());
  }

  private static PyDict byIndex(DataFrame frame) {
    if (!frame.index().isUnique()) {
      throw PythonError.valueError("DataFrame index must be unique for orient='index'.");
    }
    PyDict dict = new PyDict();
    for (int row = 0; row < frame.rowCount(); row++) {
      dict.put(frame.index().label(row), row(frame, row));
    }
    return dict;
  }

  private static PyDict tight(DataFrame frame) {
    PyDict dict = split(frame);
    dict.put("index_names", PyList.copyOf(frame.index().names()));
    dict.put("column_names", PyList.copyOf(frame.columns().names()));
    return dict;
  }

  private static PyDict split(DataFrame frame) {
    List<Object> rows = new ArrayList<>();
    for (int row = 0; row < dataRows(frame); row++) {
      List<Object> cells = new ArrayList<>();
      for (Column column : frame.data()) {
        cells.add(cell(column, row));
      }
      rows.add(PyList.copyOf(cells));
    }
    PyDict dict = new PyDict();
    dict.put("index", PyList.copyOf(frame.index().labels()));
    dict.put("columns", PyList.copyOf(frame.columns().labels()));
    dict.put("data", PyList.copyOf(rows));
    return dict;
  }
}
