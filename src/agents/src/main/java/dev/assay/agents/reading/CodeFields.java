package dev.assay.agents.reading;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Code in the fields of a JSON object: <code>{"sql": …}</code>, or a tool's arguments. */
final class CodeFields {

  private static final int DEEPEST = 20;

  /** Models break lines within texts, and quote as Python does. */
  private static final JsonMapper JSON =
      JsonMapper.builder(
              com.fasterxml.jackson.core.JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .build())
          .enable(
              JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS,
              JsonReadFeature.ALLOW_SINGLE_QUOTES,
              JsonReadFeature.ALLOW_TRAILING_COMMA,
              JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final Set<String> SQL =
      Set.of(
          "sql",
          "query",
          "sqlquery",
          "sqlstatement",
          "statement",
          "code",
          "answer",
          "finalsql",
          "finalanswer",
          "finalquery",
          "generatedsql",
          "output",
          "response",
          "result",
          "input");
  private static final Set<String> PYTHON =
      Set.of("python", "code", "program", "pythoncode", "answer", "script", "source", "input");

  private static final Pattern FIELD =
      Pattern.compile(
          "\"([\\w ]{2,30})\"\\s*+:\\s*+\"(?!\"\")(.*?)\"\\s*+(?=,\\s*+\"[\\w ]{1,30}\"\\s*+:|}\\s*+]?+\\s*+$)",
          Pattern.DOTALL);

  private CodeFields() {}

  /** The texts of the fields that hold code by their names; empty when it is no JSON object. */
  static List<String> in(String text, CodeLanguage language) {
    String json = text.strip();
    if (json.isEmpty() || "{[\"".indexOf(json.charAt(0)) < 0) {
      return List.of();
    }
    List<String> found = new ArrayList<>();
    Set<String> names = language == CodeLanguage.SQL ? SQL : PYTHON;
    Optional<JsonNode> tree = parsed(json);
    tree.ifPresent(node -> collect(node, names::contains, found));
    return tree.isEmpty() && found.isEmpty() ? broken(json, names) : found;
  }

  /** The texts of all fields of a JSON object. */
  static List<String> anyIn(String text) {
    List<String> found = new ArrayList<>();
    parsed(text.strip())
        .filter(JsonNode::isObject)
        .ifPresent(node -> collect(node, _ -> true, found));
    return found;
  }

  /** Of an object in which quotes within a text are not escaped. */
  private static List<String> broken(String json, Set<String> names) {
    return FIELD
        .matcher(json)
        .results()
        .filter(field -> names.contains(plain(field.group(1))) && !field.group(2).contains("{\""))
        .map(field -> field.group(2).replace("\\n", "\n").replace("\\\"", "\""))
        .toList();
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
  }

  static boolean isObject(String text) {
    return parsed(text).filter(JsonNode::isObject).isPresent();
  }

  private static Optional<JsonNode> parsed(String json) {
    try {
      return Optional.of(JSON.readTree(json));
    } catch (JacksonException notJson) {
      return json.indexOf('“') < 0 ? Optional.empty() : parsed(json.replaceAll("[“”]", "\""));
    }
  }

  private static void collect(JsonNode node, Predicate<String> names, List<String> found) {
    if (node.isTextual()) {
      collectText(node.textValue(), names, found);
    } else if (node.isArray() && node.size() == 1) {
      collect(node.get(0), names, found);
    } else if (node.isObject()) {
      for (var field : node.properties()) {
        boolean named = names.test(plain(field.getKey()));
        if (named && field.getValue().isTextual()) {
          collectText(field.getValue().textValue(), names, found);
        } else if (named && isLines(field.getValue())) {
          found.add(
              String.join("\n", field.getValue().valueStream().map(JsonNode::textValue).toList()));
        } else if (field.getValue().isContainerNode()) {
          collect(field.getValue(), names, found);
        } else if (field.getKey().equals("arguments") && field.getValue().isTextual()) {
          found.addAll(inArguments(field.getValue().textValue(), names));
        }
      }
    }
  }

  /** A text may be JSON itself, written twice. */
  private static void collectText(String text, Predicate<String> names, List<String> found) {
    if (text.strip().startsWith("{") && isObject(text.strip())) {
      found.addAll(inArguments(text.strip(), names));
    } else {
      found.add(text);
    }
  }

  /** Statements that are several are told apart as those of any text are. */
  private static boolean isLines(JsonNode value) {
    return value.isArray() && value.size() > 1 && value.valueStream().allMatch(JsonNode::isTextual);
  }

  private static List<String> inArguments(String json, Predicate<String> names) {
    List<String> found = new ArrayList<>();
    parsed(json).ifPresent(node -> collect(node, names, found));
    return found;
  }
}
