package dev.assay.statemachine;

import static dev.assay.statemachine.Machines.json;
import static dev.assay.statemachine.Machines.machine;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.statemachine.ExecutionResult.Failed;
import dev.assay.statemachine.ExecutionResult.Succeeded;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Distributed Map, its readers and its writer, and executions started from executions. */
@Timeout(30)
class DistributedMapTest {

  /** Every third item fails. */
  private static final String CHILD =
      """
      'ItemProcessor': {'ProcessorConfig': {'Mode': 'DISTRIBUTED', 'ExecutionType': 'STANDARD'},
        'StartAt': 'C', 'States': {
          'C': {'Type': 'Choice', 'Choices': [
              {'Condition': '{% $states.input.n % 3 = 0 %}', 'Next': 'F'}], 'Default': 'S'},
          'F': {'Type': 'Fail', 'Error': 'Third', 'Cause': 'is bad'},
          'S': {'Type': 'Succeed', 'Output': '{% $states.input.n * 10 %}'}}},
      """;

  private static final String READER =
      """
      'ItemReader': {'Resource': 'arn:aws:states:::s3:getObject',
        'ReaderConfig': {'InputType': 'JSONL'},
        'Arguments': {'Bucket': 'b', 'Key': '{% $states.input.key %}'}},
      """;

  private final Map<String, byte[]> objects = new ConcurrentHashMap<>();
  private final Queue<String> ended = new ConcurrentLinkedQueue<>();

  @Test
  void everyLineIsAnItemAndTheOutputsKeepTheirOrder() {
    put("in.jsonl", "{\"n\": 1}\n\n{\"n\": 2}\r\n{\"n\": 4}");

    assertThat(run(map(READER), "{'key': 'in.jsonl'}"))
        .isEqualTo(new Succeeded(json("[10, 20, 40]")));
    assertThat(ended).containsExactlyInAnyOrder("0 Succeeded", "1 Succeeded", "2 Succeeded");
  }

  @Test
  void anArrayIsReadToo() {
    put("in.json", "[{\"n\": 1}, {\"n\": 2}]");

    assertThat(run(map(READER.replace("JSONL", "JSON")), "{'key': 'in.json'}"))
        .isEqualTo(new Succeeded(json("[10, 20]")));
  }

  @Test
  void onlySoManyItemsAreReadAsAreAskedFor() {
    put("in.jsonl", "{\"n\": 1}\n{\"n\": 2}\n{\"n\": 4}");

    assertThat(run(map(READER.replace("'JSONL'", "'JSONL', 'MaxItems': 2")), "{'key': 'in.jsonl'}"))
        .isEqualTo(new Succeeded(json("[10, 20]")));
  }

  @Test
  void aSelectorSeesTheItemAndTheVariablesOutside() {
    StateMachine machine =
        machine(
            "'A': {'Type': 'Pass', 'Assign': {'plus': 100}, 'Next': 'M'}, 'M': {'Type': 'Map',"
                + CHILD
                + "'ItemSelector': {'n': '{% $states.context.Map.Item.Value + $plus %}'},"
                + "'Items': [1, 3], 'End': true}");

    assertThat(run(machine, "{}")).isEqualTo(new Succeeded(json("[1010, 1030]")));
  }

  @Test
  void childrenDoNotSeeTheVariablesOutside() {
    String definition =
        Machines.definition(
                "'A': {'Type': 'Pass', 'Assign': {'plus': 100}, 'Next': 'M'}, 'M': {'Type': 'Map',"
                    + CHILD.replace("* 10", "* $plus")
                    + "'Items': [1], 'End': true}")
            .replace('\'', '"');

    assertThatThrownBy(() -> StateMachine.parse(definition))
        .isInstanceOf(InvalidStateMachineException.class)
        .hasMessageContaining("$plus is neither a variable");
  }

  @Test
  void oneFailureIsTooManyWhereNoneIsTolerated() {
    assertThat(run(map(items(1, 3)), "{}"))
        .isEqualTo(
            new Failed(
                "States.ExceedToleratedFailureThreshold",
                "state 'A', 1 of 2 items failed, which is more than is tolerated; the first: item 1: Third"));
  }

  @Test
  void failuresWithinTheCountAreLeftOutOfTheResult() {
    assertThat(run(map(items(1, 3, 4) + "'ToleratedFailureCount': 1,"), "{}"))
        .isEqualTo(new Succeeded(json("[10, 40]")));
    assertThat(ended).contains("1 Failed");
  }

  @Test
  void thePercentageIsOfAllItems() {
    String half = "'ToleratedFailurePercentage': 50,";

    assertThat(run(map(items(1, 3) + half), "{}")).isEqualTo(new Succeeded(json("[10]")));
    assertThat(run(map(items(3, 1, 6) + half), "{}")).isInstanceOf(Failed.class);
  }

  @Test
  void resultsAreWrittenWithAManifest() {
    String writer =
        """
        'ResultWriter': {'Resource': 'arn:aws:states:::s3:putObject',
          'Arguments': {'Bucket': 'b', 'Prefix': 'out'}}, 'ToleratedFailureCount': 1,
        """;

    assertThat(run(map(items(1, 3) + writer), "{}"))
        .isEqualTo(
            new Succeeded(
                json(
                    "{'MapRunArn': 'test', 'ResultWriterDetails': {'Bucket': 'b', 'Key': 'out/test/manifest.json'}}")));
    JsonNode files = written("out/test/manifest.json").get("ResultFiles");
    assertThat(files.get("SUCCEEDED").get(0).get("Key").asText())
        .isEqualTo("out/test/SUCCEEDED_0.json");
    assertThat(written("out/test/SUCCEEDED_0.json").get(0).get("Output").asText()).isEqualTo("10");
    JsonNode failed = written("out/test/FAILED_0.json").get(0);
    assertThat(failed.get("Error").asText()).isEqualTo("Third");
    assertThat(failed.get("Input").asText()).isEqualTo("{\"n\":3}");
  }

  @Test
  void aLineThatIsNotJsonFailsTheReadingWithItsNumber() {
    put("in.jsonl", "{\"n\": 1}\n{\"n\": }\n");

    assertThat(run(map(READER), "{'key': 'in.jsonl'}"))
        .isInstanceOfSatisfying(
            Failed.class,
            failed -> {
              assertThat(failed.error()).isEqualTo("States.ItemReaderFailed");
              assertThat(failed.cause())
                  .startsWith("state 'A', s3://b/in.jsonl, line 2, is not JSON: ");
            });
  }

  @Test
  void anObjectThatIsNotThereFailsTheReading() {
    assertThat(run(map(READER), "{'key': 'none'}"))
        .isEqualTo(
            new Failed(
                "States.ItemReaderFailed",
                "state 'A', s3://b/none cannot be read: no object none"));
  }

  @Test
  void noMoreChildrenRunAtOnceThanAllowed() {
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Map', 'Items': [1, 2, 3, 4, 5, 6, 7, 8], 'MaxConcurrency': 3, 'End': true,
              'ItemProcessor': {'ProcessorConfig': {'Mode': 'DISTRIBUTED', 'ExecutionType': 'STANDARD'},
                'StartAt': 'T', 'States': {'T': {'Type': 'Task', 'End': true,
                  'Resource': 'arn:aws:lambda:eu-west-1:123456789012:function:f'}}}}
            """);
    TaskInvoker counting =
        (function, payload) -> {
          most.accumulateAndGet(running.incrementAndGet(), Math::max);
          Thread.yield();
          running.decrementAndGet();
          return payload;
        };

    ExecutionResult result =
        new Interpreter(Services.of(counting), new FakeTime(), ExecutionListener.NONE)
            .run(machine, json("{}"), "test");

    assertThat(result).isEqualTo(new Succeeded(json("[1, 2, 3, 4, 5, 6, 7, 8]")));
    assertThat(most.get()).isBetween(1, 3);
  }

  @Test
  void aNestedExecutionGivesItsOutput() {
    ExecutionResult result =
        run(
            machine(
                """
                'A': {'Type': 'Task', 'Resource': 'arn:aws:states:::states:startExecution.sync:2',
                  'Arguments': {'StateMachineArn': 'arn:aws:states:x:1:stateMachine:inner',
                    'Name': 'one', 'Input': {'n': 7}},
                  'Output': {'gave': '{% $states.result.Output %}', 'was': '{% $states.result.Status %}'}, 'End': true}
                """),
            "{}");

    assertThat(result).isEqualTo(new Succeeded(json("{'gave': 70, 'was': 'SUCCEEDED'}")));
  }

  @Test
  void aNestedExecutionThatFailsIsATaskThatFailed() {
    ExecutionResult result =
        run(
            machine(
                """
                'A': {'Type': 'Task', 'Resource': 'arn:aws:states:::states:startExecution.sync:2',
                  'Arguments': {'StateMachineArn': 'inner', 'Name': 'one', 'Input': {'n': 3}},
                  'Catch': [{'ErrorEquals': ['States.TaskFailed'], 'Next': 'S',
                    'Output': '{% $parse($states.errorOutput.Cause).Error %}'}], 'Next': 'S'},
                'S': {'Type': 'Succeed'}
                """),
            "{}");

    assertThat(result).isEqualTo(new Succeeded(json("'Third'")));
  }

  @Test
  void aStateMachineThatIsNotThereIsNamed() {
    ExecutionResult result =
        run(
            machine(
                """
                'A': {'Type': 'Task', 'Resource': 'arn:aws:states:::states:startExecution.sync:2',
                  'Arguments': {'StateMachineArn': 'outer'}, 'End': true}
                """),
            "{}");

    assertThat(result)
        .isEqualTo(
            new Failed(
                "StepFunctions.StateMachineDoesNotExistException",
                "there is no state machine 'outer' here; there are [inner]"));
  }

  private static String items(int... numbers) {
    return "'Items': ["
        + IntStream.of(numbers).mapToObj("{'n': %d}"::formatted).collect(Collectors.joining(", "))
        + "],";
  }

  private static StateMachine map(String more) {
    return machine("'A': {'Type': 'Map'," + CHILD + more + "'End': true}");
  }

  private void put(String key, String content) {
    objects.put(key, content.getBytes(StandardCharsets.UTF_8));
  }

  private JsonNode written(String key) {
    return json(new String(objects.get(key), StandardCharsets.UTF_8));
  }

  private ExecutionResult run(StateMachine machine, String input) {
    StateMachine inner =
        machine(
            """
            'A': {'Type': 'Choice', 'Choices': [
                {'Condition': '{% $states.input.n = 3 %}', 'Next': 'F'}], 'Default': 'S'},
            'F': {'Type': 'Fail', 'Error': 'Third', 'Cause': 'is bad'},
            'S': {'Type': 'Succeed', 'Output': '{% $states.input.n * 10 %}'}
            """);
    TaskInvoker none =
        (function, payload) -> {
          throw new AssertionError("no function is called");
        };
    Services services = new Services(none, new Stored(), Map.of("inner", inner));
    return new Interpreter(services, new FakeTime(), new Ended()).run(machine, json(input), "test");
  }

  private final class Ended implements ExecutionListener {
    @Override
    public void itemEnded(StateVisit map, int index, JsonNode item, ExecutionResult end) {
      ended.add(index + " " + end.getClass().getSimpleName());
    }
  }

  private final class Stored implements ObjectAccess {
    @Override
    public InputStream read(String bucket, String key) throws IOException {
      if (!objects.containsKey(key)) {
        throw new FileNotFoundException("no object " + key);
      }
      return new ByteArrayInputStream(objects.get(key));
    }

    @Override
    public void write(String bucket, String key, byte[] content) {
      objects.put(key, content);
    }
  }
}
