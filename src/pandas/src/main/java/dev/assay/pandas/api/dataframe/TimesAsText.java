package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/**
 * Times of a whole frame as text: pandas writes the columns that it keeps in one array alike, so
 * that they have no time of day only where none of them has one.
 */
final class TimesAsText {

  private TimesAsText() {}

  /**
   * Gives columns of days their times of day where others of their array have such.
   *
   * @param texts the text of each column, as it is by itself
   * @throws PythonError a refusal where it is not known whether they are in one array
   */
  static void share(FrameObject object, List<Column> texts) {
    DataFrame frame = object.frame();
    for (int at = 0; at < texts.size(); at++) {
      if (isOfDays(frame.column(at)) && hasTimedNeighbour(object, at)) {
        texts.set(at, TextCasts.texts(frame.column(at), false));
      }
    }
  }

  private static boolean hasTimedNeighbour(FrameObject object, int at) {
    DataFrame frame = object.frame();
    for (int other = 0; other < frame.columnCount(); other++) {
      Column column = frame.column(other);
      if (column.dtype() != frame.column(at).dtype() || isOfDays(column)) {
        continue;
      }
      switch (object.shared().arrays().compare(at, other)) {
        case SAME -> {
          return true;
        }
        case UNKNOWN ->
            throw PythonError.unsupported(
                "astype(str) of several columns of times, some of which have no times of day",
                "write each as text by itself, with dt.strftime() or df['a'].astype(str)");
        case OTHER -> {}
      }
    }
    return false;
  }

  private static boolean isOfDays(Column column) {
    return column instanceof TimeColumn times && DateFormatter.wholeDays(times);
  }
}
