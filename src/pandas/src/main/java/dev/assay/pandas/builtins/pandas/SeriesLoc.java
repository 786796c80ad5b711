package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;

/** {@code loc}, {@code iloc}, {@code at} and {@code iat} of a series. */
final class SeriesLoc implements PyObject {

  private static final PyType<SeriesLoc> TYPE =
      PyType.builder("_LocIndexer", SeriesLoc.class).doc("access by label or position").build();

  private final SeriesObject target;
  private final boolean byLabel;

  SeriesLoc(SeriesObject target, boolean byLabel) {
    this.target = target;
    this.byLabel = byLabel;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object getItem(Context context, Object key) {
    Series series = target.series();
    Object plain = key instanceof PyCallable callable ? context.call(callable, target) : key;
    if (byLabel && LevelSelector.isRowsAlone(plain)) {
      Object levels = ((PyTuple) plain).get(0);
      return Wrap.series(
          context, series.take(Select.byLabel(context, levels, series.index()).positions()));
    }
    if (byLabel) {
      LocObject.requireTruths(series.index(), plain);
    }
    Select.Chosen chosen =
        byLabel
            ? Select.byLabel(context, plain, series.index())
            : Select.byPosition(context, plain, series.size());
    if (byLabel && plain instanceof PyTuple levels && LevelSelector.leavesLevels(levels)) {
      return Wrap.series(
          context,
          series
              .take(chosen.positions())
              .withIndex(
                  LevelSelector.withoutSingle(series.index().take(chosen.positions()), levels)));
    }
    Object levels = byLabel ? plain : PyList.of();
    Object part = Indexers.get(context, series, chosen, levels);
    return chosen.slice() && part instanceof SeriesObject taken
        ? SeriesObject.of(target.memory().part(chosen.positions()), taken.series())
        : part;
  }

  @Override
  public void setItem(Context context, Object key, Object value) {
    Series series = target.series();
    if (byLabel && Read.mask(context, key) == null && !(key instanceof PySlice)) {
      target.change(Indexers.set(context, series, key, value));
      return;
    }
    Select.Chosen chosen =
        byLabel
            ? Select.byLabel(context, key, series.index())
            : Select.byPosition(context, key, series.size());
    Object put = byLabel ? value : Indexers.unlabelled(value);
    target.change(Indexers.put(context, series, chosen.positions(), put));
  }
}
