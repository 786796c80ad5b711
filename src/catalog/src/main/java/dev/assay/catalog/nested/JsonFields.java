package dev.assay.catalog.nested;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds out which fields the JSON in a column's texts has, from the first texts that come by. A
 * column that holds other text as well has none.
 */
public final class JsonFields {

  /** The most fields that are kept of a column. */
  public static final int MOST_FIELDS = 300;

  private static final int TEXTS = 1000;
  private static final int MOST_PATHS = 5000;
  private static final int DEEPEST = 8;

  /** Of more names the object is a dictionary, and its names are values. */
  private static final int MOST_NAMES = 50;

  private static final JsonFactory JSON = new JsonFactory();

  private final int longest;
  private final Map<List<String>, Set<String>> types = new LinkedHashMap<>();
  private final Map<List<String>, Set<String>> names = new HashMap<>();
  private int texts;
  private boolean otherText;

  /**
   * @param longest texts of this length may have been cut
   */
  public JsonFields(int longest) {
    this.longest = longest;
  }

  /** Takes the next text of the column. */
  public void add(String text) {
    String stripped = text.strip();
    if (otherText || texts == TEXTS || stripped.isEmpty()) {
      return;
    }
    texts++;
    char first = stripped.charAt(0);
    otherText = (first != '{' && first != '[') || (!isRead(stripped) && text.length() < longest);
  }

  /** What was found, in the order in which it came; empty when the column holds no JSON. */
  public List<NestedField> fields() {
    if (otherText) {
      return List.of();
    }
    Map<List<String>, Set<String>> merged = new LinkedHashMap<>();
    types.forEach(
        (path, found) ->
            merged.computeIfAbsent(withoutValues(path), _ -> new TreeSet<>()).addAll(found));
    return merged.entrySet().stream()
        .limit(MOST_FIELDS)
        .map(field -> new NestedField(field.getKey(), String.join(" or ", field.getValue())))
        .toList();
  }

  /** Whether it is JSON to its end; what was read before the end is kept either way. */
  private boolean isRead(String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      value(parser, parser.nextToken(), List.of());
      return parser.nextToken() == null;
    } catch (IOException brokenOff) {
      return false;
    }
  }

  private void value(JsonParser parser, JsonToken token, List<String> path) throws IOException {
    boolean opens = token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY;
    if (opens && path.size() == DEEPEST) {
      parser.skipChildren();
      found(path, token == JsonToken.START_OBJECT ? "object" : "array");
    } else if (token == JsonToken.START_OBJECT) {
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String name = parser.currentName();
        names.computeIfAbsent(path, _ -> new HashSet<>()).add(name);
        value(parser, parser.nextToken(), step(path, name));
      }
    } else if (token == JsonToken.START_ARRAY) {
      List<String> each = step(path, NestedField.EACH);
      for (JsonToken next = parser.nextToken();
          next != JsonToken.END_ARRAY;
          next = parser.nextToken()) {
        value(parser, next, each);
      }
    } else {
      found(path, type(token));
    }
  }

  private void found(List<String> path, String type) {
    Set<String> known = types.get(path);
    if (known == null && types.size() < MOST_PATHS) {
      known = new TreeSet<>();
      types.put(path, known);
    }
    if (known != null && !type.isEmpty()) {
      known.add(type);
    }
  }

  private static List<String> step(List<String> path, String name) {
    List<String> longer = new ArrayList<>(path);
    longer.add(name);
    return longer;
  }

  private List<String> withoutValues(List<String> path) {
    List<String> steps = new ArrayList<>();
    for (int depth = 0; depth < path.size(); depth++) {
      Set<String> beside = names.getOrDefault(path.subList(0, depth), Set.of());
      boolean dictionary = beside.size() > MOST_NAMES && !path.get(depth).equals(NestedField.EACH);
      steps.add(dictionary ? NestedField.ANY : path.get(depth));
    }
    return steps;
  }

  private static String type(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> "text";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "number";
      case VALUE_TRUE, VALUE_FALSE -> "boolean";
      default -> "";
    };
  }
}
