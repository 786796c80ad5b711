package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** {@code df.iloc} and {@code df.iat}: cells by position. */
final class ILocObject implements PyObject {

  private static final PyType<ILocObject> TYPE =
      PyType.builder("_iLocIndexer", ILocObject.class).doc("access by position").build();

  private final FrameObject target;
  private final boolean ofOne;

  /** Access to rows and columns, or as {@code iat} gives it, to single cells. */
  ILocObject(FrameObject target, boolean ofOne) {
    this.target = target;
    this.ofOne = ofOne;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Select.Chosen rows(Context context, Object key) {
    Object first =
        switch (key) {
          case PyTuple parts when parts.size() == 0 ->
              new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE);
          case PyTuple parts -> parts.get(0);
          default -> key;
        };
    return Select.byPosition(context, first, target.frame().rowCount());
  }

  private Select.Chosen columns(Context context, Object key) {
    DataFrame frame = target.frame();
    return key instanceof PyTuple pair && pair.size() > 1
        ? Select.byPosition(context, pair.get(1), frame.columnCount())
        : Select.Chosen.all(frame.columnCount());
  }

  @Override
  public Object getItem(Context context, Object key) {
    if (ofOne) {
      KeyParts.requireCell(key, 2);
      KeyParts.requirePlaces(key);
    }
    KeyParts.requireRead(key, 2);
    if (key instanceof PyTuple pair && pair.items().stream().anyMatch(PyTuple.class::isInstance)) {
      throw new PythonError("IndexingError", "Too many indexers; write a list of positions");
    }
    Select.Chosen rows = rows(context, key);
    Select.Chosen columns = columns(context, key);
    return Views.of(
        context,
        target,
        rows,
        columns,
        Indexers.get(context, target.frame(), rows, columns, POSITIONS, POSITIONS));
  }

  private static final Object POSITIONS = PyList.of();

  @Override
  public void setItem(Context context, Object key, Object value) {
    DataFrame frame = target.frame();
    if (ofOne) {
      KeyParts.requireCellWritten(key, 2);
    }
    KeyParts.requireWritten(key, 2);
    Select.Chosen rows = rows(context, key);
    Select.Chosen columns = columns(context, key);
    int at = columns.positions().length == 1 ? columns.positions()[0] : 0;
    boolean list = ofOne && Read.isListLike(value) && frame.column(at).dtype() == DType.OBJECT;
    target.write(
        list
            ? frame.replace(at, CellWriter.filled(frame.column(at), rows.positions(), value))
            : CellWriter.putByPlace(context, new CellArea(frame, rows, columns), value));
  }
}
