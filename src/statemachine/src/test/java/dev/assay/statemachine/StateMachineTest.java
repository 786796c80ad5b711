package dev.assay.statemachine;

import static dev.assay.statemachine.Machines.definition;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is refused when a definition is read, and how it is said. */
class StateMachineTest {
  private static final String PASS = "'A': {'Type': 'Pass', 'End': true}";

  static Stream<Arguments> refusedStates() {
    return Stream.of(
        arguments(
            "'A': {'Type': 'Activity', 'End': true}",
            "state 'A', field 'Type': \"Activity\" is not a type of state"),
        arguments("'A': {'End': true}", "state 'A', field 'Type': is missing"),
        arguments(
            "'A': 1",
            "state 'A': must be an object, not NUMBER\nstate 'A', field 'Type': is missing"),
        arguments(
            "'A': {'Type': 'Pass', 'End': true, 'InputPath': '$.x'}",
            "state 'A', field 'InputPath': is a JSONPath field; only JSONata is supported"),
        arguments(
            "'A': {'Type': 'Pass', 'End': true, 'Result': 1}",
            "state 'A', field 'Result': is a JSONPath field; only JSONata is supported"),
        arguments(
            "'A': {'Type': 'Pass', 'End': true, 'QueryLanguage': 'JSONPath'}",
            "state 'A', field 'QueryLanguage': \"JSONPath\" is not supported; only JSONata is"),
        arguments(
            "'A': {'Type': 'Succeed', 'Assign': {}}",
            "state 'A', field 'Assign': is unknown here; allowed are Comment, Output,"
                + " QueryLanguage, Type"),
        arguments(
            "'A': {'Type': 'Pass'}",
            "state 'A', field 'Next': exactly one of \"Next\" and \"End\": true must be there"),
        arguments(
            "'A': {'Type': 'Pass', 'Next': 'B', 'End': true}, 'B': {'Type': 'Succeed'}",
            "state 'A', field 'Next': exactly one of \"Next\" and \"End\": true must be there"),
        arguments(
            "'A': {'Type': 'Pass', 'End': 'yes'}",
            """
            state 'A', field 'End': must be true or false, not "yes"
            state 'A', field 'Next': exactly one of "Next" and "End": true must be there"""),
        arguments(
            "'A': {'Type': 'Pass', 'Next': 'B'}",
            "state 'A': there is no state 'B' to go to in its States"),
        arguments(PASS + ", 'B': {'Type': 'Succeed'}", "state 'B': no way leads to it from 'A'"),
        arguments("'A': {'Type': 'Pass', 'Next': 'A'}", "state 'A': no end is reached from it"));
  }

  static Stream<Arguments> refusedWaitsChoicesAndFails() {
    return Stream.of(
        arguments(
            "'A': {'Type': 'Wait', 'End': true}",
            "state 'A', field 'Seconds': exactly one of Seconds and Timestamp must be there"),
        arguments(
            "'A': {'Type': 'Wait', 'Seconds': 1.5, 'End': true}",
            "state 'A', field 'Seconds': must be an integer from 0 to 99999999, not 1.5"),
        arguments(
            "'A': {'Type': 'Wait', 'Timestamp': '2016-03-14t01:59:00z', 'End': true}",
            "state 'A', field 'Timestamp': must be a timestamp like 2016-03-14T01:59:00Z, not"
                + " \"2016-03-14t01:59:00z\""),
        arguments(
            "'A': {'Type': 'Choice', 'Choices': []}",
            "state 'A', field 'Choices': must be an array with something in it\n"
                + "state 'A': no end is reached from it"),
        arguments(
            "'A': {'Type': 'Choice', 'Choices': [{'Variable': '$.x', 'Next': 'B'}]}, 'B':"
                + " {'Type': 'Succeed'}",
            """
            state 'A', field 'Choices[0]/Variable': is a JSONPath field; only JSONata is supported
            state 'A', field 'Choices[0]/Condition': is missing"""),
        arguments(
            "'A': {'Type': 'Choice', 'Choices': [{'Condition': 'yes', 'Next': 'B'}]}, 'B':"
                + " {'Type': 'Succeed'}",
            "state 'A', field 'Choices[0]/Condition': must be true, false or a JSONata string"),
        arguments(
            "'A': {'Type': 'Fail', 'Error': 1}", "state 'A', field 'Error': must be a string"));
  }

  static Stream<Arguments> refusedOtherTasks() {
    return Stream.of(
        arguments(
            "'Resource': 'arn:aws:states:::states:startExecution.sync:2',"
                + " 'Arguments': {'Input': {}, 'Nmae': 'x'}",
            """
            state 'A', field 'Arguments/Nmae': is unknown here; allowed are Input, Name, StateMachineArn
            state 'A', field 'Arguments/StateMachineArn': is missing"""),
        arguments(
            "'Resource': 'arn:aws:states:::states:startExecution.sync:2'",
            "state 'A', field 'Arguments': is missing; startExecution takes StateMachineArn, Input"
                + " and Name"));
  }

  static Stream<Arguments> refusedTasks() {
    return Stream.of(
        arguments(
            "'Resource': 'arn:aws:states:::sqs:sendMessage', 'Arguments': {}",
            "state 'A', field 'Resource': \"arn:aws:states:::sqs:sendMessage\" is not supported;"
                + " supported are arn:aws:states:::lambda:invoke, the ARN of a Lambda function,"
                + " arn:aws:states:::states:startExecution.sync:2, and"
                + " arn:aws:states:::aws-sdk:service:action"),
        arguments(
            "'Resource': 'arn:aws:states:::lambda:invoke.waitForTaskToken'",
            "state 'A', field 'Resource': \"arn:aws:states:::lambda:invoke.waitForTaskToken\" is"
                + " not supported; supported are arn:aws:states:::lambda:invoke, the ARN of a"
                + " Lambda function, arn:aws:states:::states:startExecution.sync:2, and"
                + " arn:aws:states:::aws-sdk:service:action"),
        arguments("'Comment': 'x'", "state 'A', field 'Resource': is missing"),
        arguments(
            "'Resource': 'arn:aws:states:::lambda:invoke'",
            "state 'A', field 'Arguments': is missing; lambda:invoke takes FunctionName and"
                + " Payload"),
        arguments(
            "'Resource': 'arn:aws:states:::lambda:invoke', 'Arguments': {'InvocationType':"
                + " 'Event'}",
            """
            state 'A', field 'Arguments/InvocationType': is unknown here; allowed are FunctionName, Payload
            state 'A', field 'Arguments/FunctionName': is missing"""),
        arguments(
            "'Resource': 'arn:aws:lambda:x:1:function:f', 'Credentials': {}",
            "state 'A', field 'Credentials': is not supported: a local run has no credentials"),
        arguments(
            "'Resource': 'arn:aws:lambda:x:1:function:f', 'TimeoutSeconds': 0",
            "state 'A', field 'TimeoutSeconds': must be an integer from 1 to 99999999, not 0"),
        arguments(
            "'Resource': 'arn:aws:lambda:x:1:function:f', 'TimeoutSeconds': 5,"
                + " 'HeartbeatSeconds': 5",
            "state 'A', field 'HeartbeatSeconds': must be less than TimeoutSeconds"),
        arguments(
            "'Resource': 'arn:aws:lambda:x:1:function:f', 'Retry': [{'ErrorEquals': ['States.ALL']},"
                + " {'ErrorEquals': ['E', 'States.ALL']}]",
            """
            state 'A', field 'Retry[0]/ErrorEquals': States.ALL must be alone, and in the last entry
            state 'A', field 'Retry[1]/ErrorEquals': States.ALL must be alone, and in the last entry"""),
        arguments(
            "'Resource': 'arn:aws:lambda:x:1:function:f', 'Retry': [{'ErrorEquals':"
                + " ['States.Timeouts'], 'BackoffRate': 0.5, 'JitterStrategy': 'HALF',"
                + " 'IntervalSeconds': 9, 'MaxDelaySeconds': 3, 'MaxAttempts': -1}]",
            """
            state 'A', field 'Retry[0]/MaxDelaySeconds': must not be less than IntervalSeconds
            state 'A', field 'Retry[0]/ErrorEquals': "States.Timeouts" is not an error of the States Language
            state 'A', field 'Retry[0]/MaxAttempts': must be an integer from 0 to 99999999, not -1
            state 'A', field 'Retry[0]/BackoffRate': must be a number of at least 1, not 0.5
            state 'A', field 'Retry[0]/JitterStrategy': must be FULL or NONE, not "HALF\""""),
        arguments(
            "'Resource': 'arn:aws:lambda:x:1:function:f', 'Catch': [{'ErrorEquals': [],"
                + " 'ResultPath': '$'}]",
            """
            state 'A', field 'Catch[0]/ResultPath': is a JSONPath field; only JSONata is supported
            state 'A', field 'Catch[0]/ErrorEquals': must be an array with something in it
            state 'A', field 'Catch[0]/Next': is missing"""));
  }

  static Stream<Arguments> refusedMaps() {
    return Stream.of(
        arguments(
            "'QueryLanguage': 'JSONata'",
            "",
            "state 'A', field 'ItemProcessor/QueryLanguage': is unknown here; allowed are Comment,"
                + " ProcessorConfig, StartAt, States"),
        arguments(
            "'ProcessorConfig': {'Mode': 'MANUAL'}",
            "",
            "state 'A', field 'ItemProcessor/ProcessorConfig/Mode': \"MANUAL\" is not supported;"
                + " INLINE and DISTRIBUTED are"),
        arguments(
            "'ProcessorConfig': {'Mode': 'DISTRIBUTED', 'ExecutionType': 'STANDARD'}",
            "'Items': [1], 'ItemBatcher': {'MaxItemsPerBatch': 2}",
            "state 'A', field 'ItemBatcher': is not supported: leave it out, a child has one item"),
        arguments(
            "'ProcessorConfig': {'Mode': 'DISTRIBUTED', 'ExecutionType': 'FAST'}",
            "",
            "state 'A', field 'ItemProcessor/ProcessorConfig/ExecutionType': must be STANDARD or"
                + " EXPRESS, not \"FAST\""),
        arguments(
            "'ProcessorConfig': {'Mode': 'DISTRIBUTED', 'ExecutionType': 'STANDARD'}",
            "'ItemReader': {'Resource': 'arn:aws:states:::s3:listObjectsV2',"
                + " 'ReaderConfig': {'InputType': 'CSV'}}",
            """
            state 'A', field 'ItemReader/Resource': "arn:aws:states:::s3:listObjectsV2" is not supported here
            state 'A', field 'ItemReader/ReaderConfig/InputType': is not supported; JSON and JSONL are
            state 'A', field 'ItemReader/Arguments': is missing"""),
        arguments(
            "'Comment': ''",
            "'ItemReader': {}",
            "state 'A', field 'ItemReader': belongs to a Distributed Map: set"
                + " ItemProcessor/ProcessorConfig/Mode to DISTRIBUTED"),
        arguments(
            "'Comment': ''",
            "'ToleratedFailureCount': 1",
            "state 'A', field 'ToleratedFailureCount': belongs to a Distributed Map: set"
                + " ItemProcessor/ProcessorConfig/Mode to DISTRIBUTED"),
        arguments(
            "'Comment': ''",
            "'ItemsPath': '$.x'",
            "state 'A', field 'ItemsPath': is a JSONPath field; only JSONata is supported"),
        arguments(
            "'Comment': ''",
            "'Iterator': {}",
            "state 'A', field 'Iterator': is deprecated and not supported; use ItemProcessor"),
        arguments(
            "'Comment': ''",
            "'Items': {'a': 1}",
            "state 'A', field 'Items': must be an array or a JSONata string"),
        arguments(
            "'Comment': ''",
            "'MaxConcurrency': -1",
            "state 'A', field 'MaxConcurrency': must be an integer from 0 to 99999999, not -1"));
  }

  static Stream<Arguments> refusedExpressions() {
    return Stream.of(
        arguments("1 +", "not JSONata: Unexpected end of expression (at character 3): 1 +"),
        arguments("$eval('1')", "$eval is not allowed; use $parse for JSON text"),
        arguments("$$.x", "'$$' is not allowed: there is no input document; use $states"),
        arguments(
            "$states.result",
            "$states.result exists only in Output and Assign of a Task, Map or"
                + " Parallel state"),
        arguments(
            "$states.errorOutput.Error",
            "$states.errorOutput exists only in Output and Assign of Catch"),
        arguments(
            "$states.inputs",
            "$states has no 'inputs'; it has input, result, errorOutput and context"),
        arguments("($states := 1)", "$states is reserved and cannot be given a value"),
        arguments(
            "$states.input.a ?? 1", "'??' and '?:' are not in JSONata 2.0.6; use a condition"),
        arguments(
            "$count($missing) + $unknown()",
            "$missing is neither a variable that a state in scope assigns nor a function\n"
                + "state 'A', field 'Output': $unknown is neither a variable that a state in scope"
                + " assigns nor a function"));
  }

  @ParameterizedTest
  @MethodSource({"refusedStates", "refusedWaitsChoicesAndFails"})
  void refusesStatesByName(String states, String problems) {
    assertRefused(definition(states), problems);
  }

  @ParameterizedTest
  @MethodSource({"refusedTasks", "refusedOtherTasks"})
  void refusesTasksByName(String fields, String problems) {
    assertRefused(definition("'A': {'Type': 'Task', " + fields + ", 'End': true}"), problems);
  }

  @ParameterizedTest
  @MethodSource("refusedMaps")
  void refusesMapsByName(String processorFields, String mapFields, String problems) {
    assertRefused(
        definition(
            "'A': {'Type': 'Map', 'ItemProcessor': {"
                + processorFields
                + ", 'StartAt': 'B', 'States': {'B': {'Type': 'Succeed'}}}, 'End': true"
                + (mapFields.isEmpty() ? "" : ", " + mapFields)
                + "}"),
        problems);
  }

  @ParameterizedTest
  @MethodSource("refusedExpressions")
  void refusesExpressionsThatCannotWork(String expression, String problem) {
    String text = expression.replace("'", "\\u0027");
    assertRefused(
        definition("'A': {'Type': 'Pass', 'Output': '{% " + text + " %}', 'End': true}"),
        "state 'A', field 'Output': " + problem);
  }

  @Test
  void refusesHalfAnExpression() {
    assertRefused(
        definition("'A': {'Type': 'Pass', 'Output': {'x': ['{% 1 }']}, 'End': true}"),
        "state 'A', field 'Output/x[0]': a JSONata string begins with '{%' and ends with '%}'");
  }

  @Test
  void refusesToAssignReservedAndMalformedNames() {
    assertRefused(
        definition("'A': {'Type': 'Pass', 'Assign': {'states': 1, '1x': 2}, 'End': true}"),
        """
        state 'A', field 'Assign': 'states' is reserved
        state 'A', field 'Assign': '1x' is not a name of 1 to 80 letters and digits""");
  }

  @Test
  void refusesInnerStatesThatAssignOuterVariables() {
    assertRefused(
        definition(
            """
            'A': {'Type': 'Pass', 'Assign': {'x': 1}, 'Next': 'P'},
            'P': {'Type': 'Parallel', 'End': true, 'Branches': [
              {'StartAt': 'B', 'States': {'B': {'Type': 'Pass', 'Assign': {'x': 2}, 'End': true}}}]}
            """),
        "state 'B', field 'Assign': 'x' belongs to an outer scope; use another name");
  }

  @Test
  void refusesToReadVariablesOfAnInnerOrANeighbouringScope() {
    assertRefused(
        definition(
            """
            'A': {'Type': 'Parallel', 'Next': 'S', 'Branches': [
              {'StartAt': 'B', 'States': {'B': {'Type': 'Pass', 'Assign': {'x': 2}, 'End': true}}},
              {'StartAt': 'C', 'States': {'C': {'Type': 'Pass', 'Output': '{% $x %}', 'End': true}}}]},
            'S': {'Type': 'Succeed', 'Output': '{% $x %}'}
            """),
        """
        state 'C', field 'Output': $x is neither a variable that a state in scope assigns nor a function
        state 'S', field 'Output': $x is neither a variable that a state in scope assigns nor a function""");
  }

  @Test
  void refusesTransitionsIntoAndOutOfBranches() {
    assertRefused(
        definition(
            """
            'A': {'Type': 'Parallel', 'Next': 'B', 'Branches': [
              {'StartAt': 'B', 'States': {'B': {'Type': 'Pass', 'Next': 'S'}}}]},
            'S': {'Type': 'Succeed'}
            """),
        """
        state 'B': there is no state 'S' to go to in its States
        state 'A': there is no state 'B' to go to in its States""");
  }

  @Test
  void refusesNamesUsedTwiceOrTooLong() {
    String longName = "n".repeat(81);
    assertRefused(
        definition(
            """
            'A': {'Type': 'Map', 'End': true, 'ItemProcessor':
              {'StartAt': 'A', 'States': {'A': {'Type': 'Pass', 'Next': '%s'}, '%s': {'Type': 'Succeed'}}}}
            """
                .formatted(longName, longName)),
        "state 'A': the name is used twice in the state machine\nstate '"
            + longName
            + "': a name has 1 to 80 characters");
  }

  @Test
  void refusesWhatIsWrongAtTheTop() {
    assertRefused(
        "{'StartAt': 'X', 'States': {" + PASS + "}, 'Version': '2.0', 'Timeout': 3}",
        """
        state machine, field 'Timeout': is unknown here; allowed are Comment, QueryLanguage, StartAt, States, TimeoutSeconds, Version
        state machine, field 'QueryLanguage': must be "JSONata"; JSONPath, the default, is unsupported
        state machine, field 'Version': "2.0" is not supported; only 1.0 is
        state machine, field 'StartAt': there is no state 'X' in States""");
    assertRefused(
        "{'QueryLanguage': 'JSONata'}",
        """
        state machine, field 'StartAt': is missing
        state machine, field 'States': is missing
        state machine, field 'StartAt': there is no state '' in States""");
  }

  @Test
  void refusesWhatIsNoJson() {
    assertRefused("{'a': 1,\n 'a': 2}", "not JSON: Duplicate field 'a' (line 2)");
    assertRefused(
        "[]",
        "state machine: must be an object, not ARRAY\n"
            + "state machine, field 'QueryLanguage': must be \"JSONata\"; JSONPath, the default, is"
            + " unsupported\n"
            + "state machine, field 'StartAt': is missing\n"
            + "state machine, field 'States': is missing\n"
            + "state machine, field 'StartAt': there is no state '' in States");
  }

  @Test
  void fillsThePlaceholdersOfATerraformTemplate(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("refine.asl.json");
    Files.writeString(
        file,
        definition("'A': {'Type': 'Fail', 'Error': '${name}', 'Cause': '$${name} %%{x'}")
            .replace('\'', '"'));

    StateMachine machine = StateMachine.load(file, Map.of("name", "E", "unused", "x"));

    assertThat(machine.name()).isEqualTo("refine");
    assertThat(
            new Interpreter((f, p) -> p, new FakeTime(), ExecutionListener.NONE)
                .run(machine, Machines.json("{}"), "run"))
        .isEqualTo(new ExecutionResult.Failed("E", "${name} %{x"));
  }

  @Test
  void refusesPlaceholdersThatItCannotFill() {
    assertThatThrownBy(
            () ->
                StateMachine.parse(
                    "{\n\"a\": \"${here}\", \"b\": \"${gone}\",\n\"c\": \"${upper(x)}\", \"d\": \"{%{}%}\"}",
                    Map.of("here", "x")))
        .isInstanceOf(InvalidStateMachineException.class)
        .hasMessage(
            """
            line 2: placeholder '${gone}' has no value
            line 3: '${upper(x)}' is not a placeholder of the form ${name}
            line 3: '%{' begins a Terraform directive; write '%%{' or a space""");
  }

  @Test
  void givesTheProblemsOneByOne() {
    assertThatThrownBy(() -> Machines.parse("{'StartAt': 'A', 'States': {" + PASS + "}, 'X': 1}"))
        .isInstanceOfSatisfying(
            InvalidStateMachineException.class, e -> assertThat(e.problems()).hasSize(2));
  }

  private static void assertRefused(String definition, String problems) {
    assertThatThrownBy(() -> Machines.parse(definition))
        .isInstanceOf(InvalidStateMachineException.class)
        .hasMessage(problems);
  }
}
