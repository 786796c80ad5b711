package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.table.Binary;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        row.forEach(value -> values.add(value(value)));
        rows.add(values);
      }
      return Table.of(columns, rows);
    } catch (RuntimeException malformed) {
      throw JsonMappingException.from(parser, "not a table: " + malformed.getMessage(), malformed);
    }
  }

  private static @Nullable Object value(JsonNode json) {
    return switch (json.getNodeType()) {
      case NULL -> null;
      case BOOLEAN -> json.booleanValue();
      case STRING -> json.textValue();
      case NUMBER -> json.isIntegralNumber() ? json.bigIntegerValue() : json.doubleValue();
      case OBJECT -> typed(json.properties().iterator().next());
      default -> throw new IllegalArgumentException("a cell holds " + json.getNodeType());
    };
  }

  private static Object typed(Map.Entry<String, JsonNode> field) {
    String value = field.getValue().textValue();
    return switch (field.getKey()) {
      case "real" -> Double.valueOf(value);
      case "integer" -> new BigInteger(value);
      case "decimal" -> new BigDecimal(value);
      case "date" -> LocalDate.parse(value);
      case "time" -> LocalTime.parse(value);
      case "timestamp" -> LocalDateTime.parse(value);
      case "binary" -> new Binary(value);
      default -> throw new IllegalArgumentException("a cell of type " + field.getKey());
    };
  }
}
