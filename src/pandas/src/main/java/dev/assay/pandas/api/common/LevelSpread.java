package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.PythonError;

/**
 * Labels of one level beside those of several, where a call names the level that they belong to:
 * each row of the deeper index has the values of its label there (pandas' {@code _join_level}).
 */
public final class LevelSpread {

  private LevelSpread() {}

  /** Whether the first index takes the rows of the second one by a level. */
  public static boolean applies(Args args, Index own, Index deep) {
    if (args.optional("level") == null || own.sameLabels(deep)) {
      return false;
    }
    if (own instanceof MultiIndex && deep instanceof MultiIndex) {
      throw PythonError.typeError("Join on level between two MultiIndex objects is ambiguous");
    }
    return deep instanceof MultiIndex;
  }

  /** The frame, with the rows of a deeper index where the call and the indexes ask for that. */
  static DataFrame rows(Args args, DataFrame frame, Index deep) {
    return applies(args, frame.index(), deep)
        ? frame.takeOrMissing(places(args, frame.index(), deep), deep)
        : frame;
  }

  /** The frame, with the rows and columns of what stands beside it where those are deeper. */
  public static DataFrame own(Args args, DataFrame frame, Object other) {
    return other instanceof FrameObject that && args.optional("level") != null
        ? both(args, frame, that.frame())
        : frame;
  }

  /** What stands beside a frame, with the frame's rows and columns where those are deeper. */
  public static Object other(Args args, DataFrame frame, Object other) {
    return other instanceof FrameObject that && args.optional("level") != null
        ? new FrameObject(both(args, that.frame(), frame))
        : other;
  }

  private static DataFrame both(Args args, DataFrame frame, DataFrame other) {
    Index deep = other.columns();
    DataFrame spread = rows(args, frame, other.index());
    return applies(args, frame.columns(), deep)
        ? Reindexer.columns(spread, places(args, frame.columns(), deep), deep)
        : spread;
  }

  /** The same of a series. */
  public static Series rows(Args args, Series series, Index deep) {
    return applies(args, series.index(), deep)
        ? series.takeOrMissing(places(args, series.index(), deep), deep)
        : series;
  }

  /** Where the rows of a deeper index are found among labels of one level; -1 for nowhere. */
  public static int[] places(Args args, Index own, Index deep) {
    if (!own.isUnique()) {
      throw new PythonError(
          "NotImplementedError", "Index._join_level on non-unique index is not implemented");
    }
    int level = Levels.number(deep, args.get("level"));
    return Aligner.positions(own, Index.of(deep.levels().get(level), Scalars.NONE));
  }
}
