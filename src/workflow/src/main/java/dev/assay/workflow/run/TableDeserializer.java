package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what {@link TableSerializer} writes. */
final class TableDeserializer extends JsonDeserializer<Table> {

  @Override
  public Table deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    JsonNode json = parser.readValueAsTree();
    try {
      List<Column> columns = new ArrayList<>();
      for (JsonNode column : json.required("columns")) {
        columns.add(
            new Column(
                column.required("name").textValue(),
                ValueType.valueOf(column.required("type").textValue())));
      }
      List<List<@Nullable Object>> rows = new ArrayList<>();
      for (JsonNode row : json.required("rows")) {
        List<@Nullable Object> values = new ArrayList<>();
        row.forEach(value -> values.add(CellDeserializer.value(value)));
        rows.add(values);
      }
      return Table.of(columns, rows);
    } catch (RuntimeException malformed) {
      throw JsonMappingException.from(parser, "not a table: " + malformed.getMessage(), malformed);
    }
  }
}
