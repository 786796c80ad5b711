package dev.assay.pandas.frame.show;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.StepNames;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Frames and series as text, as pandas prints them; long and wide ones lose their middle, unless
 * all is wanted.
 */
public final class TableText {

  private static final int LINE = 80;

  private final boolean all;
  private final Display display;
  private final boolean indexed;
  private final boolean headed;

  /**
   * How to write.
   *
   * @param all whether no row is left out and no text is cut
   * @param indexed whether the index is written
   * @param headed whether names are written
   */
  public TableText(boolean all, boolean indexed, boolean headed) {
    this.all = all;
    this.display = all ? Display.ALL : Display.current();
    this.indexed = indexed;
    this.headed = headed;
  }

  /** A frame as a table; one without cells as its labels. */
  public String frame(DataFrame frame) {
    if (frame.columnCount() == 0 || frame.rowCount() == 0) {
      return "Empty DataFrame\nColumns: %s\nIndex: %s"
          .formatted(names(frame.columns()), names(frame.index()));
    }
    int rows = display.rowsOf(frame.rowCount());
    boolean cut = rows < frame.rowCount();
    DataFrame shown = cut ? frame.take(rows(frame.rowCount(), rows)) : frame;
    List<List<String>> columns = columns(frame.columns(), shown, cut);
    int fitting = columnsShown(columns, frame.columnCount());
    boolean narrowed = fitting < frame.columnCount();
    if (narrowed) {
      int ends = fitting / 2;
      shown = shown.select(ends(shown.columnCount(), ends));
      columns = new ArrayList<>(columns(shown.columns(), shown, cut));
      columns.add(1 + ends, Collections.nCopies(columns.getFirst().size(), " ..."));
    }
    String table = lines(columns);
    return cut || narrowed
        ? table + "\n\n[" + frame.rowCount() + " rows x " + frame.columnCount() + " columns]"
        : table;
  }

  /** The columns beside each other, or below where the lines would be too long. */
  private String lines(List<List<String>> columns) {
    boolean fitted = display.columns() != null && display.columns() == 0;
    if (display.width() == null || fitted) {
      return joined(columns, 1);
    }
    return CountedText.join(
        "\n\n",
        Wrapping.parts(columns, indexed, display.width()).stream()
            .map(part -> joined(part, 1))
            .toList());
  }

  private int columnsShown(List<List<String>> columns, int count) {
    Integer most = display.columns();
    return most == null ? count : most == 0 ? columnsThatFit(columns) : Math.min(most, count);
  }

  /** The lines of the index and of each column, of one width each. */
  private List<List<String>> columns(Index names, DataFrame shown, boolean cut) {
    boolean rowNames = headed && indexed && isNamed(shown.index());
    List<List<String>> headers = headers(names, shown, rowNames);
    List<List<String>> columns = new ArrayList<>();
    if (indexed) {
      columns.add(left(index(shown.index(), names, rowNames)));
    }
    for (int at = 0; at < shown.columnCount(); at++) {
      List<String> lines = new ArrayList<>(headed ? headers.get(at) : List.of());
      lines.addAll(shortened(CellText.of(shown.column(at), indexed)));
      columns.add(all ? right(lines) : left(right(lines, display.lettersOf(width(lines)))));
    }
    int head = headed ? headers.getFirst().size() : 0;
    return cut ? withGap(columns, head, Math.max(1, shown.rowCount() / 2)) : columns;
  }

  /** How many columns stay when ones of the middle go until the lines are short enough. */
  private static int columnsThatFit(List<List<String>> columns) {
    List<Integer> widths =
        new ArrayList<>(columns.stream().map(lines -> lines.getFirst().length()).toList());
    int excess = widths.stream().mapToInt(width -> width + 1).sum() - LINE;
    while (excess > 0 && widths.size() > 1) {
      excess -= 1 + widths.remove((int) Math.rint(widths.size() / 2.0));
    }
    return Math.max(2, widths.size() - 1);
  }

  private static String names(Index index) {
    return "[" + CountedText.join(", ", index.labels().stream().map(Text::str).toList()) + "]";
  }

  /** The first and the last positions, so many each. */
  private static int[] ends(int size, int each) {
    return IntStream.range(0, 2 * each).map(at -> at < each ? at : size - 2 * each + at).toArray();
  }

  /** The rows that are shown instead of all: of one only the first. */
  private static int[] rows(int size, int shown) {
    return shown == 1 ? new int[] {0} : ends(size, shown / 2);
  }

  private static boolean isNamed(Index index) {
    return index.names().stream().anyMatch(name -> name != Scalars.NONE);
  }

  /** The lines above each column: its labels, and an empty one beside the names of the index. */
  private static List<List<String>> headers(Index names, DataFrame shown, boolean rowNames) {
    List<List<String>> levels = sparse(names);
    List<List<String>> headers = new ArrayList<>();
    for (int at = 0; at < shown.columnCount(); at++) {
      boolean number = levels.size() == 1 && isNumber(shown.column(at));
      List<String> lines = new ArrayList<>();
      for (List<String> level : levels) {
        lines.add(number ? " " + level.get(at) : level.get(at));
      }
      if (rowNames) {
        lines.add("");
      }
      headers.add(lines);
    }
    return headers;
  }

  private static boolean isNumber(Column column) {
    return column.dtype().isNumeric();
  }

  /** The labels by level; a label that repeats below the same outer ones is written once. */
  private static List<List<String>> sparse(Index index) {
    List<List<String>> levels = new ArrayList<>();
    for (Column level : index.levels()) {
      levels.add(new ArrayList<>(CellText.labels(level)));
    }
    for (int at = index.size() - 1; at > 0; at--) {
      for (int level = 0; level < levels.size() - 1; level++) {
        if (!levels.get(level).get(at).equals(levels.get(level).get(at - 1))) {
          break;
        }
        levels.get(level).set(at, "");
      }
    }
    return levels;
  }

  /** The lines of the index: names of columns and of the index, and the labels. */
  private List<String> index(Index index, Index columns, boolean rowNames) {
    List<List<String>> parts = new ArrayList<>();
    List<List<String>> levels = sparse(index);
    for (int level = 0; level < levels.size(); level++) {
      List<String> lines = new ArrayList<>();
      if (rowNames) {
        lines.add(name(index.names().get(level)));
      }
      lines.addAll(levels.get(level));
      parts.add(left(lines));
    }
    List<String> lines = new ArrayList<>();
    if (headed) {
      columns.names().forEach(name -> lines.add(name(name)));
    }
    for (String line : joined(parts, 1).split("\n", -1)) {
      lines.add(line);
    }
    return lines;
  }

  private static String name(Object name) {
    return name == Scalars.NONE ? "" : Text.str(name);
  }

  /** The name of a series: text in a tuple stands without quotes. */
  private static String title(Object name) {
    return Scalars.isTuple(name)
        ? Text.tuple(Scalars.elements(name).stream().map(Text::str).toList())
        : Text.str(name);
  }

  /** A series as a table of one column; {@code footed} with its name and dtype below. */
  public String series(Series series, boolean footed) {
    String name = series.name() == Scalars.NONE ? "" : "Name: " + title(series.name()) + ", ";
    int rows = display.rowsOf(series.size());
    boolean cut = rows < series.size();
    String length = cut ? "Length: " + series.size() + ", " : "";
    String categories =
        series.values() instanceof CategoryColumn column ? "\n" + CategoryText.footer(column) : "";
    String footer =
        frequency(series.index()) + name + length + "dtype: " + dtype(series.values()) + categories;
    if (series.size() == 0) {
      return "Series([], " + (footed ? footer : "") + ")";
    }
    Series shown = cut ? series.take(rows(series.size(), rows)) : series;
    boolean named = headed && indexed && isNamed(series.index());
    List<String> index = indexed ? labels(shown.index()) : List.of();
    List<List<String>> columns = new ArrayList<>();
    if (indexed) {
      columns.add(left(new ArrayList<>(index.subList(1, index.size()))));
    }
    columns.add(right(shortened(CellText.of(shown.values(), indexed))));
    if (cut) {
      int width = columns.getLast().getFirst().length();
      columns.replaceAll(ArrayList::new);
      int gap = Math.max(1, rows / 2);
      if (indexed) {
        columns
            .getFirst()
            .add(gap, CountedText.repeat(" ", columns.getFirst().getFirst().length()));
      }
      columns.getLast().add(gap, centered(dots(width), width));
    }
    String head = named ? index.getFirst() + "\n" : "";
    String frequency = frequency(series.index());
    String below =
        frequency.isEmpty() ? categories : "\n" + frequency.replace(", ", "") + categories;
    return head + joined(columns, 3) + (footed ? "\n" + footer : below);
  }

  /** The step of dates, or the length of periods. */
  private static String frequency(Index index) {
    DateStep step = index.freq();
    if (step != null) {
      return "Freq: " + StepNames.frequency(step) + ", ";
    }
    return index.levelCount() == 1 && index.column() instanceof PeriodColumn periods
        ? "Freq: " + periods.frequency().alias() + ", "
        : "";
  }

  /** Series show of intervals no more than that they are some. */
  private static String dtype(Column values) {
    return values instanceof IntervalColumn ? "interval" : values.dtypeName();
  }

  /** The line of the names of an index, and its labels. */
  private static List<String> labels(Index index) {
    List<List<String>> parts = new ArrayList<>();
    for (int level = 0; level < index.levelCount(); level++) {
      List<String> lines = new ArrayList<>(List.of(name(index.names().get(level))));
      lines.addAll(sparse(index).get(level));
      parts.add(index.levelCount() == 1 ? lines : left(lines));
    }
    return List.of(joined(parts, 2).split("\n", -1));
  }

  private static String dots(int width) {
    return width > 3 ? "..." : "..";
  }

  private static String centered(String text, int width) {
    int space = Math.max(0, width - text.length());
    int before = space / 2 + (space & width & 1);
    return CountedText.repeat(" ", before) + text + CountedText.repeat(" ", space - before);
  }

  private List<String> shortened(List<String> cells) {
    Integer most = display.text();
    if (most == null || most <= 3) {
      return cells;
    }
    return cells.stream()
        .map(cell -> cell.length() > most ? cell.substring(0, most - 3) + "..." : cell)
        .toList();
  }

  private static List<List<String>> withGap(List<List<String>> columns, int head, int gap) {
    List<List<String>> gapped = new ArrayList<>();
    for (List<String> column : columns) {
      List<String> lines = new ArrayList<>(column);
      int width = lines.getFirst().length();
      String dots = dots(width);
      boolean first = gapped.isEmpty();
      String spaces = CountedText.repeat(" ", Math.max(0, width - dots.length()));
      lines.add(head + gap, first ? dots + spaces : spaces + dots);
      gapped.add(left(lines)); // the dots may be the longest
    }
    return gapped;
  }

  private static List<String> left(List<String> lines) {
    int width = width(lines);
    return lines.stream()
        .map(line -> line + CountedText.repeat(" ", width - line.length()))
        .toList();
  }

  private static List<String> right(List<String> lines) {
    return right(lines, width(lines));
  }

  private static List<String> right(List<String> lines, int width) {
    return lines.stream()
        .map(line -> CountedText.repeat(" ", Math.max(0, width - line.length())) + line)
        .toList();
  }

  static int width(List<String> lines) {
    return lines.stream().mapToInt(String::length).max().orElse(0);
  }

  /** Columns of lines of one width side by side, so many spaces apart. */
  private static String joined(List<List<String>> columns, int space) {
    List<String> lines = new ArrayList<>();
    for (int line : Positions.all(columns.getFirst().size())) {
      List<String> cells = columns.stream().map(column -> column.get(line)).toList();
      lines.add(CountedText.join(CountedText.repeat(" ", space), cells));
    }
    return CountedText.join("\n", lines);
  }
}
