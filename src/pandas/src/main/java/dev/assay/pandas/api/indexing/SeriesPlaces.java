package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.NestedShape;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.Growth;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** Values written into chosen places of a series. */
final class SeriesPlaces {

  private SeriesPlaces() {}

  /** By label: a series or dict is aligned with the labels of the places. */
  static Series putAligned(Context context, Series series, Select.Chosen places, Object value) {
    return switch (value) {
      case SeriesObject object -> putSeries(context, series, places, object.series());
      case PyDict dict -> putSeries(context, series, places, ofDict(dict));
      default -> put(context, series, places, value);
    };
  }

  /**
   * That a value is no series, but one of one number, where one place is chosen.
   *
   * @throws PythonError a ValueError
   */
  static void requireNoSeries(Object value) {
    if (value instanceof SeriesObject object
        && (object.series().size() != 1 || object.series().dtype() == DType.OBJECT)) {
      throw PythonError.valueError("setting an array element with a sequence.");
    }
  }

  /** The values of a dict under its keys. */
  static Series ofDict(PyDict dict) {
    return new Series(Columns.infer(dict.values()), Index.ofLabels(dict.keys()), Scalars.NONE);
  }

  private static Series putSeries(
      Context context, Series series, Select.Chosen places, Series values) {
    if (!places.single()) {
      Column aligned = Reindexer.rows(values, series.index().take(places.positions())).values();
      return put(context, series, places, new ArrayObject(aligned));
    }
    if (series.dtype() == DType.OBJECT) {
      throw PythonError.unsupported(
          "a series or dict as one value of a series", "put its values in a list");
    }
    if (values.index().sameLabels(series.index())) {
      throw PythonError.valueError("setting an array element with a sequence.");
    }
    Column aligned = Reindexer.rows(values, series.index()).values();
    return put(context, series, places, aligned.get(places.positions()[0]));
  }

  /**
   * By place: one value, or as many as there are places.
   *
   * @throws PythonError a ValueError where the values are not as many, or are lists themselves
   */
  static Series put(Context context, Series series, Select.Chosen places, Object value) {
    Column old = series.values();
    int[] positions = places.positions();
    if (value instanceof FrameObject || value instanceof MatrixObject) {
      throw PythonError.valueError("values of two dimensions are no values of a series");
    }
    if (value instanceof PySet) {
      throw PythonError.typeError("a set has no order to put its values into places")
          .hinting("; give a list");
    }
    if (!Read.isListLike(value)) {
      return series.withValues(ColumnWriter.put(context, old, positions, value));
    }
    if (value instanceof PyDict dict) {
      return series.withValues(withDict(series, places, dict));
    }
    if (places.single()) {
      throw PythonError.unsupported("several values in one cell", "use apply, or a list of lists");
    }
    requireFlat(context, series, value);
    int count = Read.items(context, value).size();
    if (count != positions.length) {
      throw PythonError.valueError(
          "cannot set using a list-like indexer with a different length than the value: %d values"
              + " for %d places",
          count, positions.length);
    }
    return series.withValues(ColumnWriter.put(context, old, positions, value));
  }

  private static Column withDict(Series series, Select.Chosen places, PyDict dict) {
    if (!places.single()) {
      throw PythonError.typeError("a dict is put by its keys: series.loc[...] = dict");
    }
    Column column = CellAssigner.accepting(series.values(), dict);
    return CellAssigner.fill(column, places.positions(), dict);
  }

  private static void requireFlat(Context context, Series series, Object value) {
    if (series.dtype() != DType.OBJECT
        && NestedShape.isSequence(value)
        && NestedShape.of(context, value, 2).lengths().size() > 1) {
      throw PythonError.valueError("setting an array element with a sequence.");
    }
  }

  /** A series with the value under a label, which is added when it is new. */
  static Series set(Context context, Series series, Object key, Object value) {
    boolean label = !Read.isListLike(key) || key instanceof PyTuple tuple && isLabel(tuple, series);
    boolean added = label && new LabelSelector(series.index()).find(key).length == 0;
    if (key instanceof PyTuple tuple && tuple.size() > series.index().levelCount()) {
      throw new PythonError("IndexingError", "Too many indexers");
    }
    if (!added) {
      Select.Chosen places = Select.byLabel(context, key, series.index());
      return putAligned(context, series, places, value);
    }
    Column values = Growth.withValue(series.values(), value);
    return new Series(values, appended(series.index(), Scalars.plain(key)), series.name());
  }

  /** Whether a tuple is one label of several levels, no lists or slices for each. */
  private static boolean isLabel(PyTuple key, Series series) {
    return series.index().levelCount() == key.size()
        && key.items().stream().noneMatch(LocObject::isSeveral);
  }

  /** The labels of a series with one more, of which a range may stay one. */
  private static Index appended(Index index, Object label) {
    if (index instanceof RangeIndex range
        && label instanceof Long number
        && number == range.start() + range.step() * range.size()
        && (range.size() > 0 || number == 0)) {
      return new RangeIndex(range.start(), range.size() + 1, range.step(), range.name());
    }
    return Indexers.more(index, label);
  }
}
