package dev.assay.cli.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.catalog.ReadRows;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import java.util.regex.Pattern;

/** Rows as JSON, and JSON that a terminal can show. */
public final class RowsJson {

  /** Characters that JSON need not escape, and that steer a terminal or reorder text. */
  private static final Pattern DISTURBING =
      Pattern.compile("[\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]");

  private RowsJson() {}

  /** The rows, or why there are none. */
  public static ObjectNode of(ReadRows read) {
    return switch (read) {
      case ReadRows.Some some -> {
        ObjectNode node = Json.tree(some.table());
        RowsChart.of(some.table()).ifPresent(chart -> node.set("chart", chart.json()));
        if (!some.emptiedBy().isEmpty()) {
          some.emptiedBy().forEach(node.putArray("emptied_by")::add);
        }
        yield node.put("complete", some.complete());
      }
      case ReadRows.None none ->
          Json.object().put("error", TableText.oneLine(none.failure().message()));
    };
  }

  /** The same JSON; what would disturb who reads it on a terminal is escaped. */
  public static String shown(JsonNode json) {
    return shown(json.toString());
  }

  /** The same of JSON that is written already. */
  public static String shown(String json) {
    return DISTURBING
        .matcher(json)
        .replaceAll(found -> "\\\\u%04x".formatted((int) found.group().charAt(0)));
  }
}
