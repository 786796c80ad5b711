package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Fields of semantic models, which are written by other tools and may lack any of them. */
final class ModelFields {

  private static final Pattern SINGLE = Pattern.compile("\\w+(\\([^()]*\\))?");

  private ModelFields() {}

  /** A field's text; empty where it is not there. */
  static String text(JsonNode node, String field) {
    return node.path(field).asText("").strip();
  }

  /** The texts of a list, or one text. */
  static List<String> texts(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (value.isTextual()) {
      return List.of(value.asText().strip());
    }
    List<String> texts = new ArrayList<>();
    value.forEach(each -> texts.add(each.asText("").strip()));
    return texts.stream().filter(text -> !text.isEmpty()).toList();
  }

  /** The parts of a list, or of an object by their names; none where there is neither. */
  static Stream<JsonNode> parts(JsonNode node, String field) {
    List<JsonNode> parts = new ArrayList<>();
    node.path(field).forEach(parts::add);
    return parts.stream();
  }

  /** An aggregate of an expression, as SQL. */
  static String aggregate(String kind, String expression) {
    String of = expression.isEmpty() ? "*" : expression;
    return switch (kind.toLowerCase(Locale.ROOT)) {
      case "sum", "avg", "min", "max", "count", "median" ->
          "%s(%s)".formatted(kind.toUpperCase(Locale.ROOT), of);
      case "average" -> "AVG(%s)".formatted(of);
      case "count_distinct", "countdistinct", "count_distinct_approx" ->
          "COUNT(DISTINCT %s)".formatted(of);
      case "sum_boolean" -> "SUM(CASE WHEN %s THEN 1 ELSE 0 END)".formatted(of);
      default -> "";
    };
  }

  /** An expression as part of another: a single call or name stands as it is. */
  static String inParentheses(String expression) {
    return SINGLE.matcher(expression).matches() ? expression : "(" + expression + ")";
  }

  /** A title or label beside a name, as other words for it; none where they say the same. */
  static List<String> otherThan(String name, String... titles) {
    return Stream.of(titles)
        .filter(title -> !title.isBlank() && !title.equalsIgnoreCase(name.replace('_', ' ')))
        .distinct()
        .toList();
  }
}
