package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.value.PyTuple;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A frame's values as numpy's ndarray of two dimensions. */
final class MatrixObject implements PyObject {

  private final DataFrame frame;

  MatrixObject(DataFrame frame) {
    this.frame =
        new DataFrame(
            Index.range(frame.columnCount()), frame.data(), Index.range(frame.rowCount()));
  }

  DataFrame frame() {
    return frame;
  }

  @Override
  public PyType<?> type() {
    return MatrixType.TYPE;
  }

  @Override
  public String repr() {
    List<String> rows = new ArrayList<>();
    for (int at = 0; at < frame.rowCount(); at++) {
      rows.add(TextOf.array(row(at), false));
    }
    return "array([" + String.join(",\n       ", rows) + "])";
  }

  private Column row(int at) {
    return frame.columnCount() == 0
        ? dev.assay.pandas.frame.DoubleColumn.of()
        : frame.row(at).values();
  }

  @Override
  public Object getItem(Context context, Object key) {
    if (key instanceof PyTuple pair && pair.size() == 2) {
      Select.Chosen rows = Select.byPosition(context, pair.get(0), frame.rowCount());
      Select.Chosen columns = Select.byPosition(context, pair.get(1), frame.columnCount());
      return crossing(context, rows, columns);
    }
    Select.Chosen rows = Select.byPosition(context, key, frame.rowCount());
    return rows.single()
        ? Wrap.array(context, row(rows.positions()[0]))
        : new MatrixObject(frame.take(rows.positions()));
  }

  private Object crossing(Context context, Select.Chosen rows, Select.Chosen columns) {
    if (rows.single() && columns.single()) {
      return row(rows.positions()[0]).get(columns.positions()[0]);
    }
    DataFrame part = frame.select(columns.positions());
    if (columns.single()) {
      return Wrap.array(context, part.column(0).take(rows.positions()));
    }
    return rows.single()
        ? Wrap.array(context, part.row(rows.positions()[0]).values())
        : new MatrixObject(part.take(rows.positions()));
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    List<Object> rows = new ArrayList<>();
    for (int at = 0; at < frame.rowCount(); at++) {
      rows.add(Wrap.array(context, row(at)));
    }
    return rows.iterator();
  }

  @Override
  public int length(Context context) {
    return frame.rowCount();
  }
}
