package dev.assay.pandas.api.series;

import dev.assay.pandas.api.common.Alignment;
import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.Labelled;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameLabels;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.index.LevelKeys;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Methods of a series that change its labels. */
final class SeriesLabels {

  private SeriesLabels() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    return table
        .method(
            "rename",
            "index=None, *, axis=None|0|'index'|'rows', !copy=None, inplace=False|True|None,"
                + " level=None, errors='ignore'",
            SeriesLabels::rename)
        .method(
            "rename_axis",
            "mapper=..., *, index=..., axis=0|'index'|'rows', !copy=None,"
                + " inplace=False|True|None",
            Relabel::renameAxisOfSeries)
        .method(
            "reset_index",
            "level=None, *, drop=False, name=..., inplace=False|True|None, !allow_duplicates=False",
            SeriesLabels::resetIndex)
        .method(
            "reindex",
            "index=None, *, !axis=None, method=None, !copy=None, level=None, fill_value=None,"
                + " !limit=None, !tolerance=None",
            SeriesLabels::reindex)
        .method(
            "reindex_like",
            "other, !method=None, copy=None, !limit=None, !tolerance=None",
            SeriesLabels::reindexLike)
        .method("align", Alignment.NOTATION, Alignment::series)
        .method("combine", "other, func, fill_value=None", Alignment::combined)
        .method("set_axis", "labels, *, axis=0|'index'|'rows', !copy=None", SeriesLabels::setAxis)
        .method(
            "add_prefix",
            "prefix, axis=None",
            (self, args) -> affixed(self, args, args.string("prefix"), ""))
        .method(
            "add_suffix",
            "suffix, axis=None",
            (self, args) -> affixed(self, args, "", args.string("suffix")))
        .method("droplevel", "level, axis=0|'index'|'rows'", SeriesLabels::dropLevel)
        .method("swaplevel", "i=-2, j=-1, !copy=None", SeriesLabels::swapLevel)
        .method("reorder_levels", "order", SeriesLabels::reorderLevels);
  }

  private static Object resetIndex(SeriesObject self, Args args) {
    Series series = self.series();
    if (args.truth("drop")) {
      return InPlace.done(self, args, series.withIndex(Relabel.reset(args, series.index())));
    }
    if (args.truth("inplace")) {
      throw PythonError.typeError("Cannot reset_index inplace on a Series to create a DataFrame");
    }
    Object name = args.has("name") ? args.get("name") : series.name();
    Object label = name == Scalars.NONE && !args.has("name") ? (Object) 0L : name;
    return Wrap.frame(
        args,
        Relabel.resetIndex(args.context(), series.named(label).toFrame(), args.get("level"), null));
  }

  private static Object rename(SeriesObject self, Args args) {
    Object given = args.get("index");
    Series series = self.series();
    FrameLabels.requireKnown(args, series.index(), given);
    boolean names =
        !(given instanceof PyCallable)
            && !(given instanceof PyDict)
            && !(given instanceof SeriesObject);
    if (names && (Read.isList(given) || given instanceof FrameObject)) {
      throw PythonError.typeError("Series.name must be a hashable type");
    }
    Series renamed =
        names
            ? series.named(given).separate()
            : series.withIndex(
                Relabel.renamed(args.context(), series.index(), given, args.optional("level")));
    Object done = InPlace.done(self, args, renamed);
    return names && args.truth("inplace") ? self : done; // only labels are changed without a result
  }

  private static Object reindexLike(SeriesObject self, Args args) {
    Index index =
        args.get("other") instanceof SeriesObject other
            ? other.series().index()
            : Read.framed(args, "other", "_construct_axes_dict").frame().index();
    return args.context().invoke(self, "reindex", new IndexObject(index));
  }

  private static Object reindex(SeriesObject self, Args args) {
    Index wanted = Labelled.target(args.context(), args.get("index"), self.series().index());
    Series series = self.series();
    if (args.optional("level") != null && series.index().levelCount() > 1) {
      int[] rows = LevelKeys.reindexed(args, series.index(), wanted);
      return Wrap.series(args, series.take(rows));
    }
    Index labels = FrameLabels.named(args.get("index"), wanted, series.index());
    int[] positions = FrameLabels.positions(args, series.index(), wanted);
    Series result =
        series.index().sameLabels(labels)
            ? series.withIndex(labels).separate()
            : series.takeOrMissing(positions, labels);
    if (args.optional("fill_value") != null) {
      Relabel.requireFitting(series.values(), series.index(), wanted, args.get("fill_value"));
      result =
          result.withValues(
              Reindexer.reindexed(series.values(), positions, args.get("fill_value")));
    }
    return Wrap.series(args, result);
  }

  private static Object affixed(SeriesObject self, Args args, String prefix, String suffix) {
    Index renamed = FrameLabels.affixed(self.series().index(), prefix, suffix);
    return labelled(self, args, renamed);
  }

  private static Object setAxis(SeriesObject self, Args args) {
    Index old = self.series().index();
    return labelled(self, args, Labelled.index(args.context(), args.get("labels"), old));
  }

  private static Object dropLevel(SeriesObject self, Args args) {
    List<Object> dropped = Read.labels(args, "level");
    return labelled(self, args, Levels.without(self.series().index(), dropped));
  }

  private static Object swapLevel(SeriesObject self, Args args) {
    return labelled(
        self, args, Levels.swapped(self.series().index(), args.get("i"), args.get("j")));
  }

  private static Object reorderLevels(SeriesObject self, Args args) {
    List<Object> order = Read.items(args, "order");
    return labelled(self, args, Levels.reordered(self.series().index(), order));
  }

  private static Object labelled(SeriesObject self, Args args, Index index) {
    return Wrap.series(args, self.series().withIndex(index));
  }
}
