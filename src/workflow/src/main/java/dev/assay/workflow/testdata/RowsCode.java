package dev.assay.workflow.testdata;

import dev.assay.catalog.FrameNames;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes tables whose columns hold days and moments as pandas code that builds just such frames.
 */
public final class RowsCode {

  private RowsCode() {}

  /** The code: days and moments as text, and behind the frames what makes them of it. */
  public static String of(Map<String, Table> tables, FrameNames names) {
    Map<String, Table> written = new LinkedHashMap<>();
    StringBuilder conversions = new StringBuilder();
    tables.forEach(
        (name, table) -> {
          written.put(name, asText(table));
          table.columns().forEach(column -> convert(names.frame(name), column, conversions));
        });
    return FramesCode.of(written, names) + conversions;
  }

  private static void convert(String frame, Column column, StringBuilder code) {
    if (column.type() == ValueType.TIMESTAMP || column.type() == ValueType.DATE) {
      String cells = "%s[%s]".formatted(frame, quoted(column.name()));
      code.append(
          "%1$s = pd.to_datetime(%1$s)%2$s\n"
              .formatted(cells, column.type() == ValueType.DATE ? ".dt.date" : ""));
    }
  }

  private static String quoted(String name) {
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private static Table asText(Table table) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> cells = new ArrayList<>();
      row.forEach(
          value ->
              cells.add(
                  value instanceof LocalDate || value instanceof LocalDateTime
                      ? value.toString()
                      : value));
      rows.add(cells);
    }
    return Table.ofValues(table.columnNames(), rows);
  }
}
