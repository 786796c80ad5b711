package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.RangeIndex;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;

/** Frames and series as text, for {@code print}. */
final class TextOf {

  private static final int MOST_ROWS = 60;
  private static final int SIGNIFICANT = 6;

  private TextOf() {}

  static String frame(DataFrame frame) {
    if (frame.columnCount() == 0 || frame.rowCount() == 0) {
      return "Empty DataFrame\nColumns: %s\nIndex: %s"
          .formatted(names(frame.columns()), names(frame.index()));
    }
    int rows = Math.min(frame.rowCount(), MOST_ROWS);
    List<List<String>> columns = new ArrayList<>();
    columns.add(labels(frame.index(), rows));
    for (int at = 0; at < frame.columnCount(); at++) {
      List<String> cells = new ArrayList<>(List.of(Text.str(frame.label(at))));
      cells.addAll(cells(frame.column(at), rows));
      columns.add(cells);
    }
    String table = aligned(columns, rows + 1);
    return rows == frame.rowCount()
        ? table
        : table + "\n...\n\n[" + frame.rowCount() + " rows x " + frame.columnCount() + " columns]";
  }

  private static String names(Index index) {
    return "[" + String.join(", ", index.labels().stream().map(Text::str).toList()) + "]";
  }

  private static List<String> labels(Index index, int rows) {
    List<String> labels = new ArrayList<>(List.of(""));
    for (int row = 0; row < rows; row++) {
      labels.add(Text.str(index.label(row)));
    }
    return labels;
  }

  private static String aligned(List<List<String>> columns, int lines) {
    StringBuilder text = new StringBuilder();
    int[] widths =
        columns.stream()
            .mapToInt(column -> column.stream().mapToInt(String::length).max().orElse(0))
            .toArray();
    for (int line = 0; line < lines; line++) {
      text.append(line == 0 ? "" : "\n");
      for (int at = 0; at < widths.length; at++) {
        String cell = columns.get(at).get(line);
        String spaces = " ".repeat(widths[at] - cell.length());
        text.append(at == 0 ? cell + spaces : "  " + spaces + cell);
      }
    }
    return text.toString();
  }

  static String series(Series series) {
    String footer =
        (series.name() == Scalars.NONE ? "" : "Name: " + Text.str(series.name()) + ", ")
            + "dtype: "
            + series.values().dtypeName();
    if (series.size() == 0) {
      return "Series([], " + footer + ")";
    }
    int rows = Math.min(series.size(), MOST_ROWS);
    List<String> labels = labels(series.index(), rows);
    labels.removeFirst();
    List<List<String>> columns = List.of(labels, cells(series.values(), rows));
    String more = rows == series.size() ? "" : "\n...";
    return aligned(columns, rows).replaceAll("(?m)(?<=\\S)  (\\s*)", "    $1")
        + more
        + "\n"
        + footer;
  }

  /** A column's values; floats with as many decimals as the longest needs, at most six. */
  private static List<String> cells(Column column, int rows) {
    List<String> cells = new ArrayList<>();
    int decimals = column instanceof DoubleColumn doubles ? decimals(doubles, rows) : 0;
    for (int row = 0; row < rows; row++) {
      cells.add(
          column instanceof DoubleColumn doubles
              ? real(doubles.values()[row], decimals)
              : Text.str(column.item(row)));
    }
    return cells;
  }

  private static int decimals(DoubleColumn column, int rows) {
    int most = 1;
    for (int row = 0; row < rows; row++) {
      double value = column.values()[row];
      if (!Double.isNaN(value) && !Double.isInfinite(value)) {
        String text = "%.6f".formatted(value).replaceAll("0+$", "");
        most = Math.max(most, text.length() - text.indexOf('.') - 1);
      }
    }
    return Math.min(SIGNIFICANT, most);
  }

  private static String real(double value, int decimals) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    return Double.isInfinite(value)
        ? value > 0 ? "inf" : "-inf"
        : ("%." + decimals + "f").formatted(value);
  }

  static String index(Index index) {
    if (index instanceof RangeIndex range) {
      return "RangeIndex(start=%d, stop=%d, step=%d)"
          .formatted(range.start(), range.start() + range.step() * range.size(), range.step());
    }
    String items = String.join(", ", index.labels().stream().limit(100).map(Text::repr).toList());
    String name = index.name() == Scalars.NONE ? "" : ", name=" + Text.repr(index.name());
    return index.levelCount() > 1
        ? "MultiIndex([" + items + "])"
        : "Index([" + items + "], dtype='" + index.column().dtypeName() + "'" + name + ")";
  }

  static String array(Column column, boolean repr) {
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
