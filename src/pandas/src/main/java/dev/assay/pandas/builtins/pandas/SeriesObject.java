package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.RangeIndex;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.show.TextOf;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * pandas' Series. One that was taken out of a frame remembers it, so that changing it in place
 * changes the frame's column, as it does in pandas 2.
 */
public final class SeriesObject implements PyObject {

  private Series series;
  private @Nullable FrameObject parent;

  public SeriesObject(Series series) {
    this.series = series;
  }

  /** A frame's column. */
  static SeriesObject of(FrameObject parent, Series series) {
    SeriesObject object = new SeriesObject(series);
    object.parent = parent;
    return object;
  }

  /** Whether it is this column of a frame, and not one with the same values. */
  boolean isOf(@Nullable FrameObject frame, Column column) {
    return frame != null && parent == frame && series.values() == column;
  }

  public Series series() {
    return series;
  }

  /** Changes it in place, and the frame's column that it is, if it still is. */
  void change(Series changed) {
    if (parent != null) {
      parent.changeColumn(series.name(), series.values(), changed);
    }
    series = changed;
  }

  /** Changes labels or name, which leaves the frame alone. */
  void relabel(Series relabelled) {
    series = relabelled;
  }

  @Override
  public PyType<?> type() {
    return SeriesType.TYPE;
  }

  @Override
  public String repr() {
    return TextOf.series(series);
  }

  @Override
  public @Nullable Object attribute(Context context, String name) {
    return series.index().find(name) >= 0 ? getItem(context, name) : null;
  }

  @Override
  public boolean setAttribute(Context context, String name, Object value) {
    switch (name) {
      case "name" -> series = series.named(value);
      case "index" -> series = series.withIndex(Labelled.index(context, value, series.index()));
      default -> {
        return false;
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
      return Wrap.series(context, series.sliced(sliced(slice)));
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      return Wrap.series(context, series.take(Select.mask(key, mask, series.index())));
    }
    if (Read.isList(key)) {
      Series taken = series.take(new LabelSelector(series.index()).list(Read.items(context, key)));
      return Wrap.series(context, taken.withIndex(Indexers.below(taken.index(), key)));
    }
    if (Select.hasSeveral(key)) {
      return new SeriesLoc(this, true).getItem(context, key);
    }
    boolean truths = series.index().levels().getFirst().dtype().isBool();
    if ((truths || series.index().find(key) < 0) && isPosition(key)) {
      return series.values().get(Select.position(key, series.size(), "series"));
    }
    return Indexers.get(context, series, Select.byLabel(context, key, series.index()), key);
  }

  /** Integers are positions in slices, and beside labels that are no numbers. */
  private int[] sliced(PySlice slice) {
    boolean numbers = isNumberOrNone(slice.start()) && isNumberOrNone(slice.stop());
    return numbers && !series.index().levels().getFirst().dtype().isFloat()
        ? Select.slice(slice, series.size())
        : new LabelSelector(series.index()).slice(slice.start(), slice.stop());
  }

  private static boolean isNumberOrNone(Object value) {
    return value instanceof Long || value == None.NONE;
  }

  private boolean isPosition(Object key) {
    Column labels = series.index().levels().getFirst();
    return key instanceof Long
        && (!labels.dtype().isNumeric() && !(labels instanceof TimeColumn)
            || labels instanceof TimeColumn
            || labels.dtype().isBool())
        && (series.size() > 0 || !(series.index() instanceof RangeIndex));
  }

  /** Changes this object, which other names may stand for, and the column that it is. */
  @Override
  public @Nullable Object inPlace(Context context, BinaryOperator operator, Object right) {
    Object result = context.binary(operator, this, right);
    if (!(result instanceof SeriesObject changed)) {
      return result;
    }
    change(series.withValues(Reindexer.rows(changed.series, series.index()).values()));
    return this;
  }

  @Override
  public void setItem(Context context, Object key, Object value) {
    if (key instanceof PySlice slice) {
      change(Indexers.put(context, series, sliced(slice), value));
      return;
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      change(Indexers.put(context, series, Select.mask(key, mask, series.index()), value));
      return;
    }
    if (series.index().find(key) < 0 && isPosition(key)) {
      int[] at = {Select.position(key, series.size(), "series")};
      change(Indexers.put(context, series, at, value));
      return;
    }
    change(Indexers.set(context, series, key, value));
  }

  @Override
  public void deleteItem(Context context, Object key) {
    int[] positions = new LabelSelector(series.index()).one(key);
    boolean[] kept = new boolean[series.size()];
    Arrays.fill(kept, true);
    for (int position : positions) {
      kept[position] = false;
    }
    change(series.take(Positions.where(kept)));
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    if (operator == BinaryOperator.MATRIX_MULTIPLY && !(right instanceof FrameObject)) {
      return context.call(context.attribute(this, "dot"), right);
    }
    return right instanceof FrameObject
        ? null
        : Wrap.series(context, Operate.values(context, operator, series, right, false));
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return Wrap.series(context, Operate.values(context, operator, series, left, true));
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    return other instanceof FrameObject
        ? null
        : Wrap.series(context, Operate.compare(context, operator, series, other));
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return Wrap.series(context, Operate.unary(operator, series));
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    if (!(series.values() instanceof MaskedColumn masked)) {
      return series.values().items().iterator();
    }
    // pandas' own arrays give numpy's scalars, where numpy's give Python's
    return IntStream.range(0, masked.size()).mapToObj(masked::get).iterator();
  }

  @Override
  public int length(Context context) {
    return series.size();
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
    return new LabelSelector(series.index()).find(item).length > 0;
  }

  @Override
  public int pythonHash() {
    throw PythonError.typeError("unhashable type: 'Series'");
  }

  Index index() {
    return series.index();
  }
}
