package dev.assay.pandas.api.series;

import dev.assay.pandas.api.common.Ambiguous;
import dev.assay.pandas.api.common.Labelled;
import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.OwnAttributes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.indexing.BracketSlice;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.indexing.PositionKeys;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.indexing.SeriesLoc;
import dev.assay.pandas.api.indexing.SeriesSetter;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.show.TextOf;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * pandas' Series. One that was taken out of a frame remembers it, so that changing it in place
 * changes the frame's column, as it does in pandas 2; slices of it are copies.
 */
public final class SeriesObject implements PyObject {

  private Series series;
  private @Nullable FrameObject parent;
  private final OwnAttributes own = new OwnAttributes();

  public SeriesObject(Series series) {
    this.series = series;
  }

  /** A frame's column. */
  public static SeriesObject of(FrameObject parent, int position) {
    SeriesObject object = new SeriesObject(parent.frame().series(position));
    object.parent = parent;
    return object;
  }

  /** Whether it is this column of a frame, and not one with the same values. */
  public boolean isOf(@Nullable FrameObject frame, Column column) {
    return frame != null && parent == frame && series.values() == column;
  }

  public Series series() {
    return series;
  }

  /** Changes it in place, and the frame's column that it is, if it still is. */
  public void change(Series changed) {
    if (parent != null) {
      requireCurrent(parent, changed);
      parent.changeColumn(series.name(), series.values(), changed);
    }
    series = changed;
  }

  /**
   * pandas puts all values of a column that was taken out of a frame back into it once it is
   * written to, even where the frame has got other values since.
   */
  private void requireCurrent(FrameObject frame, Series changed) {
    if (changed.size() == frame.frame().rowCount()
        && frame.isReplaced(series.name(), series.values())) {
      throw PythonError.unsupported(
          "writing to a column that was taken out of a frame before the frame's was replaced",
          "take the column again, or write to a copy()");
    }
  }

  /** Whether it is a column that a frame gave out. */
  boolean isColumn() {
    return parent != null;
  }

  @Override
  public PyType<?> type() {
    return SeriesType.TYPE;
  }

  @Override
  public String repr() {
    return TextOf.series(series());
  }

  @Override
  public @Nullable Object attribute(Context context, String name) {
    Object attribute = own.get(name);
    return attribute == null && hasLabel(name) ? getItem(context, name) : attribute;
  }

  /** Whether a name is among labels that may be names. */
  private boolean hasLabel(String name) {
    Index index = series().index();
    boolean names = index.levelCount() > 1 || !index.column().dtype().isTime();
    return names && new LabelSelector(index).find(name).length > 0;
  }

  @Override
  public boolean setAttribute(Context context, String name, Object value) {
    switch (name) {
      case "name" -> series = series().named(SeriesNames.required(value));
      case "index" -> series = series().withIndex(Labelled.index(context, value, series().index()));
      default -> {
        return own.set(context, this, name, value, this::hasLabel);
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
      return Wrap.series(
          context, series.sliced(BracketSlice.positions(context, series.index(), slice)));
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      return Wrap.series(context, series().masked(Select.mask(key, mask, series().index())));
    }
    if (Read.isList(key)) {
      Select.requireOrder(key);
      Series taken = series().take(PositionKeys.listed(series(), Read.items(context, key)));
      return Wrap.series(context, taken.withIndex(Indexers.below(taken.index(), key)));
    }
    if (Select.hasSeveral(key)) {
      return new SeriesLoc(this, true, false).getItem(context, key);
    }
    if (PositionKeys.isPosition(series(), key)) {
      return series().values().get(Select.position(key, series().size(), "series"));
    }
    Object label = series().index() instanceof MultiIndex multi ? multi.whole(key) : key;
    Object found =
        Indexers.get(context, series(), Select.byLabel(context, label, series().index()), label);
    if (!Scalars.isTuple(label) || !(found instanceof SeriesObject several)) {
      return found;
    }
    Series part = several.series(); // of which pandas looks at the values anew
    return Wrap.series(context, part.withValues(Columns.withTimes(part.values())));
  }

  /** Changes this object, which other names may stand for, and the column that it is. */
  @Override
  public @Nullable Object inPlace(Context context, BinaryOperator operator, Object right) {
    Object result = context.binary(operator, this, right);
    if (!(result instanceof SeriesObject changed)) {
      return result;
    }
    Column values = Reindexer.rows(changed.series(), series().index()).values();
    if (values.dtype() != series().values().dtype()) {
      series = series().withValues(values); // values of its own, which the frame does not get
      parent = null;
      return this;
    }
    change(series().withValues(values));
    return this;
  }

  @Override
  public void setItem(Context context, Object given, Object value) {
    Object key = given instanceof PyCallable function ? context.call(function, this) : given;
    change(SeriesSetter.set(context, series(), key, value));
  }

  @Override
  public void deleteItem(Context context, Object key) {
    int[] positions = new LabelSelector(series().index()).one(key);
    boolean[] kept = Allocation.booleans(series().size());
    Arrays.fill(kept, true);
    for (int position : positions) {
      kept[position] = false;
    }
    change(series().take(Positions.where(kept)));
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    if (operator == BinaryOperator.MATRIX_MULTIPLY) {
      return context.invoke(this, "dot", right);
    }
    Operate.requireLogic(context, operator, series().values(), right);
    return right instanceof FrameObject
        ? null
        : Wrap.series(context, Operate.values(context, operator, series(), right, false));
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    Operate.requireLogic(context, operator, series().values(), left);
    return Wrap.series(context, Operate.values(context, operator, series(), left, true));
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    return other instanceof FrameObject
        ? null
        : Wrap.series(context, Operate.compare(context, operator, series(), other));
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return Wrap.series(context, Operate.unary(operator, series()));
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    if (!(series().values() instanceof MaskedColumn masked)) {
      return series().values().items().iterator();
    }
    // pandas' own arrays give numpy's scalars, where numpy's give Python's
    return IntStream.range(0, masked.size()).mapToObj(masked::get).iterator();
  }

  @Override
  public int length(Context context) {
    return series().size();
  }

  /** pandas 2 still converts a series of one value, and warns. */
  @Override
  public Object single(Context context, String wanted) {
    if (series.size() != 1) {
      throw PythonError.typeError("cannot convert the series to <class '" + wanted + "'>");
    }
    return series.values().get(0);
  }

  @Override
  public boolean truth(Context context) {
    throw Ambiguous.truth("Series");
  }

  /** Series as cells have no order: comparing them gives no single truth. */
  @Override
  public @Nullable Integer order(Object other) {
    throw Ambiguous.truth("Series");
  }

  /** As in pandas: whether it is one of the labels. */
  @Override
  public boolean contains(Context context, Object item) {
    return new LabelSelector(series().index()).find(item).length > 0;
  }

  @Override
  public int pythonHash() {
    throw PythonError.typeError("unhashable type: 'Series'");
  }

  public Index index() {
    return series().index();
  }
}
