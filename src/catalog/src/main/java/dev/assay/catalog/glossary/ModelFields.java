package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fields of semantic models, which are written by other tools and may lack any of them. */
final class ModelFields {

  private static final Pattern SINGLE = Pattern.compile("\\w+(\\.\\w+|\\([^()]*\\))?");

  /** A call of one argument that spans all of the text. */
  private static final Pattern AGGREGATE =
      Pattern.compile("^([A-Z]+\\((?:DISTINCT )?)(.*)\\)$", Pattern.DOTALL);

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

  /** An aggregate, as {@link #aggregate} writes it, of the rows alone that meet all conditions. */
  static String where(String aggregate, List<String> conditions) {
    String all =
        conditions.size() == 1
            ? conditions.getFirst()
            : conditions.stream()
                .map(each -> "(" + each + ")")
                .collect(Collectors.joining(" AND "));
    return AGGREGATE
        .matcher(aggregate)
        .replaceFirst(
            found ->
                Matcher.quoteReplacement(
                    "%sCASE WHEN %s THEN %s END)"
                        .formatted(
                            found.group(1),
                            all,
                            found.group(2).equals("*") ? "1" : found.group(2))));
  }

  /** An expression as part of another: a single call, name or column stands as it is. */
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
