package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.assay.catalog.Cell;
import dev.assay.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** How artifacts and outcomes are written as JSON. */
public final class Json {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(
              new SimpleModule()
                  .addSerializer(Cell.class, new CellSerializer())
                  .addDeserializer(Cell.class, new CellDeserializer())
                  .addSerializer(Table.class, new TableSerializer())
                  .addDeserializer(Table.class, new TableDeserializer()))
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .defaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.ALWAYS, null))
          .build();

  private Json() {}

  /** The value as indented JSON in UTF-8. */
  public static byte[] bytes(Object value) {
    try {
      return MAPPER.writeValueAsBytes(value);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** A new JSON object without fields. */
  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /** The values as a JSON array. */
  public static ArrayNode array(List<?> values) {
    return MAPPER.valueToTree(values);
  }

  /** The value as a JSON object. */
  public static ObjectNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /**
   * Reads JSON.
   *
   * @throws JacksonException when it is not JSON, or not of this type
   */
  public static <T> T parse(byte[] content, Class<T> type) throws JacksonException {
    try {
      return MAPPER.readValue(content, type);
    } catch (JacksonException unreadable) {
      throw unreadable;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Reads a JSON tree, as {@link #parse}. */
  public static JsonNode parse(byte[] content) throws JacksonException {
    return parse(content, JsonNode.class);
  }
}
