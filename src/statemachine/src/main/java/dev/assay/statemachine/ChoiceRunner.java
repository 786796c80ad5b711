package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;

/** Executes Choice states. */
final class ChoiceRunner {
  private ChoiceRunner() {}

  static Step run(Visit visit, State.Choice state) {
    for (State.Rule rule : state.rules()) {
      if (holds(visit, rule)) {
        return visit.leave(rule.exit(), visit.input(), null);
      }
    }
    if (state.otherwise() == null) {
      throw visit.failure(ErrorNames.NO_CHOICE_MATCHED, "no rule holds and there is no Default");
    }
    return visit.leave(state.otherwise(), visit.input(), null);
  }

  private static boolean holds(Visit visit, State.Rule rule) {
    JsonNode value = visit.evaluate(rule.condition());
    if (!value.isBoolean()) {
      String text =
          rule.condition() instanceof Template.Expression e
              ? "field '" + e.field() + "': the JSONata expression '" + e.text() + "'"
              : "field 'Condition'";
      throw visit.queryFailure(text + " must be true or false, not " + value);
    }
    return value.booleanValue();
  }
}
