package dev.assay.statemachine;

import static dev.assay.statemachine.Machines.json;
import static dev.assay.statemachine.Machines.parse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OneStateTest {

  private static final StateMachine SHOP =
      parse(
          """
          {'QueryLanguage': 'JSONata', 'StartAt': 'Orders', 'States': {
            'Orders': {'Type': 'Map', 'Next': 'Late?', 'ItemProcessor': {'StartAt': 'Charge', 'States': {
              'Charge': {
                'Type': 'Task', 'Resource': 'arn:aws:lambda:eu-west-1:123456789012:function:charge',
                'Arguments': {'sum': '{% $states.input.price * $states.input.pieces %}'},
                'Retry': [{'ErrorEquals': ['Busy'], 'IntervalSeconds': 3, 'MaxAttempts': 2, 'BackoffRate': 2}],
                'Catch': [{'ErrorEquals': ['Declined'], 'Next': 'Apologise',
                           'Output': {'because': '{% $states.errorOutput.Cause %}'}}],
                'Assign': {'charged': '{% $states.result.sum %}'},
                'Output': {'receipt': '{% $states.result.number %}'},
                'End': true},
              'Apologise': {'Type': 'Pass', 'End': true}}}},
            'Late?': {'Type': 'Choice', 'Assign': {'asked': true},
              'Choices': [{'Condition': '{% $states.input.days > 3 %}', 'Next': 'Remind'}],
              'Default': 'Done'},
            'Remind': {'Type': 'Wait', 'Seconds': 86400, 'Next': 'Done'},
            'Done': {'Type': 'Succeed'}}}
          """);
  private static final String ORDER = "{'price': 5, 'pieces': 3}";

  @Test
  void aTaskCallsItsFunctionAndLeavesWithOutputAndVariables() {
    StateResult result =
        charge(
            (function, payload) -> {
              assertThat(function).isEqualTo("charge");
              assertThat(payload).isEqualTo(json("{'sum': 15}"));
              return json("{'number': 'n1', 'sum': 15}");
            });

    assertThat(result)
        .isEqualTo(
            new StateResult.Succeeded(
                json("{'receipt': 'n1'}"), Map.of("charged", json("15")), "", List.of()));
  }

  @Test
  void retriesAreTimedAndNobodyWaits() {
    Deque<String> failures = new ArrayDeque<>(List.of("Busy", "Busy"));

    StateResult result =
        charge(
            (function, payload) -> {
              if (failures.isEmpty()) {
                return json("{'number': 'n2', 'sum': 15}");
              }
              throw TaskFailure.ofFunction(failures.pop(), "later");
            });

    assertThat(result.waits()).containsExactly(Duration.ofSeconds(3), Duration.ofSeconds(6));
    assertThat(result).isInstanceOf(StateResult.Succeeded.class);
  }

  @Test
  void whatIsCaughtTellsWhereItGoes() {
    StateResult result =
        charge(
            (function, payload) -> {
              throw TaskFailure.ofFunction("Declined", "no money");
            });

    assertThat(result)
        .isInstanceOfSatisfying(
            StateResult.Caught.class,
            caught -> {
              assertThat(caught.error()).isEqualTo("Declined");
              assertThat(caught.next()).isEqualTo("Apologise");
              assertThat(caught.output().get("because").asText()).contains("no money");
            });
  }

  @Test
  void whatNobodyCatchesFails() {
    StateResult result =
        charge(
            (function, payload) -> {
              throw TaskFailure.ofFunction("Busy", "always");
            });

    assertThat(result)
        .isInstanceOfSatisfying(
            StateResult.Failed.class,
            failed -> {
              assertThat(failed.error()).isEqualTo("Busy");
              assertThat(failed.waits()).hasSize(2);
            });
  }

  @Test
  void aChoiceTellsTheRuleItTook() {
    assertThat(next("Late?", "{'days': 4}")).isEqualTo("Remind");
    assertThat(next("Late?", "{'days': 1}")).isEqualTo("Done");
  }

  @Test
  void aWaitIsToldAndNotWaited() {
    StateResult result = OneState.of(SHOP, "Remind").run(json("{}"), OneStateTest::none);

    assertThat(result)
        .isEqualTo(
            new StateResult.Succeeded(json("{}"), Map.of(), "Done", List.of(Duration.ofDays(1))));
  }

  @Test
  void variablesOfStatesBeforeAreGiven() {
    StateMachine machine =
        parse(
            """
            {'QueryLanguage': 'JSONata', 'StartAt': 'A', 'States': {
              'A': {'Type': 'Pass', 'Assign': {'name': 'x'}, 'Next': 'B'},
              'B': {'Type': 'Pass', 'Output': '{% $name & $name %}', 'End': true}}}
            """);

    StateResult result =
        OneState.of(machine, "B").with("name", json("'Ada'")).run(json("{}"), OneStateTest::none);

    assertThat(result)
        .isEqualTo(new StateResult.Succeeded(json("'AdaAda'"), Map.of(), "", List.of()));
  }

  @Test
  void aStateThatIsNotThereIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OneState.of(SHOP, "Chrage"))
        .withMessage("there is no state 'Chrage' in this machine");
  }

  private static StateResult charge(TaskInvoker functions) {
    return OneState.of(SHOP, "Charge").run(json(ORDER), functions);
  }

  private static String next(String state, String input) {
    StateResult result = OneState.of(SHOP, state).run(json(input), OneStateTest::none);
    assertThat(result).isInstanceOf(StateResult.Succeeded.class);
    return ((StateResult.Succeeded) result).next();
  }

  private static JsonNode none(String function, JsonNode payload) {
    throw new AssertionError("nothing is called here: " + function + " " + payload);
  }
}
