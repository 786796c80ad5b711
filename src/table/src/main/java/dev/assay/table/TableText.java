package dev.assay.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Tables as text for people and for models: one line a row, values that show their kind. */
public final class TableText {

  private static final int LONGEST_VALUE = 200;

  private TableText() {}

  /**
   * One value on one line: {@code NULL}, text in single quotes (so that stray spaces show), control
   * characters escaped, and long text cut with a note of its length.
   */
  public static String value(@Nullable Object value) {
    return switch (value) {
      case null -> "NULL";
      case String text -> "'" + escaped(shortened(text)).replace("'", "''") + "'";
      case BigDecimal number -> number.toPlainString();
      case Binary binary -> "x'" + shortened(binary.hex()) + "'";
      default -> value.toString();
    };
  }

  /** Text as one line that is safe to show: line breaks and control characters are escaped. */
  public static String oneLine(String text) {
    return escaped(text);
  }

  /** One row in parentheses, as {@link #value} writes its values. */
  public static String row(List<? extends @Nullable Object> row) {
    return row.stream().map(TableText::value).collect(Collectors.joining(", ", "(", ")"));
  }

  /** The first {@code limit} rows as aligned columns under their names, and how many more. */
  public static String aligned(Table table, int limit) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(table.columnNames().stream().map(TableText::escaped).toList());
    table.head(limit).rows().forEach(row -> lines.add(row.stream().map(TableText::value).toList()));
    List<Integer> widths =
        IntStream.range(0, table.columnCount())
            .map(
                column ->
                    lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0))
            .boxed()
            .toList();
    String text =
        lines.stream().map(line -> padded(line, widths)).collect(Collectors.joining("\n"));
    int more = table.rowCount() - limit;
    if (table.isEmpty()) {
      return text + "\n(no rows)";
    }
    return more > 0 ? text + "\n(" + more + " more rows)" : text;
  }

  private static String padded(List<String> line, List<Integer> widths) {
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < line.size(); column++) {
      text.append(column == 0 ? "" : "  ").append(line.get(column));
      text.repeat(' ', widths.get(column) - line.get(column).length());
    }
    return text.toString().stripTrailing();
  }

  private static String shortened(String text) {
    if (text.length() <= LONGEST_VALUE) {
      return text;
    }
    boolean cutsPair = Character.isHighSurrogate(text.charAt(LONGEST_VALUE - 1));
    return text.substring(0, cutsPair ? LONGEST_VALUE - 1 : LONGEST_VALUE)
        + "… ("
        + text.length()
        + " characters)";
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '\n' -> escaped.append("\\n");
                case '\r' -> escaped.append("\\r");
                case '\t' -> escaped.append("\\t");
                default -> {
                  if (disturbs(point)) {
                    escaped.append("\\u%04x".formatted(point));
                  } else {
                    escaped.appendCodePoint(point);
                  }
                }
              }
            });
    return escaped.toString();
  }

  /** What never is a character: XML takes no such file. */
  private static boolean isNoCharacter(int point) {
    return (point & 0xfffe) == 0xfffe || point >= 0xfdd0 && point <= 0xfdef;
  }

  /** Whether a character breaks lines, steers a terminal, or reorders the text around it. */
  private static boolean disturbs(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      case Character.FORMAT -> Character.UnicodeScript.of(point) == Character.UnicodeScript.COMMON;
      case Character.UNASSIGNED -> isNoCharacter(point);
      default -> false;
    };
  }
}
