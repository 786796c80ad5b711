package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.NestedShape;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.Growth;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;
import java.util.function.UnaryOperator;

/** {@code df.loc} and {@code df.at}: cells by label. */
public final class LocObject implements PyCallable {

  private static final PyType<LocObject> TYPE =
      PyType.builder("_LocIndexer", LocObject.class).doc("access by label").build();

  private static final PySlice WHOLE = new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE);

  private final FrameObject target;
  private final boolean ofOne;

  /** Access to rows and columns, or as {@code at} gives it, to single cells. */
  public LocObject(FrameObject target, boolean ofOne) {
    this.target = target;
    this.ofOne = ofOne;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  /** {@code df.loc(axis=0)}: what stands in brackets behind it chooses along that axis alone. */
  @Override
  public Object call(Context context, PyTuple positional, PyDict named) {
    Object axis = positional.size() == 1 ? positional.get(0) : named.get("axis");
    boolean alone = positional.size() + named.size() == (axis == null ? 0 : 1);
    if (ofOne || !alone || axis != null && Read.isListLike(axis)) {
      throw PythonError.typeError("loc() takes an axis alone");
    }
    Object plain = axis == null ? Scalars.NONE : Scalars.plain(axis);
    if (plain == Scalars.NONE) {
      return this;
    }
    if (plain.equals(0L) || plain.equals("index") || plain.equals("rows")) {
      return new LocOfAxis(this, key -> PyTuple.of(key, WHOLE));
    }
    if (plain.equals(1L) || plain.equals("columns")) {
      return new LocOfAxis(this, key -> PyTuple.of(WHOLE, key));
    }
    throw PythonError.valueError("No axis named " + Text.str(plain) + " for object type DataFrame");
  }

  /** Access whose key is that of one axis. */
  private record LocOfAxis(LocObject loc, UnaryOperator<Object> pair) implements PyObject {

    @Override
    public PyType<?> type() {
      return TYPE;
    }

    @Override
    public Object getItem(Context context, Object key) {
      return loc.getItem(context, pair.apply(key));
    }

    @Override
    public void setItem(Context context, Object key, Object value) {
      if (key instanceof PyTuple parts && parts.size() > 1 && Read.isListLike(parts.get(1))) {
        // pandas takes the second part for columns here, and adds those that it does not find
        throw PythonError.unsupported(
            "setting by loc(axis=...) with a list in the second place", "set loc[rows, columns]");
      }
      loc.setItem(context, pair.apply(key), value);
    }
  }

  /** Whether a tuple is a pair of row and column keys, and not one label of several levels. */
  private boolean isPair(Object key) {
    if (!(key instanceof PyTuple tuple) || tuple.size() != 2) {
      return false;
    }
    boolean rowLabel =
        target.frame().index() instanceof MultiIndex
            && tuple.items().stream().noneMatch(LocObject::isSeveral)
            && new LabelSelector(target.frame().index()).find(key).length > 0;
    return !rowLabel;
  }

  public static boolean isSeveral(Object part) {
    return Read.isListLike(part) || part instanceof PySlice;
  }

  private Object resolved(Context context, Object key) {
    return key instanceof PyCallable callable ? context.call(callable, target) : key;
  }

  @Override
  public Object getItem(Context context, Object key) {
    DataFrame frame = target.frame();
    Object given = resolved(context, key);
    Object plain = ofOne ? given : alone(given);
    if (isOneCell(plain)) {
      KeyParts.requireCell(plain, 2);
    }
    KeyParts.requireRead(plain, 2, frame.index());
    if (!ofOne && LevelSelector.isRowsAlone(plain)) {
      Object levels = ((PyTuple) plain).get(0);
      return Wrap.frame(
          context, frame.take(Select.byLabel(context, levels, frame.index()).positions()));
    }
    if (ofOne && plain instanceof PyTuple tuple && tuple.size() == 2 || isPair(plain)) {
      return ofPair(context, frame, (PyTuple) plain);
    }
    if (ofOne && !(plain instanceof PyTuple)) {
      throw notAPair("TypeError");
    }
    if (!ofOne) {
      requireTruths(frame.index(), plain);
    }
    Select.Chosen rows = Select.byLabel(context, plain, frame.index());
    Select.Chosen all = Select.Chosen.all(frame.columnCount());
    return Indexers.get(context, frame, rows, all, plain, WHOLE);
  }

  private Object ofPair(Context context, DataFrame frame, PyTuple pair) {
    Object rowKey = resolved(context, pair.get(0));
    Object columnKey = resolved(context, pair.get(1));
    if (!ofOne) {
      TupleKeys.requireNoSingle(frame, rowKey, columnKey);
      rowKey = TupleKeys.listed(frame.index(), rowKey);
      columnKey = TupleKeys.listed(frame.columns(), columnKey);
    }
    boolean repeated = frame.index().levelCount() > 1 && !frame.index().isUnique();
    boolean part = frame.index().levelCount() > 1 && !repeated && !Scalars.isTuple(rowKey);
    if (ofOne && part && frame.columns().isUnique()) {
      throw PythonError.keyError(rowKey);
    }
    if (rowKey instanceof FrameObject && Read.isList(pair.get(1))) {
      throw PythonError.keyError("a frame of truths chooses no rows beside a list of columns");
    }
    if (isSeveral(rowKey) || isSeveral(columnKey) || !isCell(frame, rowKey)) {
      requireTruths(frame.index(), rowKey);
      requireTruths(frame.columns(), columnKey);
    }
    Select.Chosen rows = Select.byLabel(context, rowKey, frame.index());
    Select.Chosen columns = Select.byLabel(context, columnKey, frame.columns());
    if (rows.single() && columns.single() && !isCell(frame, rowKey)) {
      return Indexers.row(frame, rows.positions()[0]).values().get(columns.positions()[0]);
    }
    if (rows.single() && !columns.single() && isLabelAbove(frame.columns(), columnKey)) {
      Series row = Indexers.row(frame, rows.positions()[0]).take(columns.positions());
      return Wrap.series(context, row.withIndex(Indexers.below(row.index(), columnKey)));
    }
    return Indexers.get(context, frame, rows, columns, rowKey, columnKey);
  }

  /** Whether a key is a label of several columns: pandas takes the whole row before. */
  private static boolean isLabelAbove(Index columns, Object key) {
    return (columns.levelCount() > 1 || !columns.isUnique()) && !isSeveral(key);
  }

  /**
   * Whether pandas takes the one cell, not the whole row first, whose cells become of one dtype.
   */
  private static boolean isCell(DataFrame frame, Object label) {
    Index index = frame.index();
    boolean date = label instanceof String && index.levels().getFirst() instanceof TimeColumn;
    return index.levelCount() > 1 || index.isUnique() && frame.columns().isUnique() && !date;
  }

  /** A KeyError for a truth that is to stand for a label, where the labels are no truths. */
  static void requireTruths(Index index, Object label) {
    if (label instanceof Boolean && !index.levels().getFirst().dtype().isBool()) {
      throw PythonError.keyError(
          Text.str(label) + ": boolean label can not be used without a boolean index");
    }
  }

  /** No part at all stands for all rows. */
  private static Object alone(Object key) {
    return key instanceof PyTuple parts && parts.size() == 0 ? WHOLE : key;
  }

  /** Where labels repeat, at goes the way of loc, which has errors of its own. */
  private boolean isOneCell(Object key) {
    DataFrame frame = target.frame();
    return ofOne
        && key instanceof PyTuple
        && frame.index().levelCount() == 1
        && frame.index().isUnique()
        && frame.columns().isUnique();
  }

  private static PythonError notAPair(String type) {
    return new PythonError(type, "at needs a row and a column: df.at[row, column]");
  }

  private void requireWritten(Object key) {
    Index rows = target.frame().index();
    if (isOneCell(key)) {
      KeyParts.requireCellWritten(key, 2);
    }
    if (rows.levelCount() == 1 && key instanceof PyTuple parts && parts.size() < 2) {
      KeyParts.requireWritten(key, 2);
    }
    KeyParts.requireWritten(key, 2, rows);
  }

  @Override
  public void setItem(Context context, Object key, Object value) {
    if (ofOne && value instanceof FrameObject) {
      throw PythonError.valueError("a DataFrame is no value of one cell");
    }
    Object plain = resolved(context, key);
    requireWritten(plain);
    if (isPair(plain)) {
      PyTuple pair = (PyTuple) plain;
      Object row = resolved(context, pair.get(0));
      Object column = resolved(context, pair.get(1));
      if (!ofOne) {
        row = TupleKeys.listed(target.frame().index(), row);
        column = TupleKeys.listed(target.frame().columns(), column);
      }
      if (ofOne && Read.isListLike(value) && isObject(row, column)) {
        DataFrame frame = target.frame();
        int at = new LabelSelector(frame.columns()).find(column)[0];
        int[] place = new LabelSelector(frame.index()).find(row);
        target.change(frame.replace(at, CellWriter.filled(frame.column(at), place, value)));
      } else {
        set(context, row, column, value);
      }
      return;
    }
    DataFrame frame = target.frame();
    if (ofOne && !(plain instanceof PyTuple)) {
      throw notAPair("InvalidIndexError");
    }
    if (!ofOne) {
      requireTruths(frame.index(), plain);
    }
    if (isNewLabel(plain)) {
      target.change(RowAppend.appended(context, frame, Scalars.plain(plain), value));
      return;
    }
    Select.Chosen rows = Select.byLabel(context, plain, frame.index());
    if (!isNothing(context, plain, rows, frame.index(), value)) {
      put(context, CellArea.ofRows(frame, rows), value);
    }
  }

  /** Whether labels name one cell of a column of objects, which may be a list. */
  private boolean isObject(Object row, Object column) {
    DataFrame frame = target.frame();
    if (isSeveral(row) || isSeveral(column)) {
      return false;
    }
    int[] columns = new LabelSelector(frame.columns()).find(column);
    return columns.length == 1
        && frame.column(columns[0]).dtype() == DType.OBJECT
        && new LabelSelector(frame.index()).find(row).length == 1;
  }

  private boolean isNewLabel(Object key) {
    if (key instanceof FrameObject) {
      throw PythonError.keyError("a DataFrame is no label; take one of its columns as the mask");
    }
    boolean several =
        key instanceof PyTuple tuple && tuple.items().stream().anyMatch(LocObject::isSeveral);
    return !several
        && !Read.isList(key)
        && !(key instanceof PySlice)
        && new LabelSelector(target.frame().index()).find(Scalars.boxed(key)).length == 0;
  }

  private void set(Context context, Object rowKey, Object columnKey, Object value) {
    requireTruths(target.frame().index(), rowKey);
    if (rowKey instanceof PySlice slice
        && slice.isWhole()
        && !(columnKey instanceof PySlice)
        && !Read.isList(columnKey)
        && new LabelSelector(target.frame().columns()).find(columnKey).length == 0) {
      requireRows(value);
      target.setItem(context, columnKey, value);
      return;
    }
    int known = target.frame().columnCount();
    requirePlainColumns(context, rowKey, columnKey);
    if (target.frame().rowCount() == 0 && isNewLabel(rowKey)) {
      addRow(rowKey, columnKey, value); // so that there is a row for new columns
    }
    if (Read.isList(columnKey) && Read.mask(context, columnKey) == null) {
      Read.items(context, columnKey).forEach(label -> ensureColumn(label, value));
    } else if (!(columnKey instanceof PySlice) && !Read.isList(columnKey)) {
      ensureColumn(columnKey, value);
    }
    if (isNewLabel(rowKey)) {
      addRow(rowKey, columnKey, value);
    }
    DataFrame frame = target.frame();
    Select.Chosen rows = Select.byLabel(context, rowKey, frame.index());
    Select.Chosen columns = Select.byLabel(context, columnKey, frame.columns());
    if (isNothing(context, rowKey, rows, frame.index(), value)) {
      return;
    }
    put(context, new CellArea(frame, rows, columns, known, false), value);
  }

  /** Refuses lists of columns of which pandas makes columns of other labels or of odd values. */
  private void requirePlainColumns(Context context, Object rowKey, Object columnKey) {
    boolean several =
        Read.isList(columnKey) && Read.mask(context, columnKey) == null
            || columnKey instanceof PyTuple && target.frame().columns().levelCount() == 1;
    if (!several) {
      return;
    }
    List<Object> labels = Read.items(context, columnKey);
    boolean lacking =
        labels.stream()
            .anyMatch(label -> new LabelSelector(target.frame().columns()).find(label).length == 0);
    if (lacking && target.frame().rowCount() > 0 && isNewLabel(rowKey)) {
      throw PythonError.unsupported(
          "an assignment that adds both a row and a list of columns",
          "add the columns first, then the row");
    }
  }

  /**
   * Whether a list or slice names no row, which leaves even the dtypes as they are; a mask that
   * none is true of does not.
   */
  private static boolean isNothing(
      Context context, Object key, Select.Chosen rows, Index index, Object value) {
    boolean named =
        key instanceof PySlice slice
            ? slice.step() == Scalars.NONE && isBetween(index, slice)
            : Read.isList(key) && Read.mask(context, key) == null;
    return named
        && rows.positions().length == 0
        && !rows.whole()
        && (value instanceof SeriesObject || !Read.isListLike(value));
  }

  /** Whether a slice of no rows ends where it starts, and not before. */
  private static boolean isBetween(Index index, PySlice slice) {
    LabelSelector labels = new LabelSelector(index);
    int after = labels.slice(Scalars.plain(slice.start()), Scalars.NONE).length;
    int before = labels.slice(Scalars.NONE, Scalars.plain(slice.stop())).length;
    return before + after == index.size();
  }

  private void put(Context context, CellArea area, Object value) {
    target.change(CellWriter.put(context, area, value));
  }

  private void addRow(Object rowKey, Object columnKey, Object value) {
    requireRoom(columnKey, value);
    target.change(Growth.appendEmptyRow(target.frame(), Scalars.plain(rowKey)));
  }

  /** One cell of a new row holds a list where its column is one of objects. */
  private void requireRoom(Object columnKey, Object value) {
    DataFrame frame = target.frame();
    int[] columns =
        isSeveral(columnKey) ? new int[0] : new LabelSelector(frame.columns()).find(columnKey);
    if (columns.length == 1
        && NestedShape.isSequence(value)
        && frame.column(columns[0]).dtype() != DType.OBJECT) {
      throw PythonError.valueError("setting an array element with a sequence.");
    }
  }

  /** One value makes no column of a frame without rows. */
  private void requireRows(Object value) {
    if (target.frame().rowCount() == 0 && !Read.isListLike(value)) {
      throw PythonError.valueError("cannot set a frame with no defined index and a scalar");
    }
  }

  /** There is a column of the label from now on. */
  private void ensureColumn(Object label, Object value) {
    boolean known = new LabelSelector(target.frame().columns()).find(label).length > 0;
    if (!known) {
      if (label instanceof Boolean) {
        throw PythonError.keyError("cannot use a single bool to index into setitem");
      }
      requireRows(value);
      target.change(Growth.withColumn(target.frame(), Scalars.plain(label), value));
    }
  }
}
