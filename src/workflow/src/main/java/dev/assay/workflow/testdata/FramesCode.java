package dev.assay.workflow.testdata;

import dev.assay.catalog.FrameNames;
import dev.assay.table.Binary;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes tables as pandas code that builds them, a frame for each. */
final class FramesCode {

  private FramesCode() {}

  /** The code; what is neither number nor text nor truth is written as {@code None}. */
  static String of(Map<String, Table> tables, FrameNames names) {
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
          .append(": [")
          .append(
              table.values(at).stream().map(FramesCode::literal).collect(Collectors.joining(", ")))
          .append("],\n");
    }
    return code.append("})\n").toString();
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
