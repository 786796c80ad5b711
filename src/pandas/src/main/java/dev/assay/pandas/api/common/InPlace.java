package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.None;

/**
 * What methods with the parameter {@code inplace} give: a changed copy, or None once the object
 * itself has been changed.
 */
public final class InPlace {

  private InPlace() {}

  /** The frame itself where it is to be changed, else a copy of it. */
  public static DataFrame source(FrameObject self, Args args) {
    return args.truth("inplace") ? self.frame() : self.frame().separate();
  }

  /** The rows in another order; where they are in it already, the frame itself or a copy. */
  public static DataFrame ordered(FrameObject self, Args args, int[] order) {
    return Positions.isAll(order) ? source(self, args) : self.frame().take(order);
  }

  public static Object done(FrameObject self, Args args, DataFrame changed) {
    if (args.truth("inplace")) {
      self.change(changed);
      return None.NONE;
    }
    return Wrap.frame(args, changed);
  }

  public static Object done(SeriesObject self, Args args, Series changed) {
    if (args.truth("inplace")) {
      self.change(changed);
      return None.NONE;
    }
    return Wrap.series(args, changed);
  }
}
