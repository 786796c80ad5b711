package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import dev.assay.catalog.Cell;
import dev.assay.table.Binary;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Writes a value of a table. What JSON has no type for is an object of one field that names the
 * type: {@code {"date": "2024-02-29"}}.
 */
final class CellSerializer extends JsonSerializer<Cell> {

  /** Beyond it, readers of JSON whose numbers are doubles, as a browser's, round whole numbers. */
  private static final long MOST_EXACT = (1L << 53) - 1;

  @Override
  public void serialize(Cell cell, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    write(cell.value(), json);
  }

  static void write(@Nullable Object value, JsonGenerator json) throws IOException {
    switch (value) {
      case null -> json.writeNull();
      case Boolean truth -> json.writeBoolean(truth);
      case Long number when number >= -MOST_EXACT && number <= MOST_EXACT ->
          json.writeNumber(number);
      case Long number -> typed("integer", number.toString(), json);
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
