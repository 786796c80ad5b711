package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.python.PatternValue;
import dev.assay.pandas.api.python.ReModule;
import dev.assay.pandas.api.series.SeriesType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * {@code pd.wide_to_long}: columns such as {@code sales2020} and {@code sales2021} become rows,
 * step by step as pandas does it: each stub's columns are melted, and joined to the others.
 */
public final class WideToLong {

  public static final String NOTATION = "df, stubnames, i, j, sep='', suffix='\\d+'";

  private final Context context;
  private final FrameObject frame;
  private final PyList ids;
  private final Object level;
  private final String separator;
  private final String suffix;

  /** The columns that are laid out one below the other. */
  private final List<Object> melted = new ArrayList<>();

  private WideToLong(Args args) {
    context = args.context();
    frame = new FrameObject(Read.frame(args.get("df")));
    ids = PyList.copyOf(Read.labels(context, args.get("i")));
    level = args.get("j");
    separator = args.string("sep");
    suffix = args.string("suffix");
  }

  public static Object of(Args args) {
    return new WideToLong(args).result(Read.labels(args, "stubnames"));
  }

  private Object result(List<Object> stubs) {
    if (stubs.stream().anyMatch(stub -> frame.frame().columns().find(stub) >= 0)) {
      throw PythonError.valueError("stubname can't be identical to a column name");
    }
    Object repeated = call(call(context.getItem(frame, ids), "duplicated"), "any");
    if (Boolean.TRUE.equals(Scalars.plain(repeated))) {
      throw PythonError.valueError("the id variables need to uniquely identify each row");
    }
    List<Object> parts = new ArrayList<>();
    for (Object stub : stubs) {
      parts.add(ofStub(context.str(stub)));
    }
    Object values = call(pandas(), "concat", named("axis", 1L), list(parts));
    Object others =
        call(
            Wrap.index(context, frame.frame().columns()), "difference", new PyDict(), list(melted));
    Object rest = context.getItem(frame, others);
    if (ids.size() == 1) {
      return call(call(rest, "set_index", new PyDict(), ids), "join", new PyDict(), values);
    }
    Object rows = call(rest, "merge", named("on", ids), call(values, "reset_index"));
    return call(rows, "set_index", new PyDict(), keys());
  }

  /** The columns of a stub, melted, under the ids and what follows the stub in their names. */
  private Object ofStub(String stub) {
    String prefix = stub + separator;
    PatternValue pattern = PatternValue.compile("^" + ReModule.escape(prefix) + suffix + "$", 0);
    List<Object> columns = new ArrayList<>();
    for (Object label : frame.frame().columns().labels()) {
      if (label instanceof String text && pattern.occursIn(text)) {
        columns.add(text);
      }
    }
    melted.addAll(columns);
    if (ids.items().contains(level)) {
      throw PythonError.attributeError("'DataFrame' object has no attribute 'str'")
          .hinting("; j is a new name, other than those of i");
    }
    PyDict options = named("id_vars", ids);
    options.put("value_vars", list(columns));
    options.put("value_name", withoutSeparator(stub));
    options.put("var_name", level);
    DataFrame laid = ((FrameObject) call(frame, "melt", options)).frame();
    Object names =
        PyList.copyOf(
            KeyColumns.of(laid, level).items().stream()
                .map(name -> (Object) ((String) name).replace(prefix, ""))
                .toList());
    PyDict column = new PyDict();
    column.put(level, numbers(names));
    Object named = call(new FrameObject(laid), "assign", column);
    return call(named, "set_index", new PyDict(), keys());
  }

  private String withoutSeparator(String stub) {
    int end = stub.length();
    while (end > 0 && separator.indexOf(stub.charAt(end - 1)) >= 0) {
      end--;
    }
    return stub.substring(0, end);
  }

  /** What follows the stubs, as numbers where all of it is. */
  private Object numbers(Object names) {
    Object series = context.call(SeriesType.TYPE, names);
    try {
      return call(pandas(), "to_numeric", new PyDict(), series);
    } catch (PythonError error) {
      if (!error.type().equals("ValueError") && !error.type().equals("TypeError")) {
        throw error;
      }
      return series;
    }
  }

  private Object pandas() {
    return Objects.requireNonNull(context.library().modules().get("pandas"));
  }

  private PyList keys() {
    List<Object> keys = new ArrayList<>(ids.items());
    keys.add(level);
    return PyList.copyOf(keys);
  }

  private static PyList list(List<Object> items) {
    return PyList.copyOf(items);
  }

  private static PyDict named(String name, Object value) {
    PyDict named = new PyDict();
    named.put(name, value);
    return named;
  }

  private Object call(Object self, String method) {
    return call(self, method, new PyDict());
  }

  private Object call(Object self, String method, PyDict named, Object... positional) {
    return context.invoke(self, method, PyTuple.of(positional), named);
  }
}
