package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of {@code lambda:invoke}.
 *
 * @param functionName plain, without account, version or alias
 */
record LambdaArguments(String functionName, JsonNode payload) {
  private static final Set<String> ALLOWED = Set.of("FunctionName", "Payload");
  private static final Pattern NAME = Pattern.compile("(?:.*:)?function:([^:]+)(?::[^:]+)?");

  /** Checks what can be known before running. */
  static void check(Fields state, @Nullable Template arguments) {
    if (arguments == null) {
      state.problem("Arguments", "is missing; lambda:invoke takes FunctionName and Payload");
    } else if (!(arguments instanceof Template.Expression)) {
      Fields fields = state.object("Arguments");
      fields.allowOnly(ALLOWED);
      fields.text("FunctionName");
    }
  }

  /** Takes the evaluated arguments apart. */
  static LambdaArguments of(Visit visit, JsonNode arguments) {
    Set<String> unknown = new TreeSet<>();
    arguments.fieldNames().forEachRemaining(unknown::add);
    unknown.removeAll(ALLOWED);
    if (!unknown.isEmpty()) {
      throw visit.failure(
          ErrorNames.RUNTIME,
          "field 'Arguments': lambda:invoke takes FunctionName and Payload, not " + unknown);
    }
    JsonNode name = arguments.path("FunctionName");
    if (!name.isTextual() || name.textValue().isEmpty()) {
      throw visit.failure(
          ErrorNames.RUNTIME, "field 'Arguments': FunctionName must be a string, not " + name);
    }
    JsonNode payload = arguments.get("Payload");
    return new LambdaArguments(
        plainName(name.textValue()),
        payload == null ? JsonNodeFactory.instance.objectNode() : payload);
  }

  /** {@code name}, {@code name:alias}, {@code 123456789012:function:name} or an ARN. */
  private static String plainName(String name) {
    Matcher qualified = NAME.matcher(name);
    return qualified.matches() ? qualified.group(1) : name.split(":", 2)[0];
  }
}
