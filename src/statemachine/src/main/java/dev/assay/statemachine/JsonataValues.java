package dev.assay.statemachine;

import com.dashjoin.jsonata.Jsonata;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Turns JSON into the values of the JSONata library and back.
 *
 * <p>Integers stay integers up to 64 bits; other numbers are doubles, as in JavaScript, and a
 * double without a fraction comes back as an integer. JSON null is a value of its own there, since
 * Java's null means undefined.
 */
final class JsonataValues {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final double EXACT = 9_007_199_254_740_992.0;

  private JsonataValues() {}

  static Object toJava(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> {
        Map<String, Object> map = new LinkedHashMap<>();
        node.properties().forEach(e -> map.put(e.getKey(), toJava(e.getValue())));
        yield map;
      }
      case ARRAY -> {
        List<Object> list = new ArrayList<>(node.size());
        node.forEach(item -> list.add(toJava(item)));
        yield list;
      }
      case STRING -> node.textValue();
      case BOOLEAN -> node.booleanValue();
      case NUMBER -> number(node);
      case NULL, MISSING -> Jsonata.NULL_VALUE;
      case BINARY, POJO -> throw new IllegalArgumentException("not JSON: " + node.getNodeType());
    };
  }

  private static Object number(JsonNode node) {
    if (node.isIntegralNumber() && node.canConvertToInt()) {
      return node.intValue();
    }
    if (node.isIntegralNumber() && node.canConvertToLong()) {
      return node.longValue();
    }
    return node.doubleValue();
  }

  /**
   * The JSON of a result.
   *
   * @throws IllegalArgumentException for what JSON does not have: functions, infinite numbers
   */
  static JsonNode toJson(@Nullable Object value) {
    return switch (value) {
      case null -> NODES.nullNode();
      case String text -> NODES.textNode(text);
      case Boolean flag -> NODES.booleanNode(flag);
      case Integer number -> NODES.numberNode(number.intValue());
      case Long number -> number(number);
      case Number number -> number(number.doubleValue());
      case Map<?, ?> map -> object(map);
      case List<?> list -> array(list);
      default -> {
        if (value != Jsonata.NULL_VALUE) {
          throw new IllegalArgumentException("a function is not JSON");
        }
        yield NODES.nullNode();
      }
    };
  }

  private static JsonNode object(Map<?, ?> map) {
    ObjectNode object = NODES.objectNode();
    map.forEach((name, value) -> object.set(String.valueOf(name), toJson(value)));
    return object;
  }

  private static JsonNode array(List<?> list) {
    ArrayNode array = NODES.arrayNode(list.size());
    list.forEach(item -> array.add(toJson(item)));
    return array;
  }

  private static JsonNode number(long number) {
    return number == (int) number ? NODES.numberNode((int) number) : NODES.numberNode(number);
  }

  private static JsonNode number(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("the number " + number + " is not JSON");
    }
    return number == Math.rint(number) && Math.abs(number) <= EXACT
        ? number((long) number)
        : NODES.numberNode(number);
  }
}
