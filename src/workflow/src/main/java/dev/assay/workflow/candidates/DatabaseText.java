package dev.assay.workflow.candidates;

import dev.assay.table.Table;
import dev.assay.table.TableText;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a small database down as CSV, one table after the other. */
final class DatabaseText {

  private DatabaseText() {}

  static String of(Map<String, Table> tables) {
    return tables.entrySet().stream()
        .map(table -> table.getKey() + ": " + csv(table.getValue()))
        .collect(Collectors.joining("\n"));
  }

  private static String csv(Table table) {
    String header = table.columnNames().stream().map(DatabaseText::field).collect(joining());
    return table.rows().stream()
        .map(DatabaseText::line)
        .collect(Collectors.joining("\n", header + "\n", ""));
  }

  private static String line(List<@Nullable Object> row) {
    return row.stream()
        .map(value -> value == null ? "" : field(Objects.toString(value)))
        .collect(joining());
  }

  private static java.util.stream.Collector<CharSequence, ?, String> joining() {
    return Collectors.joining(",");
  }

  /** Text that is empty, or could be taken for several fields, is in quotes. */
  private static String field(String text) {
    String line = TableText.oneLine(text);
    return line.isEmpty() || line.matches(".*[\",].*")
        ? '"' + line.replace("\"", "\"\"") + '"'
        : line;
  }
}
