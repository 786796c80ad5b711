package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.statemachine.ExecutionListener.StateVisit;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One visit of a state: what its expressions see.
 *
 * @param retryCount how often the state has been retried on this visit
 */
record Visit(
    Execution execution,
    Place place,
    State state,
    JsonNode input,
    Instant entered,
    int retryCount) {

  /** A field of {@code $states} that only some templates see: result or errorOutput. */
  record Extra(String name, JsonNode value) {}

  Visit retried(int count) {
    return new Visit(execution, place, state, input, entered, count);
  }

  Visit at(Place elsewhere) {
    return new Visit(execution, elsewhere, state, input, entered, retryCount);
  }

  StateVisit description() {
    return new StateVisit(place.path(), state.name(), state.type());
  }

  /** A failed evaluation, told with the state's name. */
  StateFailure queryFailure(String message) {
    return StateFailure.query(where() + message, null);
  }

  /** A failure of the state, told with its name. */
  StateFailure failure(String error, String message) {
    return failure(error, message, null);
  }

  /** The same, with what it comes from. */
  StateFailure failure(String error, String message, @Nullable Throwable thrown) {
    return StateFailure.of(error, where() + message, thrown);
  }

  /** The value itself, when it is small enough to pass between states. */
  JsonNode checkSize(String what, JsonNode value) {
    return PayloadSize.check(where() + what, value);
  }

  private String where() {
    return "state '" + state.name() + "', ";
  }

  JsonNode evaluate(Template template) {
    return evaluate(template, null);
  }

  /** The template's value; the state's input where there is no template. */
  JsonNode evaluateOrInput(@Nullable Template template) {
    return template == null ? input : evaluate(template);
  }

  /** The value of a field that takes only some integers. */
  int integer(Template template, String field, IntegerRange range) {
    JsonNode value = evaluate(template);
    String refusal = range.refusal(value);
    if (refusal != null) {
      throw queryFailure("field '" + field + "': " + refusal);
    }
    return value.intValue();
  }

  /** The value of a field that takes only strings. */
  String text(Template template, String field) {
    JsonNode value = evaluate(template);
    if (!value.isTextual()) {
      throw queryFailure("field '" + field + "': must be a string, not " + value);
    }
    return value.textValue();
  }

  /** Leaves through an exit: evaluates its output and its variables with the values of before. */
  Step leave(Exit exit, JsonNode otherwise, @Nullable Extra extra) {
    JsonNode output = exit.output() == null ? otherwise : evaluate(exit.output(), extra);
    ObjectNode together = JsonNodeFactory.instance.objectNode();
    Map<String, JsonNode> assigned = new LinkedHashMap<>();
    exit.assign()
        .forEach(
            (name, template) -> {
              JsonNode value = evaluate(template, extra);
              assigned.put(name, value);
              together.set(name, value);
            });
    checkSize("field 'Assign'", together);
    return new Step(checkSize("the output", output), assigned, exit.next());
  }

  private JsonNode evaluate(Template template, @Nullable Extra extra) {
    return switch (template) {
      case Template.Literal literal -> literal.value();
      case Template.Expression expression ->
          JsonataEngine.evaluate(where(), expression, name -> variable(name, extra));
      case Template.ObjectOf object -> {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        object.fields().forEach((name, field) -> node.set(name, evaluate(field, extra)));
        yield node;
      }
      case Template.ArrayOf array -> {
        ArrayNode node = JsonNodeFactory.instance.arrayNode();
        array.items().forEach(item -> node.add(evaluate(item, extra)));
        yield node;
      }
    };
  }

  private @Nullable JsonNode variable(String name, @Nullable Extra extra) {
    return name.equals("states") ? states(extra) : place.variables().get(name);
  }

  private JsonNode states(@Nullable Extra extra) {
    ObjectNode states = JsonNodeFactory.instance.objectNode();
    states.set("input", input);
    if (extra != null) {
      states.set(extra.name(), extra.value());
    }
    ObjectNode context = execution.context();
    context
        .putObject("State")
        .put("Name", state.name())
        .put("EnteredTime", Execution.timestamp(entered))
        .put("RetryCount", retryCount);
    if (place.map() != null) {
      context.set("Map", place.map());
    }
    states.set("context", context);
    return states;
  }
}
