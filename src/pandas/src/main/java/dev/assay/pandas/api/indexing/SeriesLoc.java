package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** {@code loc}, {@code iloc}, {@code at} and {@code iat} of a series. */
public final class SeriesLoc implements PyObject {

  private static final PyType<SeriesLoc> TYPE =
      PyType.builder("_LocIndexer", SeriesLoc.class).doc("access by label or position").build();

  private final SeriesObject target;
  private final boolean byLabel;
  private final boolean ofOne;

  /** By label or by position, to several values, or as {@code at} and {@code iat} to one. */
  public SeriesLoc(SeriesObject target, boolean byLabel, boolean ofOne) {
    this.target = target;
    this.byLabel = byLabel;
    this.ofOne = ofOne;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object getItem(Context context, Object key) {
    Series series = target.series();
    Object given = key instanceof PyCallable callable ? context.call(callable, target) : key;
    if (ofOne && !byLabel) {
      KeyParts.requireCell(given, 1);
      KeyParts.requirePlaces(given);
    }
    Object called = byLabel && !ofOne ? given : KeyParts.alone(given, series.index());
    boolean whole = ofOne && byLabel && series.index() instanceof MultiIndex;
    Object plain = whole ? ((MultiIndex) series.index()).whole(called) : called;
    if (byLabel && LevelSelector.isRowsAlone(plain)) {
      Object levels = ((PyTuple) plain).get(0);
      return Wrap.series(
          context, series.take(Select.byLabel(context, levels, series.index()).positions()));
    }
    if (byLabel && !ofOne) {
      KeyParts.requireRead(plain, 1, series.index());
    } else if (!byLabel) {
      KeyParts.requireRead(plain, 1);
    }
    if (byLabel) {
      LocObject.requireTruths(series.index(), plain);
    }
    Select.Chosen chosen =
        byLabel
            ? Select.byLabel(context, plain, series.index())
            : ofOne
                ? Select.byPosition(context, plain, series.size())
                : PositionIndexers.alone(context, plain, series.size());
    if (byLabel && plain instanceof PyTuple levels && LevelSelector.leavesLevels(levels)) {
      return Wrap.series(
          context,
          series
              .take(chosen.positions())
              .withIndex(
                  LevelSelector.withoutSingle(series.index().take(chosen.positions()), levels)));
    }
    Object levels = byLabel ? plain : PyList.of();
    return Indexers.get(context, series, chosen, levels);
  }

  @Override
  public void setItem(Context context, Object keys, Object value) {
    Series series = target.series();
    Object given =
        byLabel && keys instanceof PyCallable callable ? context.call(callable, target) : keys;
    Object key = byLabel && !ofOne ? given : KeyParts.alone(given, series.index());
    if (byLabel && series.index().levelCount() > 1) {
      KeyParts.requireWritten(key, 1, series.index());
    }
    if (ofOne && (value instanceof SeriesObject || value instanceof PyDict)) {
      throw PythonError.unsupported("a series or dict as one value of a series", "put a list");
    }
    if (byLabel) {
      LocObject.requireTruths(series.index(), key);
    }
    if (byLabel && Read.mask(context, key) == null && !(key instanceof PySlice)) {
      target.change(SeriesPlaces.set(context, series, key, value));
      return;
    }
    if (byLabel) {
      Select.Chosen places = Select.byLabel(context, key, series.index());
      target.change(SeriesPlaces.putAligned(context, series, places, value));
      return;
    }
    if (ofOne) {
      KeyParts.requireCellWritten(key, 1);
      KeyParts.requirePlaces(key);
    }
    KeyParts.requireWritten(key, 1);
    Object rows = PositionIndexers.resolved(context, key, target);
    PositionIndexers.requireNumber(rows);
    Select.Chosen places = Select.byPosition(context, rows, series.size());
    if (places.single()) {
      SeriesPlaces.requireNoSeries(value);
    }
    Object put =
        value instanceof PyDict dict
            ? new SeriesObject(SeriesPlaces.ofDict(dict))
            : Indexers.unlabelled(value);
    target.change(SeriesPlaces.putAligned(context, series, places, put));
  }
}
