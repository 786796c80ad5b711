package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.ZonedColumn;

/** Frames, series and indexes as values of the language; their cells count against the budget. */
final class Wrap {

  private Wrap() {}

  static FrameObject frame(Context context, DataFrame frame) {
    context.budget().cells((long) frame.rowCount() * (frame.columnCount() + 1));
    context.budget().steps(frame.rowCount());
    return new FrameObject(frame);
  }

  static SeriesObject series(Context context, Series series) {
    context.budget().cells(series.size());
    context.budget().steps(series.size());
    return new SeriesObject(series);
  }

  static IndexObject index(Context context, Index index) {
    context.budget().cells(index.size());
    return new IndexObject(index);
  }

  /** What {@code values} of an index gives. */
  static ArrayObject values(Context context, Column column) {
    return values(context, Memory.ofLabels(column));
  }

  /**
   * The same values as an array, but for periods, which are objects to numpy, and moments in UTC.
   */
  static ArrayObject values(Context context, Memory memory) {
    context.budget().cells(memory.values().size());
    if (memory.values() instanceof ZonedColumn zoned) {
      return array(context, zoned.moments());
    }
    return memory.values() instanceof PeriodColumn
        ? array(context, ObjectColumn.of(memory.values()))
        : new ArrayObject(memory, ArrayForm.NUMPY);
  }

  static ArrayObject array(Context context, Column column) {
    context.budget().cells(column.size());
    return new ArrayObject(column);
  }
}
