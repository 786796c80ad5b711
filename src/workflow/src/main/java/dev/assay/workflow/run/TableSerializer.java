package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes a table as {@code {"columns": [{"name", "type"}], "rows": [[…]]}}, its values as {@link
 * CellSerializer} does.
 */
final class TableSerializer extends JsonSerializer<Table> {

  @Override
  public void serialize(Table table, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("columns");
    for (Column column : table.columns()) {
      json.writeStartObject();
      json.writeStringField("name", column.name());
      json.writeStringField("type", column.type().name());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("rows");
    for (List<@Nullable Object> row : table.rows()) {
      json.writeStartArray();
      for (Object value : row) {
        CellSerializer.write(value, json);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
