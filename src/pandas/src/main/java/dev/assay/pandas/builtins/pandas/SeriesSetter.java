package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.builtins.python.RangeValue;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;

/**
 * {@code series[key] = value}. Only a mask has the labels of the value heeded: slices and lists put
 * one value after the other, where {@code loc} aligns them.
 */
final class SeriesSetter {

  private SeriesSetter() {}

  static Series set(Context context, Series series, Object key, Object value) {
    Column mask = key instanceof PySlice ? null : Read.mask(context, key);
    if (mask != null) {
      return masked(context, series, Select.mask(key, mask, series.index()), value);
    }
    Object values = Indexers.unlabelled(value);
    if (key instanceof PySlice slice) {
      return Indexers.put(context, series, PositionKeys.sliced(series, slice), values);
    }
    if (Read.isList(key) && !(key instanceof RangeValue)) {
      requireList(key);
      int[] positions = PositionKeys.assigned(series, Read.items(context, key));
      return Indexers.put(context, series, positions, values);
    }
    if (PositionKeys.isPosition(series, key) && series.index().find(key) < 0) {
      int[] at = {Select.position(key, series.size(), "series")};
      return Indexers.put(context, series, at, values);
    }
    int[] found = Read.isList(key) ? new int[0] : new LabelSelector(series.index()).find(key);
    if (found.length == 1 && Read.isListLike(value) && !(value instanceof SeriesObject)) {
      return withCell(series, found, value);
    }
    return Indexers.set(context, series, key, found.length == 0 ? value : values);
  }

  /** Several values for one place: one object, where there is room for objects. */
  private static Series withCell(Series series, int[] place, Object value) {
    if (series.dtype() != DType.OBJECT) {
      throw PythonError.valueError("setting an array element with a sequence.");
    }
    return series.withValues(CellAssigner.fill(series.values(), place, value));
  }

  private static void requireList(Object key) {
    Select.requireOrder(key);
    if (key instanceof PyIterator) {
      throw PythonError.unsupported("an iterator as the key of an assignment", "use a list");
    }
  }

  /** As many values as there are rows are put each at its own row. */
  private static Series masked(Context context, Series series, int[] positions, Object value) {
    if (value instanceof SeriesObject || value instanceof PyDict || !Read.isListLike(value)) {
      return Indexers.put(context, series, positions, value);
    }
    Column values = Read.column(context, value);
    if (values.size() == series.size()) {
      return Indexers.put(context, series, positions, new ArrayObject(values.take(positions)));
    }
    boolean one = values.size() == 1 && series.dtype() == DType.OBJECT;
    return Indexers.put(context, series, positions, one ? values.get(0) : value);
  }
}
