package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;

/** {@code df.iloc} and {@code df.iat}: cells by position. */
public final class ILocObject implements PyObject {

  private static final PyType<ILocObject> TYPE =
      PyType.builder("_iLocIndexer", ILocObject.class).doc("access by position").build();

  private final FrameObject target;
  private final boolean ofOne;

  /** Access to rows and columns, or as {@code iat} gives it, to single cells. */
  public ILocObject(FrameObject target, boolean ofOne) {
    this.target = target;
    this.ofOne = ofOne;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Select.Chosen rows(Context context, Object key) {
    Object first = key instanceof PyTuple pair ? pair.get(0) : key;
    return Select.byPosition(context, first, target.frame().rowCount());
  }

  private Select.Chosen columns(Context context, Object key) {
    DataFrame frame = target.frame();
    return key instanceof PyTuple pair && pair.size() > 1
        ? Select.byPosition(context, pair.get(1), frame.columnCount())
        : Select.Chosen.all(frame.columnCount());
  }

  @Override
  public Object getItem(Context context, Object given) {
    Object made = PositionIndexers.resolved(context, given, target);
    Object key = given instanceof PyCallable && made instanceof PyTuple ? listed(made) : made;
    if (ofOne) {
      PositionIndexers.requireCell(key, true);
    }
    DataFrame frame = target.frame();
    PositionIndexers.requireWithin(key, frame);
    Select.Chosen rows = readRows(context, key);
    Select.Chosen columns =
        key instanceof PyTuple pair && pair.size() > 1
            ? PositionIndexers.inTuple(context, pair.get(1), frame.columnCount())
            : Select.Chosen.all(frame.columnCount());
    return Indexers.get(context, frame, rows, columns, POSITIONS, POSITIONS);
  }

  /** A tuple that a function gave is no pair of rows and columns, but a list of rows. */
  private static Object listed(Object tuple) {
    return PyList.copyOf(((PyTuple) tuple).items());
  }

  private Select.Chosen readRows(Context context, Object key) {
    int size = target.frame().rowCount();
    if (!(key instanceof PyTuple keys)) {
      return PositionIndexers.alone(context, key, size);
    }
    if (keys.size() == 0) {
      return Select.Chosen.all(size);
    }
    if (keys.size() > 2) {
      throw KeyParts.tooMany();
    }
    return PositionIndexers.inTuple(context, keys.get(0), size);
  }

  private static final Object POSITIONS = PyList.of();

  @Override
  public void setItem(Context context, Object given, Object value) {
    Object key = PositionIndexers.resolved(context, given, target);
    if (ofOne) {
      PositionIndexers.requireCell(key, false);
    }
    KeyParts.requireWritten(key, 2);
    PositionIndexers.requireSetting(key);
    DataFrame frame = target.frame();
    Select.Chosen rows = rows(context, key);
    Select.Chosen columns = columns(context, key);
    int at = columns.positions().length == 1 ? columns.positions()[0] : 0;
    boolean list = ofOne && Read.isListLike(value) && frame.column(at).dtype() == DType.OBJECT;
    target.change(
        list
            ? frame.replace(at, CellWriter.filled(frame.column(at), rows.positions(), value))
            : CellWriter.putByPlace(context, new CellArea(frame, rows, columns), value));
  }
}
