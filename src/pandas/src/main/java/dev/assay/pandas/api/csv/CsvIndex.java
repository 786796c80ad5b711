package dev.assay.pandas.api.csv;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.csv.CsvRows;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** The labels of the rows of {@code pd.read_csv}: values without names, or columns. */
final class CsvIndex {

  private final Args args;
  private final Context context;
  private final CsvTypes types;

  CsvIndex(Args args, CsvTypes types) {
    this.args = args;
    this.context = args.context();
    this.types = types;
  }

  DataFrame of(DataFrame frame, CsvRows rows) {
    Object wanted = args.optional("index_col");
    if (rows.leading() > 0) {
      throw PythonError.unsupported(
          "read_csv() of lines with more values than names", "name all columns: names=[...]");
    }
    if (wanted == null || wanted.equals(false)) {
      return frame;
    }
    if (wanted instanceof Boolean) {
      throw PythonError.valueError("The value of index_col couldn't be 'True'");
    }
    if (frame.columns() instanceof MultiIndex) {
      throw PythonError.unsupported(
          "read_csv(index_col=) below several lines of names", "use set_index() on the frame");
    }
    return byColumns(frame, wanted);
  }

  private List<Object> keys(Object wanted) {
    return wanted instanceof PyTuple tuple ? tuple.items() : Read.labels(context, wanted);
  }

  private DataFrame byColumns(DataFrame frame, Object wanted) {
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    for (Object key : keys(wanted)) {
      int at = key instanceof Long place ? Math.toIntExact(place) : frame.columns().find(key);
      if (at < 0 && key instanceof Long) {
        at += frame.columnCount();
      }
      if (at < 0 || at >= frame.columnCount()) {
        throw key instanceof Long
            ? PythonError.indexError("list index out of range: there is no column " + key)
            : PythonError.valueError("Index " + context.str(key) + " invalid");
      }
      Object name = frame.label(at);
      levels.add(isDate() ? dated(frame.column(at), name) : frame.column(at));
      names.add(name instanceof String text && text.startsWith("Unnamed: ") ? Scalars.NONE : name);
      taken.add(at);
    }
    return frame
        .select(Indexers.without(taken.stream().mapToInt(at -> at).toArray(), frame.columnCount()))
        .withIndex(Index.ofLevels(levels, names));
  }

  /** Labels as dates, by their text; those that are none stay what they are. */
  private Column dated(Column labels, Object name) {
    if (!(labels instanceof ObjectColumn)) {
      throw PythonError.unsupported(
          "parse_dates=True of labels that are numbers", "use pd.to_datetime on the frame");
    }
    return types.dates(labels, name);
  }

  private boolean isDate() {
    return Boolean.TRUE.equals(args.optional("parse_dates"));
  }
}
