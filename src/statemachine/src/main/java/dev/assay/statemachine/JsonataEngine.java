package dev.assay.statemachine;

import com.dashjoin.jsonata.JException;
import com.dashjoin.jsonata.Jsonata;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates one JSONata expression, as JSONata 2.0.6 with the functions that Step Functions adds.
 *
 * <p>Each evaluation parses anew and gets copies of the values that it mentions: the library's
 * parsed expressions carry state of their evaluation and are not thread-safe, and parsing takes
 * tens of microseconds.
 */
final class JsonataEngine {
  private static final long MAX_MILLIS = 5_000;
  private static final int MAX_DEPTH = 500;

  /** Every function that an expression may call without defining it. */
  static final Set<String> FUNCTION_NAMES =
      Stream.concat(
              Stream.of(
                  ("sum count max min average string substring substringBefore substringAfter"
                          + " lowercase uppercase length trim pad match contains replace split join"
                          + " formatNumber formatBase formatInteger parseInteger number floor ceil"
                          + " round abs sqrt power random boolean not map zip filter single reduce"
                          + " sift keys lookup append exists spread merge reverse each error assert"
                          + " type sort shuffle distinct base64encode base64decode"
                          + " encodeUrlComponent encodeUrl decodeUrlComponent decodeUrl toMillis"
                          + " fromMillis clone now millis")
                      .split(" ")),
              JsonataFunctions.ALL.keySet().stream())
          .collect(Collectors.toUnmodifiableSet());

  private JsonataEngine() {}

  /** What is wrong with the text; null where it is an expression. */
  static @Nullable String syntaxError(String text) {
    try {
      Jsonata.jsonata(text);
      return null;
    } catch (RuntimeException e) {
      return messageOf(e);
    }
  }

  /**
   * The value of an expression.
   *
   * @param where begins the message of a failure
   * @param variables gives the value of a variable by its name without {@code $}; null where there
   *     is none
   * @throws StateFailure States.QueryEvaluationError, naming the field and the expression
   */
  static JsonNode evaluate(
      String where,
      Template.Expression expression,
      Function<String, @Nullable JsonNode> variables) {
    JsonNode named = PlainPath.value(expression.text(), variables);
    return named == null ? evaluateWhole(where, expression, variables) : named;
  }

  /** As {@link #evaluate}, by JSONata in any case. */
  static JsonNode evaluateWhole(
      String where,
      Template.Expression expression,
      Function<String, @Nullable JsonNode> variables) {
    try {
      Jsonata parsed = Jsonata.jsonata(expression.text());
      parsed.setOutputConvertNulls(false);
      Object result = parsed.evaluate(null, frame(parsed, expression, variables));
      if (result == null) {
        throw failure(where, expression, "returned nothing (undefined)", null);
      }
      return JsonataValues.toJson(result);
    } catch (StateFailure e) {
      throw e;
    } catch (RuntimeException e) {
      throw failure(where, expression, "failed: " + messageOf(e), e);
    } catch (StackOverflowError e) {
      throw failure(where, expression, "failed: it recurses too deeply", e);
    }
  }

  private static Jsonata.Frame frame(
      Jsonata parsed,
      Template.Expression expression,
      Function<String, @Nullable JsonNode> variables) {
    Jsonata.Frame frame = parsed.createFrame();
    JsonataFunctions.ALL.forEach(
        (name, function) -> frame.bind(name, new Jsonata.JFunction(function, null)));
    for (String name : expression.variables()) {
      JsonNode value = variables.apply(name);
      if (value != null) {
        frame.bind(name, JsonataValues.toJava(value));
      }
    }
    frame.setRuntimeBounds(MAX_MILLIS, MAX_DEPTH);
    return frame;
  }

  private static StateFailure failure(
      String where, Template.Expression expression, String what, @Nullable Throwable thrown) {
    return StateFailure.query(
        where
            + "field '"
            + expression.field()
            + "': the JSONata expression '"
            + expression.text()
            + "' "
            + what,
        thrown);
  }

  private static String messageOf(RuntimeException e) {
    String message = e.getMessage();
    if (e instanceof JException j && message != null && j.getLocation() >= 0) {
      return message + " (at character " + j.getLocation() + ")";
    }
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
