package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.Cell;
import dev.assay.table.Binary;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what {@link CellSerializer} writes. */
final class CellDeserializer extends JsonDeserializer<Cell> {

  @Override
  public Cell deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    JsonNode json = parser.readValueAsTree();
    try {
      Object value = value(json);
      if (value == null) {
        throw new IllegalArgumentException("a value is missing");
      }
      return new Cell(value);
    } catch (RuntimeException malformed) {
      throw JsonMappingException.from(parser, "not a value: " + malformed.getMessage(), malformed);
    }
  }

  static @Nullable Object value(JsonNode json) {
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
