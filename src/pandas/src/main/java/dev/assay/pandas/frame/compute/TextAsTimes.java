package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** Text and dates compared to times, or put among them, are read as times where all are some. */
public final class TextAsTimes {

  private TextAsTimes() {}

  /** The column as times of the kind of those beside it; the column itself where it is none. */
  public static Column beside(Column times, Column column) {
    if (!(times instanceof TimeColumn)
        || !(column instanceof ObjectColumn texts)
        || !texts.isText() && !(times.dtype().isDatetime() && isDates(texts))) {
      return column;
    }
    try {
      return times.dtype().isDatetime() ? DateColumns.each(column) : TimedeltaParser.parse(column);
    } catch (PythonError _) {
      return column; // text that is no time is compared as text
    }
  }

  private static boolean isDates(ObjectColumn column) {
    for (int at = 0; at < column.size(); at++) {
      Object value = Scalars.boxed(column.item(at));
      boolean date =
          value instanceof LocalDate
              || value instanceof LocalDateTime
              || value instanceof Timestamp;
      if (!date && !column.isMissing(at)) {
        return false;
      }
    }
    return true;
  }
}
