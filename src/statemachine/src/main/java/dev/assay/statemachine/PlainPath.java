package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Expressions that only name a value, such as {@code $states.input.run}, which are most: their
 * value is found without JSONata, which would convert all that the variable holds. Whatever JSONata
 * may see in another way (arrays on the path, missing fields, null) is left to it.
 */
final class PlainPath {

  private static final Pattern PATH = Pattern.compile("\\$[A-Za-z]\\w*(?:\\.[A-Za-z]\\w*)*+");

  private static final Set<String> WORDS =
      Set.of("and", "or", "in", "true", "false", "null", "function");

  private PlainPath() {}

  /** The value; null where it has to be evaluated. */
  static @Nullable JsonNode value(String text, Function<String, @Nullable JsonNode> variables) {
    String path = text.strip();
    if (!PATH.matcher(path).matches()) {
      return null;
    }
    String[] names = path.substring(1).split("\\.");
    JsonNode value = variables.apply(names[0]);
    for (int at = 1; at < names.length && value != null; at++) {
      value = value.isObject() && !WORDS.contains(names[at]) ? value.get(names[at]) : null;
    }
    return value == null || value.isNull() || value.isArray()
        ? null
        : JsonataValues.toJson(JsonataValues.toJava(value));
  }
}
