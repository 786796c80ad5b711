package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.h2.util.json.JSONArray;
import org.h2.util.json.JSONBoolean;
import org.h2.util.json.JSONNumber;
import org.h2.util.json.JSONObject;
import org.h2.util.json.JSONString;
import org.h2.util.json.JSONStringSource;
import org.h2.util.json.JSONValue;
import org.h2.util.json.JSONValueTarget;
import org.jspecify.annotations.Nullable;

/** JSON as maps, lists, texts, numbers and conditions, and as MySQL writes it. */
final class JsonTree {

  /** JSON's own null. */
  static final Object NULL = new Object();

  private JsonTree() {}

  /** The tree of the text; {@code null} where it is no JSON. */
  static @Nullable Object read(String text) {
    try {
      return tree(JSONStringSource.parse(text, new JSONValueTarget()));
    } catch (RuntimeException notJson) {
      return null;
    }
  }

  private static Object tree(JSONValue value) {
    return switch (value) {
      case JSONArray array -> {
        List<Object> items = new ArrayList<>();
        for (JSONValue item : array.getArray()) {
          items.add(tree(item));
        }
        yield items;
      }
      case JSONObject object -> {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Map.Entry<String, JSONValue> member : object.getMembers()) {
          members.put(member.getKey(), tree(member.getValue()));
        }
        yield members;
      }
      case JSONString string -> string.getString();
      case JSONNumber number -> number.getBigDecimal();
      case JSONBoolean flag -> flag.getBoolean();
      default -> NULL;
    };
  }

  /** The text of a tree that was read from a text: its fractions are of type DOUBLE. */
  static String written(Object tree) {
    return written(tree, number -> fraction(number.doubleValue()));
  }

  /** The text of a tree that was made of values, with the digits that its decimals have. */
  static String exactly(Object tree) {
    return written(tree, BigDecimal::toPlainString);
  }

  /** With a space after each comma and colon. */
  private static String written(Object tree, Function<BigDecimal, String> fractions) {
    return switch (tree) {
      case List<?> items ->
          items.stream()
              .map(item -> written(item, fractions))
              .collect(Collectors.joining(", ", "[", "]"));
      case Map<?, ?> members ->
          members.entrySet().stream()
              .map(
                  member ->
                      quoted((String) member.getKey())
                          + ": "
                          + written(member.getValue(), fractions))
              .collect(Collectors.joining(", ", "{", "}"));
      case String text -> quoted(text);
      case BigDecimal number when number.scale() > 0 -> fractions.apply(number);
      case BigDecimal number -> number.toString().replace("E+", "e").replace('E', 'e');
      case Boolean flag -> flag.toString();
      default -> "null";
    };
  }

  private static String fraction(double number) {
    double size = Math.abs(number);
    if (size != 0 && (size < 1e-4 || size >= 1e15)) {
      throw MysqlJson.unreadable("a number with an exponent"); // the servers write it in other ways
    }
    String plain = BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    return plain.contains(".") ? plain : plain + ".0";
  }

  /** The tree with the members of its objects in MySQL's order: short names first. */
  static Object ordered(Object tree) {
    return switch (tree) {
      case List<?> items -> items.stream().map(JsonTree::ordered).toList();
      case Map<?, ?> members -> {
        Map<String, Object> ordered =
            new TreeMap<>(
                Comparator.comparingInt((String name) -> bytes(name).length)
                    .thenComparing(JsonTree::bytes, Arrays::compareUnsigned));
        members.forEach((name, value) -> ordered.put((String) name, ordered(value)));
        yield ordered;
      }
      default -> tree;
    };
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char letter : text.toCharArray()) {
      switch (letter) {
        case '"', '\\' -> quoted.append('\\').append(letter);
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        case '\t' -> quoted.append("\\t");
        case '\b' -> quoted.append("\\b");
        case '\f' -> quoted.append("\\f");
        default -> {
          if (letter < ' ') {
            quoted.append("\\u%04x".formatted((int) letter));
          } else {
            quoted.append(letter);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }

  /** Whether all of the part is in the whole: of a list each item, of an object each member. */
  static boolean contains(Object whole, Object part) {
    if (whole instanceof Map<?, ?> object && part instanceof Map<?, ?> members) {
      return members.entrySet().stream()
          .allMatch(
              member ->
                  object.containsKey(member.getKey())
                      && contains(object.get(member.getKey()), member.getValue()));
    }
    if (whole instanceof List<?> items) {
      return part instanceof List<?> parts
          ? parts.stream().allMatch(each -> items.stream().anyMatch(item -> contains(item, each)))
          : items.stream().anyMatch(item -> contains(item, part));
    }
    return whole instanceof BigDecimal one && part instanceof BigDecimal other
        ? one.compareTo(other) == 0
        : whole.equals(part);
  }

  static int depth(Object tree) {
    return 1
        + switch (tree) {
          case List<?> items -> items.stream().mapToInt(JsonTree::depth).max().orElse(0);
          case Map<?, ?> members ->
              members.values().stream().mapToInt(JsonTree::depth).max().orElse(0);
          default -> 0;
        };
  }
}
