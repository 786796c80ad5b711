package dev.assay.cli.pandas;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Trees of maps, lists, text, numbers and truths as JSON on one line. */
final class JsonLine {

  private static final JsonFactory JSON = new JsonFactory();

  private JsonLine() {}

  static String of(Map<String, ? extends @Nullable Object> tree) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(line)) {
      write(json, tree);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return line.toString();
  }

  private static void write(JsonGenerator json, @Nullable Object value) throws IOException {
    switch (value) {
      case null -> json.writeNull();
      case String text -> json.writeString(text);
      case Boolean truth -> json.writeBoolean(truth);
      case Double number -> json.writeNumber(number);
      case Long number -> json.writeNumber(number);
      case Integer number -> json.writeNumber(number);
      case BigInteger number -> json.writeNumber(number);
      case List<?> list -> {
        json.writeStartArray();
        for (Object each : list) {
          write(json, each);
        }
        json.writeEndArray();
      }
      case Map<?, ?> map -> {
        json.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          json.writeFieldName((String) entry.getKey());
          write(json, entry.getValue());
        }
        json.writeEndObject();
      }
      default -> throw new IllegalArgumentException("not JSON: " + value.getClass());
    }
  }
}
