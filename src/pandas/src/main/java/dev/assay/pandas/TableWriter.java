package dev.assay.pandas;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.RecordsObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import dev.assay.table.Values;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes tables of frames, and of what else a program may leave as its result. */
final class TableWriter {

  private final Context context;
  private final ResultSize size = new ResultSize();

  TableWriter(Context context) {
    this.context = context;
  }

  /** The table of a DataFrame, {@code null} for any other value. The index is not part of it. */
  @Nullable Table frame(String name, Object value) {
    return value instanceof FrameObject object ? table("the frame " + name, object.frame()) : null;
  }

  /**
   * The result as a table: a series or list is one column, a scalar one cell, a dict of scalars one
   * row.
   *
   * @throws PythonError a TypeError for anything else
   */
  Result result(Object value) {
    return switch (value) {
      case FrameObject frame -> result(Result.Kind.FRAME, frame.frame());
      case SeriesObject series -> series(Result.Kind.SERIES, series.series());
      case IndexObject index -> list(Result.Kind.LIST, index.index().column());
      case ArrayObject array -> list(Result.Kind.LIST, array.column());
      case RecordsObject records -> list(Result.Kind.LIST, records.rows().column());
      case PyDict dict -> dict(dict);
      case PyList list -> list(Result.Kind.LIST, Columns.infer(scalars(list.items())));
      case PyTuple tuple -> list(Result.Kind.LIST, Columns.infer(scalars(tuple.items())));
      case PySet set -> list(Result.Kind.LIST, Columns.infer(scalars(set.items())));
      default -> {
        checkScalar(value);
        yield list(Result.Kind.SCALAR, Columns.infer(List.of(value)));
      }
    };
  }

  private List<Object> scalars(List<Object> items) {
    items.forEach(this::checkScalar);
    return items;
  }

  private void checkScalar(Object value) {
    boolean scalar =
        switch (value) {
          case PyList _, PyTuple _, PyDict _, PySet _, PyObject _ -> false;
          default -> true;
        };
    if (!scalar) {
      throw PythonError.typeError(
          "'result' must be a DataFrame, a Series, a list of scalars or a scalar, but it is or"
              + " holds a value of type '"
              + context.typeName(value)
              + "'");
    }
  }

  private Result list(Result.Kind kind, dev.assay.pandas.column.Column column) {
    return series(kind, Series.of(column, None.NONE));
  }

  private Result series(Result.Kind kind, Series series) {
    Object name = series.name() == None.NONE ? "0" : series.name();
    return result(
        kind,
        new DataFrame(Index.ofLabels(List.of(name)), List.of(series.values()), series.index()));
  }

  private Result dict(PyDict dict) {
    List<dev.assay.pandas.column.Column> cells = new ArrayList<>();
    for (Object value : dict.values()) {
      checkScalar(value);
      cells.add(Columns.infer(List.of(value)));
    }
    return result(
        Result.Kind.DICT,
        new DataFrame(Index.ofLabels(dict.keys()), cells, Index.range(dict.size() == 0 ? 0 : 1)));
  }

  private Result result(Result.Kind kind, DataFrame frame) {
    size.begin("the result's labels", frame.rowCount(), 1);
    List<String> dtypes = new ArrayList<>();
    frame.data().forEach(column -> dtypes.add(column.dtypeName()));
    List<String> index = new ArrayList<>(frame.rowCount());
    for (int row = 0; row < frame.rowCount(); row++) {
      index.add(size.text(Text.str(frame.index().label(row))));
    }
    return new Result(kind, table("the result", frame), dtypes, index);
  }

  private Table table(String part, DataFrame frame) {
    size.begin(part, frame.rowCount(), frame.columnCount());
    context.budget().cells((long) frame.rowCount() * (frame.columnCount() + 1));
    List<Column> columns = new ArrayList<>();
    List<List<@Nullable Object>> rows = new ArrayList<>(frame.rowCount());
    for (int row = 0; row < frame.rowCount(); row++) {
      rows.add(new ArrayList<>(frame.columnCount()));
    }
    for (int position = 0; position < frame.columnCount(); position++) {
      dev.assay.pandas.column.Column data = frame.column(position);
      String name = size.text(Text.str(frame.label(position)));
      List<@Nullable Object> cells = new ArrayList<>(frame.rowCount());
      for (int row = 0; row < frame.rowCount(); row++) {
        size.at(row, name);
        Object cell = data.isMissing(row) ? null : cell(data.item(row));
        if (cell instanceof String text) {
          size.text(text);
        }
        cells.add(cell);
        rows.get(row).add(cell);
      }
      columns.add(new Column(name, type(data, cells)));
    }
    return Table.of(columns, rows);
  }

  private static ValueType type(dev.assay.pandas.column.Column data, List<@Nullable Object> cells) {
    return switch (data.dtype().kind()) {
      case BOOL -> ValueType.BOOLEAN;
      case INTEGER -> ValueType.INTEGER;
      case FLOAT -> ValueType.REAL;
      case DATETIME, ZONED -> ValueType.TIMESTAMP;
      case TIMEDELTA, PERIOD, INTERVAL -> ValueType.TEXT;
      case OBJECT, CATEGORY -> Values.typeOf(cells);
    };
  }

  /** A value as a table's cell; what no table can hold becomes its text. */
  private static @Nullable Object cell(Object value) {
    return switch (value) {
      case None _, NaT _, NA _ -> null;
      case Double number -> number.isNaN() ? null : number;
      case NumpyFloat number -> Double.isNaN(number.value()) ? null : number.value();
      case NumpyInt number -> number.value();
      case NumpyBool truth -> truth.value();
      case Timestamp time -> time.dateTime();
      case Aware time -> time.local(); // as it is shown, without the zone
      case Boolean _, Long _, BigInteger _, String _ -> value;
      case LocalDate _, LocalDateTime _, LocalTime _ -> value;
      default -> Text.str(value);
    };
  }
}
