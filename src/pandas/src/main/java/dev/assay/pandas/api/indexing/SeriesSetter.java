package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.NestedShape;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.python.RangeValue;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;

/**
 * {@code series[key] = value}. Only a mask has the labels of the value heeded: slices and lists put
 * one value after the other, where {@code loc} aligns them.
 */
public final class SeriesSetter {

  private SeriesSetter() {}

  public static Series set(Context context, Series series, Object key, Object value) {
    Column mask = key instanceof PySlice ? null : Read.mask(context, key);
    if (mask != null) {
      return masked(context, series, Select.mask(key, mask, series.index()), value);
    }
    Object values = Indexers.unlabelled(value);
    if (key instanceof PySlice slice) {
      int[] positions = BracketSlice.positions(context, series.index(), slice);
      return put(context, series, positions, values);
    }
    if (Read.isList(key) && !(key instanceof RangeValue)) {
      requireList(key);
      return put(context, series, PositionKeys.assigned(series, Read.items(context, key)), values);
    }
    if (PositionKeys.isPosition(series, key) && series.index().find(key) < 0) {
      int[] at = {Select.position(key, series.size(), "series")};
      return SeriesPlaces.put(context, series, new Select.Chosen(at, true), values);
    }
    int[] found = Read.isList(key) ? new int[0] : new LabelSelector(series.index()).find(key);
    if (found.length == 1) {
      SeriesPlaces.requireNoSeries(value);
      return SeriesPlaces.put(context, series, new Select.Chosen(found, true), values);
    }
    return SeriesPlaces.set(context, series, key, found.length == 0 ? value : values);
  }

  private static Series put(Context context, Series series, int[] positions, Object value) {
    return SeriesPlaces.put(context, series, new Select.Chosen(positions, false), value);
  }

  private static void requireList(Object key) {
    Select.requireOrder(key);
    if (key instanceof PyIterator) {
      throw PythonError.unsupported("an iterator as the key of an assignment", "use a list");
    }
  }

  /** As many values as there are rows are put each at its own row. */
  private static Series masked(Context context, Series series, int[] positions, Object value) {
    Select.Chosen places = new Select.Chosen(positions, false);
    if (value instanceof SeriesObject object) {
      Column aligned = Reindexer.rows(object.series(), series.index()).values();
      return SeriesPlaces.put(context, series, places, new ArrayObject(aligned.take(positions)));
    }
    if (positions.length == 0 && !Read.isListLike(value)) {
      return series;
    }
    if (value instanceof PyDict || !Read.isListLike(value)) {
      return SeriesPlaces.put(context, series, places, value);
    }
    Column values = Read.column(context, value);
    boolean whole = values.size() == series.size();
    boolean number = series.dtype().isReal();
    if (whole && (!number || series.dtype().isNullable()) && series.dtype() != DType.OBJECT) {
      throw PythonError.typeError(
          "a list for all rows is put where a mask of %s holds: put those of the mask alone",
          series.dtype().text());
    }
    if (series.dtype() == DType.OBJECT && NestedShape.of(context, value, 2).lengths().size() > 1) {
      throw PythonError.valueError("lists are no values of a mask's places");
    }
    boolean one = values.size() == 1 && series.dtype() == DType.OBJECT;
    return SeriesPlaces.put(
        context,
        series,
        places,
        whole ? new ArrayObject(values.take(positions)) : one ? values.get(0) : value);
  }
}
