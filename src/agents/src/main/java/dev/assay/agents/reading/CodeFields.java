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

  private CodeFields() {}

  /** The texts of the fields that hold code by their names; empty when it is no JSON object. */
  static List<String> in(String text, CodeLanguage language) {
    String json = text.strip();
    if (json.isEmpty() || "{[\"".indexOf(json.charAt(0)) < 0) {
      return List.of();
    }
    List<String> found = new ArrayList<>();
    parsed(json)
        .ifPresent(node -> collect(node, language == CodeLanguage.SQL ? SQL : PYTHON, found));
    return found;
  }

  static boolean isObject(String text) {
    return parsed(text).filter(JsonNode::isObject).isPresent();
  }

  private static Optional<JsonNode> parsed(String json) {
    try {
      return Optional.of(JSON.readTree(json));
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }

  private static void collect(JsonNode node, Set<String> names, List<String> found) {
    if (node.isTextual()) {
      found.add(node.textValue());
    } else if (node.isArray() && node.size() == 1) {
      collect(node.get(0), names, found);
    } else if (node.isObject()) {
      for (var field : node.properties()) {
        boolean named =
            names.contains(field.getKey().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", ""));
        if (named && field.getValue().isTextual()) {
          found.add(field.getValue().textValue());
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

  /** Statements that are several are told apart as those of any text are. */
  private static boolean isLines(JsonNode value) {
    return value.isArray() && value.size() > 1 && value.valueStream().allMatch(JsonNode::isTextual);
  }

  private static List<String> inArguments(String json, Set<String> names) {
    List<String> found = new ArrayList<>();
    parsed(json).ifPresent(node -> collect(node, names, found));
    return found;
  }
}
