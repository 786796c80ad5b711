package dev.assay.workflow.testdata;

import dev.assay.catalog.FrameNames;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.util.Map;

/**
 * Writes tables whose columns hold days and moments as pandas code that builds just such frames.
 */
public final class RowsCode {

  private RowsCode() {}

  /** The code: days and moments as text, and behind the frames what makes them of it. */
  public static String of(Map<String, Table> tables, FrameNames names) {
    StringBuilder conversions = new StringBuilder();
    tables.forEach(
        (name, table) ->
            table.columns().forEach(column -> convert(names.frame(name), column, conversions)));
    return FramesCode.of(tables, names) + conversions;
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
}
