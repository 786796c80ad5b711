package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Ambiguous;
import dev.assay.pandas.api.common.Labelled;
import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.OwnAttributes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.indexing.BracketSlice;
import dev.assay.pandas.api.indexing.CellArea;
import dev.assay.pandas.api.indexing.CellWriter;
import dev.assay.pandas.api.indexing.ColumnSetter;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.indexing.LocObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.show.TextOf;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** pandas' DataFrame: a name for a frame that can be changed in place. */
public final class FrameObject implements PyObject {

  private DataFrame frame;
  private final OwnAttributes own = new OwnAttributes();
  private @Nullable Object groupName;

  public FrameObject(DataFrame frame) {
    this.frame = frame;
  }

  /** A group's rows, whose {@code name} is the group's, even where a column has that label. */
  public static FrameObject ofGroup(DataFrame rows, Object name) {
    FrameObject group = new FrameObject(rows);
    group.groupName = name;
    return group;
  }

  public DataFrame frame() {
    return frame;
  }

  /** From now on it has other rows, columns or values. */
  public void change(DataFrame changed) {
    frame = changed;
  }

  /** Whether the column of a label has other values than it had. */
  public boolean isReplaced(Object label, Column taken) {
    int[] positions = frame().positions(label);
    return positions.length == 1 && frame.column(positions[0]) != taken;
  }

  /** Puts changed values in place of a column, if it is still the one that was taken out. */
  public void changeColumn(Object label, Column taken, Series changed) {
    int[] positions = frame().positions(label);
    boolean same = positions.length == 1 && frame.column(positions[0]) == taken;
    if (same && changed.size() == frame.rowCount()) {
      change(frame.replace(positions[0], changed.values()));
    }
  }

  @Override
  public PyType<?> type() {
    return FrameType.TYPE;
  }

  @Override
  public String repr() {
    return TextOf.frame(frame());
  }

  @Override
  public @Nullable Object attribute(Context context, String name) {
    if (groupName != null && name.equals("name")) {
      return groupName;
    }
    Object attribute = own.get(name);
    if (attribute != null) {
      return attribute;
    }
    int[] positions = frame().positions(name);
    if (positions.length == 1) {
      return SeriesObject.of(this, positions[0]);
    }
    return hasColumns(name) ? getItem(context, name) : null;
  }

  /** Whether there are columns of a label, or below it. */
  private boolean hasColumns(String label) {
    return new LabelSelector(frame().columns()).find(label).length > 0;
  }

  @Override
  public boolean setAttribute(Context context, String name, Object value) {
    switch (name) {
      case "columns" -> {
        frame = frame().withColumns(Labelled.index(context, value, frame.columns()));
      }
      case "index" -> {
        frame = frame().withIndex(Labelled.index(context, value, frame.index()));
      }
      default -> {
        return own.set(context, this, name, value, this::hasColumns);
      }
    }
    return true;
  }

  @Override
  public Object getItem(Context context, Object key) {
    if (key instanceof PyCallable callable) {
      return getItem(context, context.call(callable, this));
    }
    if (key instanceof PySlice slice) {
      int[] rows = BracketSlice.positions(context, frame.index(), slice);
      return Wrap.frame(context, frame.sliced(rows));
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      return Wrap.frame(context, frame().kept(Select.mask(key, mask, frame().index())));
    }
    if (key instanceof FrameObject masks) {

      requireMatching(masks.frame().columns());
      return Wrap.frame(
          context, Conditional.where(context, frame(), masks, Scalars.NAN, Conditional.TRUE));
    }
    if (Read.isList(key)) {
      Select.requireOrder(key);
      return Wrap.frame(context, frame().select(columns(Read.items(context, key))));
    }
    return column(context, key);
  }

  private void requireMatching(Index masks) {
    Index columns = frame().columns();
    if (columns.levelCount() != masks.levelCount()) {
      throw PythonError.valueError("cannot join with no overlapping index names");
    }
    if (!columns.sameLabels(masks) && !masks.isUnique()) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
  }

  private Object column(Context context, Object key) {
    if (frame().columns().levelCount() == 1
        && key instanceof PyTuple pair
        && pair.items().stream().anyMatch(LocObject::isSeveral)) {
      throw new PythonError("InvalidIndexError", Text.repr(key) + " is no label")
          .hinting("; use df.loc[rows, columns]");
    }
    LabelSelector selector = new LabelSelector(frame().columns());
    int[] positions = selector.find(key);
    if (positions.length == 0) {
      throw missing(key);
    }
    Index columns = frame().columns();
    boolean one = positions.length == 1 && selector.isWhole(key);
    if (one && (columns.levelCount() == 1 || columns.isUnique())) {
      return SeriesObject.of(this, positions[0]);
    }
    DataFrame chosen = frame().select(positions);
    return selector.isWhole(key)
        ? Wrap.frame(context, chosen)
        : below(context, chosen, Scalars.isTuple(key) ? Scalars.elements(key).size() : 1);
  }

  /** The columns below a label of the first levels, without those levels. */
  private Object below(Context context, DataFrame chosen, int depth) {
    Index columns = chosen.columns();
    Index rest = Levels.below(columns, depth);
    if (rest.size() == 1 && rest.levelCount() == 1 && rest.label(0).equals("")) {
      return Wrap.series(
          context, chosen.series(0).named(Scalars.elements(columns.label(0)).getFirst()));
    }
    return Wrap.frame(context, chosen.withColumns(rest));
  }

  private PythonError missing(Object key) {
    return KnownLabels.column(frame(), key);
  }

  private int[] columns(List<Object> labels) {
    Positions found = new Positions();
    List<Object> missing = new ArrayList<>();
    LabelSelector selector = new LabelSelector(frame().columns());
    for (Object label : labels) {
      int[] positions = selector.find(label);
      if (positions.length == 0) {
        missing.add(label);
      }
      for (int position : positions) {
        found.add(position);
      }
    }
    if (!missing.isEmpty()) {
      throw KnownLabels.notIn(frame().columns(), missing, labels.size());
    }
    return found.toArray();
  }

  /** Changes this object, which other names may stand for. */
  @Override
  public @Nullable Object inPlace(Context context, BinaryOperator operator, Object right) {
    Object result = context.binary(operator, this, right);
    if (!(result instanceof FrameObject changed)) {
      return result;
    }
    change(Reindexer.columns(Reindexer.rows(changed.frame(), frame().index()), frame().columns()));
    return this;
  }

  @Override
  public void setItem(Context context, Object given, Object value) {
    Object key = given instanceof PyCallable function ? context.call(function, this) : given;
    Column mask = Read.mask(context, key);
    if (mask != null) {
      int[] rows = Select.mask(key, mask, frame().index());
      Object placed =
          value instanceof FrameObject values
              ? new FrameObject(Reindexer.rows(values.frame(), frame().index().take(rows)))
              : value;
      CellArea area = new CellArea(frame(), new Select.Chosen(rows, false), all());
      change(CellWriter.putByPlace(context, area, placed));
    } else if (key instanceof FrameObject masks) {
      requireTruths(masks);
      requireSameShape(value);
      change(
          Conditional.where(context, frame(), masks, value, new Conditional.Keeping(true, true)));
    } else if (Read.isList(key)) {
      CellWriter.setColumns(context, this, Read.items(context, key), value);
    } else if (key instanceof PySlice slice) {
      Select.Chosen chosen =
          new Select.Chosen(BracketSlice.positions(context, frame().index(), slice), false, true);
      change(CellWriter.putByPlace(context, new CellArea(frame(), chosen, all()), value));
    } else {
      setColumn(context, Scalars.plain(key), value);
    }
  }

  private Select.Chosen all() {
    return Select.Chosen.all(frame().columnCount());
  }

  private static void requireTruths(FrameObject masks) {
    if (masks.frame().data().stream().anyMatch(column -> !column.dtype().isBool())) {
      throw PythonError.typeError("Must pass DataFrame or 2-d ndarray with boolean values only");
    }
  }

  private static void requireSameShape(Object value) {
    if (value instanceof SeriesObject) {
      throw PythonError.valueError("Must specify axis=0 or 1: see df.mask(truths, series, axis=0)");
    }
    if (Read.isListLike(value)
        && !(value instanceof FrameObject || value instanceof MatrixObject)) {
      throw PythonError.unsupported(
          "a list for the cells of a frame of truths", "give one value, or a frame of values");
    }
  }

  /** A column set as a whole; a frame without rows takes the value's. */
  public void setColumn(Context context, Object label, Object value) {
    if (frame().columnCount() == 0 && frame().rowCount() == 0 && Read.isListLike(value)) {
      Index index =
          value instanceof SeriesObject series
              ? series.series().index()
              : Index.range(Read.column(context, value).size());
      change(index.size() == 0 ? frame() : frame().withIndex(index));
    } else if (frame().rowCount() == 0 && frame().columnCount() > 0 && Read.isListLike(value)) {
      DataFrame grown = Growth.grown(context, frame(), value);
      change(grown.rowCount() == 0 ? frame() : grown);
    }
    DataFrame changed = new ColumnSetter(context, frame(), label).set(value);
    change(changed);
  }

  @Override
  public void deleteItem(Context context, Object key) {
    int[] positions = new LabelSelector(frame().columns()).find(key);
    if (positions.length == 0) {
      throw missing(key);
    }
    change(frame().select(Indexers.without(positions, frame().columnCount())));
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    if (operator == BinaryOperator.MATRIX_MULTIPLY) {
      return FrameProducts.dot(context, frame(), right);
    }
    return Wrap.frame(context, FrameOperate.binary(context, operator, frame(), right, false));
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return Wrap.frame(context, FrameOperate.binary(context, operator, frame(), left, true));
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    return Wrap.frame(context, FrameOperate.compare(context, operator, frame(), other));
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return Wrap.frame(
        context,
        frame().map(column -> Operate.unary(operator, Series.of(column, Scalars.NONE)).values()));
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return frame().columns().labels().iterator();
  }

  @Override
  public int length(Context context) {
    return frame().rowCount();
  }

  @Override
  public boolean truth(Context context) {
    throw Ambiguous.truth("DataFrame");
  }

  @Override
  public boolean contains(Context context, Object item) {
    return new LabelSelector(frame().columns()).find(item).length > 0;
  }

  @Override
  public int pythonHash() {
    throw PythonError.typeError("unhashable type: 'DataFrame'");
  }
}
