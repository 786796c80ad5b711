package dev.assay.pandas.conformance;

import dev.assay.pandas.UnhurriedLimits;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.module.PandasLibrary;
import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Executor;
import dev.assay.pandas.eval.Globals;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.syntax.Parser;
import dev.assay.pandas.syntax.Source;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.ZonedTimestamp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs a program and describes its outcome as {@code regenerate.py} does. */
final class Outcomes {

  private static final Library LIBRARY = PythonLibrary.library().plus(PandasLibrary.library());

  private Outcomes() {}

  /** The outcome of a program, and what it raised in {@code message}. */
  static Map<String, @Nullable Object> of(String code) {
    try {
      return described(run(code));
    } catch (PythonError error) {
      // a kind of TypeError that numpy keeps to itself
      return error(
          error.type().equals("UFuncTypeError") ? "TypeError" : error.type(), error.getMessage());
    }
  }

  private static @Nullable Object run(String code) {
    return switch (Parser.parse(new Source("program", code))) {
      case Parser.Outcome.Failed failed ->
          throw new PythonError(
              failed.errors().getFirst().type(), failed.errors().getFirst().message());
      case Parser.Outcome.Parsed parsed -> {
        Context context = new Context(LIBRARY, UnhurriedLimits.DEFAULT);
        Globals globals = new Globals(LIBRARY);
        Executor.run(context, parsed.program(), globals);
        yield globals.variables().get("result");
      }
    };
  }

  private static Map<String, @Nullable Object> error(String type, @Nullable String message) {
    Map<String, @Nullable Object> outcome = new LinkedHashMap<>();
    outcome.put("error", type);
    outcome.put("message", message);
    return outcome;
  }

  private static Map<String, @Nullable Object> described(@Nullable Object value) {
    return value == null ? error("no result", "") : outcome(value);
  }

  private static Map<String, @Nullable Object> outcome(Object value) {
    Map<String, @Nullable Object> outcome = new LinkedHashMap<>();
    switch (value) {
      case FrameObject object -> frame(object.frame(), outcome);
      case SeriesObject object -> series(object.series(), outcome);
      case IndexObject object -> {
        outcome.put("kind", "Index");
        outcome.put("dtype", object.index().column().dtypeName());
        labels(object.index(), "index", outcome);
      }
      case ArrayObject object -> {
        outcome.put("kind", "array");
        String dtype = object.dtypeName();
        outcome.put("dtype", dtype.startsWith("<U") ? "object" : dtype);
        outcome.put("data", Map.of("list", cells(object.listed())));
      }
      case MatrixObject object -> {
        outcome.put("kind", "array");
        outcome.put("dtype", object.matrix().cells().dtypeName());
        outcome.put("data", Map.of("list", rows(object)));
      }
      default -> {
        outcome.put("kind", kind(value));
        outcome.put("value", cell(value));
      }
    }
    return outcome;
  }

  private static List<Object> rows(MatrixObject object) {
    List<Object> rows = new ArrayList<>();
    for (int at = 0; at < object.matrix().rowCount(); at++) {
      rows.add(Map.of("list", cells(ArrayObject.listed(object.matrix().row(at)))));
    }
    return rows;
  }

  private static String kind(Object value) {
    String name = TypeNames.of(value);
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static void frame(DataFrame frame, Map<String, @Nullable Object> outcome) {
    outcome.put("kind", "DataFrame");
    outcome.put("columns", cells(frame.columns().labels()));
    outcome.put("column_names", cells(frame.columns().names()));
    outcome.put("dtypes", frame.data().stream().map(Column::dtypeName).toList());
    labels(frame.index(), "index", outcome);
    outcome.put("data", frame.data().stream().map(column -> cells(column.items())).toList());
  }

  private static void series(Series series, Map<String, @Nullable Object> outcome) {
    outcome.put("kind", "Series");
    outcome.put("name", cell(series.name()));
    outcome.put("dtype", series.values().dtypeName());
    labels(series.index(), "index", outcome);
    outcome.put("data", cells(series.values().items()));
  }

  private static void labels(Index index, String name, Map<String, @Nullable Object> outcome) {
    outcome.put(name, cells(index.labels()));
    outcome.put(name + "_names", cells(index.names()));
  }

  private static List<@Nullable Object> cells(List<Object> values) {
    List<@Nullable Object> cells = new ArrayList<>(values.size());
    values.forEach(value -> cells.add(cell(value)));
    return cells;
  }

  private static @Nullable Object cell(Object value) {
    return switch (value) {
      case None _ -> null;
      case NaT _ -> Map.of("na", "NaT");
      case NA _ -> Map.of("na", "NA");
      case Boolean truth -> truth;
      case NumpyBool truth -> truth.value();
      case Long number -> Map.of("i", number.toString());
      case BigInteger number -> Map.of("i", number.toString());
      case NumpyInt number -> Map.of("i", Long.toString(number.value()));
      case Double number -> real(number);
      case NumpyFloat number -> real(number.value());
      case String text -> text;
      case NumpySpan span -> cell(span.ofPandas());
      case NumpyTime time -> cell(time.ofPandas());
      case Timestamp _, ZonedTimestamp _ -> Map.of("t", Text.str(value));
      case Timedelta delta -> Map.of("d", Text.str(delta));
      default -> nested(value);
    };
  }

  private static Object nested(Object value) {
    return switch (value) {
      case PyTuple tuple -> Map.of("tuple", cells(tuple.items()));
      case PyList list -> Map.of("list", cells(list.items()));
      case PySet set ->
          Map.of(
              "set",
              cells(set.items()).stream()
                  .sorted((a, b) -> Json.write(a).compareTo(Json.write(b)))
                  .toList());
      case PyDict dict -> {
        List<Object> entries = new ArrayList<>();
        for (PyDict.Entry entry : dict.entries()) {
          List<@Nullable Object> pair = new ArrayList<>();
          pair.add(cell(entry.key()));
          pair.add(cell(entry.value()));
          entries.add(pair);
        }
        yield Map.of("dict", entries);
      }
      case ArrayObject array -> Map.of("array", cells(array.listed()));
      case MatrixObject object -> Map.of("array", rows(object));
      case FrameObject _, SeriesObject _, IndexObject _ -> outcome(value);
      default -> Map.of("str", Text.str(value));
    };
  }

  private static Object real(double number) {
    return Double.isNaN(number) ? Map.of("na", "nan") : Map.of("f", Text.str(number));
  }
}
