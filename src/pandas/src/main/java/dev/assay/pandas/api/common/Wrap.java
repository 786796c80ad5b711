package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;

/** Frames, series and indexes as values of the language; their cells count against the budget. */
public final class Wrap {

  private Wrap() {}

  public static FrameObject frame(Args args, DataFrame frame) {
    return frame(args.context(), frame);
  }

  public static FrameObject frame(Context context, DataFrame frame) {
    context.budget().cells((long) frame.rowCount() * (frame.columnCount() + 1));
    context.budget().steps(frame.rowCount());
    return new FrameObject(frame);
  }

  public static SeriesObject series(Args args, Series series) {
    return series(args.context(), series);
  }

  public static SeriesObject series(Context context, Series series) {
    context.budget().cells(series.size());
    context.budget().steps(series.size());
    return new SeriesObject(series);
  }

  public static IndexObject index(Args args, Index index) {
    return index(args.context(), index);
  }

  public static IndexObject index(Context context, Index index) {
    context.budget().cells(index.size());
    return new IndexObject(index);
  }

  /** Values as an array; those of periods are objects to numpy, moments are in UTC. */
  public static ArrayObject values(Context context, Column column) {
    return switch (column) {
      case ZonedColumn zoned -> array(context, zoned.moments());
      case PeriodColumn periods -> array(context, ObjectColumn.of(periods));
      default -> array(context, column);
    };
  }

  /** The same for {@code .values} of a series, which shares them with the array: as in pandas 3. */
  public static ArrayObject readOnly(Context context, Column column) {
    context.budget().cells(column.size());
    return ArrayObject.readOnly(values(context, column).column());
  }

  public static ArrayObject array(Args args, Column column) {
    return array(args.context(), column);
  }

  public static ArrayObject array(Context context, Column column) {
    context.budget().cells(column.size());
    return new ArrayObject(column);
  }
}
