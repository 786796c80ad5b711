package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexTimes;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PythonError;

/** {@code tz_localize} and {@code tz_convert} of series and frames, which are of their index. */
public final class ZonedLabels {

  private static final String LOCALIZE =
      "tz, !axis=0, !level=None, !copy=None, ambiguous='raise', nonexistent='raise'";
  private static final String CONVERT = "tz, !axis=0, !level=None, !copy=None";

  private ZonedLabels() {}

  public static PyType.Builder<SeriesObject> ofSeries(PyType.Builder<SeriesObject> table) {
    return table
        .method(
            "tz_localize",
            LOCALIZE,
            (self, args) ->
                Wrap.series(
                    args, self.series().withIndex(changed(self.index(), args, "tz_localize"))))
        .method(
            "tz_convert",
            CONVERT,
            (self, args) ->
                Wrap.series(
                    args, self.series().withIndex(changed(self.index(), args, "tz_convert"))));
  }

  public static PyType.Builder<FrameObject> ofFrames(PyType.Builder<FrameObject> table) {
    return table
        .method(
            "tz_localize",
            LOCALIZE,
            (self, args) ->
                Wrap.frame(
                    args,
                    self.frame().withIndex(changed(self.frame().index(), args, "tz_localize"))))
        .method(
            "tz_convert",
            CONVERT,
            (self, args) ->
                Wrap.frame(
                    args,
                    self.frame().withIndex(changed(self.frame().index(), args, "tz_convert"))));
  }

  private static Index changed(Index index, Args args, String method) {
    boolean dates =
        index.levelCount() == 1
            && (index.column() instanceof ZonedColumn
                || index.column() instanceof TimeColumn && index.isOfDates());
    if (!dates) {
      throw PythonError.typeError("index is not a valid DatetimeIndex or PeriodIndex");
    }
    return method.equals("tz_localize")
        ? IndexTimes.localized(index, args)
        : IndexTimes.converted(index, args);
  }
}
