package dev.assay.pandas.frame.show;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * numpy's arrays as text: cells of one width, lines of at most 75 characters, without the middle of
 * more than 1000 values (numpy/_core/arrayprint.py).
 */
public final class ArrayText {

  private static final int LINE = 75;
  private static final int MOST = 1000;
  private static final int EDGE = 3;
  private static final String PREFIX = "array(";

  private final boolean repr;
  private final String separator;

  private ArrayText(boolean repr) {
    this.repr = repr;
    this.separator = repr ? ", " : " ";
  }

  /** An array whose dtype has a name of numpy's own. */
  public static String of(Column column, String dtype, boolean repr) {
    ArrayText text = new ArrayText(repr);
    boolean cut = column.size() > MOST;
    List<String> cells = cells(cut ? column.take(edges(column.size())) : column);
    if (cut) {
      cells.add(EDGE, "...");
    }
    String shape = cut ? "shape=(" + column.size() + ",)" : "";
    return text.framed(text.line(cells, text.indent(), text.width()), column, dtype, shape);
  }

  /** An array of two dimensions, row by row. */
  public static String of(Matrix matrix, String dtype, boolean repr) {
    ArrayText text = new ArrayText(repr);
    String shape = "shape=(%d, %d)".formatted(matrix.rowCount(), matrix.columnCount());
    if (matrix.cells().size() == 0) {
      return repr ? PREFIX + "[], " + shape + ", dtype=" + named(dtype) + ")" : "[]";
    }
    boolean cut = matrix.cells().size() > MOST;
    boolean fewer = cut && matrix.rowCount() > 2 * EDGE;
    boolean narrower = cut && matrix.columnCount() > 2 * EDGE;
    Matrix shown =
        cut
            ? matrix.take(
                fewer ? edges(matrix.rowCount()) : Positions.all(matrix.rowCount()),
                narrower ? edges(matrix.columnCount()) : Positions.all(matrix.columnCount()))
            : matrix;
    List<String> cells = cells(shown.cells());
    List<String> lines = new ArrayList<>();
    int width = shown.columnCount();
    for (int at = 0; at < shown.rowCount(); at++) {
      List<String> words = new ArrayList<>(cells.subList(at * width, (at + 1) * width));
      if (narrower) {
        words.add(EDGE, "...");
      }
      lines.add(text.line(words, text.indent() + " ", text.width() - 1));
    }
    String between = text.separator.stripTrailing() + "\n" + text.indent();
    if (fewer) {
      lines.add(EDGE, "...");
    }
    String list = "[" + CountedText.join(between, lines) + "]";
    return text.framed(list, shown.cells(), dtype, cut ? shape : "");
  }

  private String indent() {
    return repr ? CountedText.repeat(" ", PREFIX.length() + 1) : " ";
  }

  private int width() {
    return repr ? LINE - 1 : LINE;
  }

  private static int[] edges(int size) {
    Positions edges = new Positions();
    IntStream.range(0, EDGE).forEach(edges::add);
    IntStream.range(size - EDGE, size).forEach(edges::add);
    return edges.toArray();
  }

  private String line(List<String> words, String indent, int width) {
    int room = width - 1;
    TextBuilder text = new TextBuilder();
    TextBuilder line = new TextBuilder(indent);
    for (int at = 0; at < words.size(); at++) {
      if (line.length() + words.get(at).length() > room && line.length() > indent.length()) {
        text.append(line.toString().stripTrailing()).append('\n');
        line = new TextBuilder(indent);
      }
      line.append(words.get(at)).append(at < words.size() - 1 ? separator : "");
    }
    return "[" + text.append(line).toString().substring(indent.length()) + "]";
  }

  private static String named(String dtype) {
    return dtype.matches("[a-z0-9]+") ? dtype : Text.quoted(dtype);
  }

  /** With a name and a dtype in a representation, and with a shape that the cells do not show. */
  private String framed(String list, Column column, String name, String shape) {
    if (!repr) {
      return list;
    }
    List<String> extras = new ArrayList<>();
    if (!shape.isEmpty()) {
      extras.add(shape);
    }
    boolean implied =
        switch (name) {
          case "int64", "float64", "bool" -> column.size() > 0;
          default -> false;
        };
    if (!implied) {
      extras.add("dtype=" + named(name));
    }
    if (extras.isEmpty()) {
      return PREFIX + list + ")";
    }
    String array = PREFIX + list + ",";
    String extra = CountedText.join(", ", extras) + ")";
    int last = array.length() - (array.lastIndexOf('\n') + 1);
    boolean fits = last + extra.length() + 1 <= LINE;
    return array + (fits ? " " : "\n" + CountedText.repeat(" ", PREFIX.length())) + extra;
  }

  private static List<String> cells(Column column) {
    if (column.dtype().isFloat()) {
      return ArrayReals.of(Numbers.doubles(column));
    }
    List<String> cells = new ArrayList<>();
    for (int at = 0; at < column.size(); at++) {
      cells.add(cell(column, at));
    }
    int width = column.dtype().isBool() ? "False".length() : 0;
    if (column.dtype() != DType.OBJECT || isTimes(column)) {
      width = Math.max(width, cells.stream().mapToInt(String::length).max().orElse(0));
    }
    int widest = width;
    cells.replaceAll(cell -> CountedText.repeat(" ", Math.max(0, widest - cell.length())) + cell);
    return cells;
  }

  private static boolean isTimes(Column column) {
    return column.dtype() == DType.OBJECT
        && column.size() > 0
        && column.item(0) instanceof NumpyTemporal;
  }

  private static String cell(Column column, int at) {
    if (isTimes(column)) {
      NumpyTemporal time = (NumpyTemporal) column.item(at);
      return time.isNat()
          ? "'NaT'"
          : time instanceof NumpySpan ? String.valueOf(time.count()) : "'" + Text.str(time) + "'";
    }
    if (!(column instanceof TimeColumn times)) {
      Object value = Scalars.plain(column.item(at));
      // numpy tells lists from its own brackets
      return value instanceof PyList ? "list(" + Text.repr(value) + ")" : Text.repr(value);
    }
    if (times.isMissing(at)) {
      return "'NaT'";
    }
    long nanos = times.values()[at];
    return times.dtype().isTimedelta()
        ? String.valueOf(nanos)
        : "'%s.%09d'"
            .formatted(
                Text.str(new Timestamp(NumpyUnit.SECOND.cut(nanos))).replace(' ', 'T'),
                Math.floorMod(nanos, 1_000_000_000L));
  }
}
