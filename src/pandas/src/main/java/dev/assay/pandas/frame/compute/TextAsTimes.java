package dev.assay.pandas.frame.compute;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.PythonError;

/** Text that is compared to times, or put among them, is read as times where all of it are some. */
public final class TextAsTimes {

  private TextAsTimes() {}

  /** The column as times of the kind of those beside it; the column itself where it is none. */
  public static Column beside(Column times, Column column) {
    if (!(times instanceof TimeColumn)
        || !(column instanceof ObjectColumn texts)
        || !texts.isText()) {
      return column;
    }
    try {
      return times.dtype() == DType.DATETIME
          ? DateColumns.each(column)
          : TimedeltaParser.parse(column);
    } catch (PythonError _) {
      return column; // text that is no time is compared as text
    }
  }
}
