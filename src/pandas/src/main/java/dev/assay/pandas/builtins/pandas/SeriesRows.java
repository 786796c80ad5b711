package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Levels;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Rows of a series chosen by a level, or repeated. */
final class SeriesRows {

  private SeriesRows() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    return table
        .method("repeat", "repeats, axis=None", SeriesRows::repeat)
        .method(
            "add_prefix",
            "prefix, axis=None",
            (self, args) -> affixed(self, args, args.string("prefix"), ""))
        .method(
            "add_suffix",
            "suffix, axis=None",
            (self, args) -> affixed(self, args, "", args.string("suffix")))
        .method("xs", "key, axis=0, level=None, drop_level=True", SeriesRows::crossSection);
  }

  private static Object affixed(SeriesObject self, Args args, String prefix, String suffix) {
    Index renamed = FrameLabels.affixed(self.series().index(), prefix, suffix);
    return Wrap.series(args.context(), self.series().withIndex(renamed));
  }

  private static Object repeat(SeriesObject self, Args args) {
    Series series = self.series();
    return Wrap.series(args.context(), series.take(repeated(args, series.size())));
  }

  /** Positions repeated by one number of times, or each by its own. */
  static int[] repeated(Args args, int size) {
    Object given = args.get("repeats");
    long[] counts =
        Read.isListLike(given)
            ? Numbers.longs(Read.column(args.context(), given))
            : new long[] {args.integer("repeats")};
    if (counts.length != 1 && counts.length != size) {
      throw PythonError.valueError("operands could not be broadcast together");
    }
    Positions rows = new Positions();
    for (int at = 0; at < size; at++) {
      long count = counts[counts.length == 1 ? 0 : at];
      if (count < 0) {
        throw PythonError.valueError("counts cannot be negative");
      }
      args.context().budget().cells(count);
      for (long time = 0; time < count; time++) {
        rows.add(at);
      }
    }
    return rows.toArray();
  }

  private static Object crossSection(SeriesObject self, Args args) {
    Series series = self.series();
    Object key = args.get("key");
    if (args.optional("level") == null) {
      return new SeriesLoc(self, true).getItem(args.context(), key);
    }
    if (!(series.index() instanceof MultiIndex)) {
      throw PythonError.typeError("Index must be a MultiIndex");
    }
    int level = Levels.number(series.index(), args.get("level"));
    Index labels = Index.of(series.index().levels().get(level), Scalars.NONE);
    int[] found = new LabelSelector(labels).find(Scalars.boxed(key));
    if (found.length == 0) {
      throw PythonError.keyError(key);
    }
    Series chosen = series.take(found);
    return Wrap.series(
        args.context(),
        args.truth("drop_level")
            ? chosen.withIndex(Levels.without(chosen.index(), List.of((long) level)))
            : chosen);
  }
}
