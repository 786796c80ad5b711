package dev.assay.pandas.frame.show;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.RangeIndex;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;

/** Values of pandas as text, for {@code print}. */
public final class TextOf {

  private TextOf() {}

  /** A frame, without its middle where it is long or wide. */
  public static String frame(DataFrame frame) {
    return new TableText(false, true, true).frame(frame);
  }

  /** A series, with its name and dtype. */
  public static String series(Series series) {
    return new TableText(false, true, true).series(series, true);
  }

  /** An index, as its constructor would be called. */
  public static String index(Index index) {
    String name = index.name() == Scalars.NONE ? "" : ", name=" + Text.repr(index.name());
    if (index instanceof RangeIndex range) {
      return "RangeIndex(start=%d, stop=%d, step=%d%s)"
          .formatted(
              range.start(), range.start() + range.step() * range.size(), range.step(), name);
    }
    String items = String.join(", ", index.labels().stream().limit(100).map(Text::repr).toList());
    return index.levelCount() > 1
        ? "MultiIndex([" + items + "])"
        : "Index([" + items + "], dtype='" + index.column().dtypeName() + "'" + name + ")";
  }

  /** An array, with its dtype in a representation and with blanks between values in a text. */
  public static String array(Column column, boolean repr) {
    List<String> items = new ArrayList<>();
    for (Object item : column.items()) {
      items.add(item instanceof Double number ? real(number) : Text.repr(item));
    }
    return repr
        ? "array([" + String.join(", ", items) + "]" + dtype(column) + ")"
        : "[" + String.join(" ", items) + "]";
  }

  private static String dtype(Column column) {
    return switch (column.dtype()) {
      case INT64, FLOAT64, BOOL -> "";
      default -> ", dtype=" + column.dtypeName();
    };
  }

  private static String real(double value) {
    String text = Text.str(value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 1) : text;
  }
}
