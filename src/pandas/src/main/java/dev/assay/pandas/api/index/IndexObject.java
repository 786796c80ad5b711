package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayKeys;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Ambiguous;
import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.OwnAttributes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.ColumnIndex;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.show.TextOf;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** pandas' Index, RangeIndex, DatetimeIndex and MultiIndex. */
public final class IndexObject implements PyObject {

  private final Index index;
  private final OwnAttributes own = new OwnAttributes();

  public IndexObject(Index index) {
    this.index = index;
  }

  public Index index() {
    return index;
  }

  /** Whatever gives out an index, it is the same object. */
  @Override
  public Object identity() {
    return index;
  }

  @Override
  public PyType<?> type() {
    return IndexTypes.of(index);
  }

  @Override
  public String repr() {
    return TextOf.index(index);
  }

  @Override
  public boolean setAttribute(Context context, String name, Object value) {
    switch (name) {
      case "name" -> {
        if (index instanceof MultiIndex several) {
          several.nameWhole(value);
        } else {
          index.rename(List.of(value));
        }
      }
      case "freq" -> index.step(IndexSteps.given(value));
      case "names" -> index.rename(Read.items(context, value));
      default -> {
        OwnAttributes.requireNoMethod(type(), name);
        return own.add(context, type(), name, value);
      }
    }
    return true;
  }

  @Override
  public @Nullable Object attribute(Context context, String name) {
    return own.get(name);
  }

  @Override
  public Object getItem(Context context, Object given) {
    Object key = given instanceof PyTuple tuple ? only(tuple) : given;
    if (key instanceof PySlice slice) {
      Index part = index.sliced(Select.slice(slice, index.size()));
      return Wrap.index(context, Select.ended(index, slice, part));
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      return Wrap.index(context, index.masked(Select.mask(mask, index.size())));
    }
    if (Read.isListLike(key)) {
      ArrayKeys.requireLabelled(key, index instanceof RangeIndex);
      int[] positions = ArrayKeys.positions(context, key, index.size());
      return Wrap.index(context, index.take(positions).withFreq(null));
    }
    ArrayKeys.requireLabelled(key, index instanceof RangeIndex);
    return index.element(ArrayKeys.position(key, index.size()));
  }

  /** What a tuple chooses: that of one array, as np.where makes it, what the array does. */
  private static Object only(PyTuple key) {
    if (key.size() == 0) {
      return new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE);
    }
    if (key.size() > 1) {
      throw PythonError.indexError(
          "too many indices for array: array is 1-dimensional, but "
              + key.size()
              + " were indexed");
    }
    Object one = key.get(0);
    if (one instanceof String) {
      throw Select.noPosition();
    }
    if (!(one instanceof PySlice) && !Read.isListLike(one)) {
      throw PythonError.unsupported("a tuple of one position in brackets", "write index[0]");
    }
    return one;
  }

  @Override
  public void setItem(Context context, Object key, Object value) {
    throw PythonError.typeError("Index does not support mutable operations");
  }

  @Override
  public int pythonHash() {
    throw PythonError.typeError("unhashable type: '" + type().name() + "'");
  }

  /** As a series of the labels: what operators and most methods work on. */
  public Series series() {
    return Series.of(index.column(), index.name());
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    if (right instanceof SeriesObject) {
      return null;
    }
    Series result = Operate.values(context, operator, series(), bare(right), false);
    return going(operator, right, false, wrapped(context, result));
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    Series result = Operate.values(context, operator, series(), bare(left), true);
    return going(operator, left, true, wrapped(context, result));
  }

  /** A range whose labels are moved or multiplied stays a range. */
  private Object going(BinaryOperator operator, Object other, boolean reflected, Object result) {
    if (index.freq() != null && result instanceof IndexObject times) {
      return new IndexObject(
          times.index.withFreq(IndexSteps.after(operator, index, other, reflected)));
    }
    boolean moves =
        switch (operator) {
          case ADD, SUBTRACT, MULTIPLY, FLOOR_DIVIDE -> true;
          default -> false;
        };
    return moves && index instanceof RangeIndex && result instanceof IndexObject numbers
        ? new IndexObject(RangeIndex.orAsItIs(numbers.index))
        : result;
  }

  private Object wrapped(Context context, Series result) {
    return Wrap.index(context, Index.of(result.values(), index.name()));
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    return Wrap.array(context, Operate.compare(context, operator, series(), bare(other)).values());
  }

  private static Object bare(Object other) {
    return other instanceof IndexObject that ? new ArrayObject(that.index.column()) : other;
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return wrapped(context, series().withValues(Operate.unaryOfArray(operator, index().column())));
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return index instanceof ColumnIndex && index.column() instanceof MaskedColumn
        ? IntStream.range(0, index.size()).mapToObj(at -> item(index, at)).iterator()
        : index.labels().iterator();
  }

  /** A label as loops give it: one of a nullable dtype is a number of numpy. */
  public static Object item(Index index, int position) {
    return index instanceof ColumnIndex && index.column() instanceof MaskedColumn column
        ? column.get(position)
        : index.label(position);
  }

  @Override
  public int length(Context context) {
    return index.size();
  }

  @Override
  public boolean truth(Context context) {
    throw Ambiguous.truth(index.levelCount() > 1 ? "MultiIndex" : "Index");
  }

  @Override
  public boolean contains(Context context, Object item) {
    boolean within = index.column() instanceof IntervalColumn && !(item instanceof Interval);
    return !within && new LabelSelector(index).find(item).length > 0;
  }

  List<Object> labels() {
    return index.labels();
  }
}
