package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads the JSON value of a field into a {@link Template}, checking each expression in it. */
final class TemplateReader {

  /** What of {@code $states} a field may mention, besides input and context. */
  enum Mentions {
    INPUT,
    RESULT,
    ERROR_OUTPUT
  }

  private static final Set<String> STATES_FIELDS =
      Set.of("input", "context", "result", "errorOutput");

  private final String where;
  private final Mentions mentions;
  private final Problems problems;

  TemplateReader(String where, Mentions mentions, Problems problems) {
    this.where = where;
    this.mentions = mentions;
    this.problems = problems;
  }

  Template read(JsonNode node, String field) {
    if (node.isTextual()) {
      return text(node, field);
    }
    if (node.isObject()) {
      Map<String, Template> fields = new LinkedHashMap<>();
      node.properties()
          .forEach(e -> fields.put(e.getKey(), read(e.getValue(), field + "/" + e.getKey())));
      return fields.values().stream().allMatch(Template.Literal.class::isInstance)
          ? new Template.Literal(node)
          : new Template.ObjectOf(fields);
    }
    if (node.isArray()) {
      List<Template> items = new ArrayList<>();
      node.forEach(item -> items.add(read(item, field + "[" + items.size() + "]")));
      return items.stream().allMatch(Template.Literal.class::isInstance)
          ? new Template.Literal(node)
          : new Template.ArrayOf(items);
    }
    return new Template.Literal(node);
  }

  private Template text(JsonNode node, String field) {
    String text = node.textValue();
    boolean opens = text.startsWith("{%");
    boolean closes = text.endsWith("%}");
    if (opens && closes && text.length() >= 4) {
      return expression(text.substring(2, text.length() - 2).strip(), field);
    }
    if (opens || closes) {
      problems.add(where, field, "a JSONata string begins with '{%' and ends with '%}'");
    }
    return new Template.Literal(node);
  }

  private Template expression(String text, String field) {
    @Nullable String syntax = JsonataEngine.syntaxError(text);
    if (syntax != null) {
      problems.add(where, field, "not JSONata: " + syntax + ": " + text);
      return new Template.Expression(text, field, Set.of(), Set.of());
    }
    ExpressionScan scan = new ExpressionScan(text);
    Set<String> variables = scan.variables();
    Set<String> bound = scan.boundVariables();
    checkStates(scan, bound, field);
    if (variables.contains("$")) {
      problems.add(where, field, "'$$' is not allowed: there is no input document; use $states");
    }
    if (variables.contains("eval") && !bound.contains("eval")) {
      problems.add(where, field, "$eval is not allowed; use $parse for JSON text");
    }
    if (scan.usesNewerOperators()) {
      problems.add(where, field, "'??' and '?:' are not in JSONata 2.0.6; use a condition");
    }
    Set<String> unbound = new TreeSet<>(variables);
    unbound.removeAll(bound);
    unbound.removeAll(JsonataEngine.FUNCTION_NAMES);
    unbound.removeAll(Set.of("states", "eval", "$"));
    return new Template.Expression(text, field, variables, unbound);
  }

  private void checkStates(ExpressionScan scan, Set<String> bound, String field) {
    if (bound.contains("states")) {
      problems.add(where, field, "$states is reserved and cannot be given a value");
    }
    for (String name : scan.statesFields()) {
      if (!STATES_FIELDS.contains(name)) {
        problems.add(
            where,
            field,
            "$states has no '" + name + "'; it has input, result, errorOutput and context");
      } else if (name.equals("result") && mentions != Mentions.RESULT) {
        problems.add(
            where,
            field,
            "$states.result exists only in Output and Assign of a Task, Map or Parallel state");
      } else if (name.equals("errorOutput") && mentions != Mentions.ERROR_OUTPUT) {
        problems.add(where, field, "$states.errorOutput exists only in Output and Assign of Catch");
      }
    }
  }
}
