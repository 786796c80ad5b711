package dev.assay.workflow.testdata;

import dev.assay.catalog.FrameNames;
import dev.assay.table.Binary;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes tables as pandas code that builds them, a frame for each. */
public final class FramesCode {

  private FramesCode() {}

  /** The code; what is neither number nor text nor truth is written as {@code None}. */
  public static String of(Map<String, Table> tables, FrameNames names) {
    return new TreeMap<>(tables)
        .entrySet().stream()
            .map(table -> frame(names.frame(table.getKey()), table.getValue()))
            .collect(Collectors.joining("\n"));
  }

  private static String frame(String name, Table table) {
    StringBuilder code = new StringBuilder(name).append(" = pd.DataFrame({\n");
    for (int at = 0; at < table.columnCount(); at++) {
      Column column = table.columns().get(at);
      code.append("    ")
          .append(literal(column.name()))
          .append(": ")
          .append(values(table.values(at)))
          .append(",\n");
    }
    return code.append("})\n").toString();
  }

  /** Moments become what test data have them as: timestamps. */
  private static String values(List<@Nullable Object> column) {
    String list =
        column.stream().map(FramesCode::literal).collect(Collectors.joining(", ", "[", "]"));
    boolean moments =
        column.stream().anyMatch(FramesCode::isMoment)
            && column.stream().allMatch(value -> value == null || isMoment(value));
    return moments ? "pd.to_datetime(%s)".formatted(list) : list;
  }

  private static boolean isMoment(@Nullable Object value) {
    return value instanceof LocalDate || value instanceof LocalDateTime;
  }

  private static String literal(@Nullable Object value) {
    return switch (value) {
      case null -> "None";
      case Boolean truth -> truth ? "True" : "False";
      case Double real when real.isInfinite() -> real > 0 ? "float('inf')" : "float('-inf')";
      case Number number -> number.toString();
      case Binary _ -> "None";
      default -> quoted(value.toString());
    };
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("'");
    text.chars()
        .forEach(
            character -> {
              if (character == '\'' || character == '\\') {
                quoted.append('\\').append((char) character);
              } else if (Character.isISOControl(character)
                  || Character.isSurrogate((char) character)) {
                quoted.append("\\u%04x".formatted(character));
              } else {
                quoted.append((char) character);
              }
            });
    return quoted.append('\'').toString();
  }
}
