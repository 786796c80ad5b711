package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import dev.assay.table.Binary;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes a table as {@code {"columns": [{"name", "type"}], "rows": [[…]]}}. What JSON has no type
 * for is an object of one field that names the type: {@code {"date": "2024-02-29"}}.
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
        write(value, json);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(@Nullable Object value, JsonGenerator json) throws IOException {
    switch (value) {
      case null -> json.writeNull();
      case Boolean truth -> json.writeBoolean(truth);
      case Long number -> json.writeNumber(number);
      case BigInteger number -> typed("integer", number.toString(), json);
      case Double number when !number.isInfinite() -> json.writeNumber(number);
      case String text -> json.writeString(text);
      case Double number -> typed("real", number.toString(), json);
      case BigDecimal number -> typed("decimal", number.toString(), json);
      case LocalDate date -> typed("date", date.toString(), json);
      case LocalTime time -> typed("time", time.toString(), json);
      case LocalDateTime moment -> typed("timestamp", moment.toString(), json);
      case Binary binary -> typed("binary", binary.hex(), json);
      default -> throw new IllegalStateException("not a cell's value: " + value.getClass());
    }
  }

  private static void typed(String type, String value, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField(type, value);
    json.writeEndObject();
  }
}
