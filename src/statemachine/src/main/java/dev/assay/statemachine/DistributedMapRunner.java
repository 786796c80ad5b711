package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.statemachine.ItemReader.Items;
import dev.assay.statemachine.Visit.Extra;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Executes Map states in DISTRIBUTED mode: every item is an execution of its own. */
final class DistributedMapRunner {
  private static final int EVENTS = 4; // scheduled, started, run started, ended

  /** Step Functions' default and limit of 10,000 would only make this machine slow. */
  private static final int WIDTH = 40;

  private static final int MAX_WIDTH = 1_000;

  private final FlowRunner flows;
  private final ObjectAccess objects;

  DistributedMapRunner(FlowRunner flows, ObjectAccess objects) {
    this.flows = flows;
    this.objects = objects;
  }

  Step run(Visit visit, State.DistributedMap state) throws InterruptedException {
    visit.execution().count(EVENTS);
    FailureTolerance tolerance =
        FailureTolerance.of(
            visit, state.toleratedFailureCount(), state.toleratedFailurePercentage());
    Ends ends = new Ends(writer(visit, state));
    BoundedThreads children =
        new BoundedThreads(MapRunner.width(visit, state.maxConcurrency(), WIDTH, MAX_WIDTH));
    int count = 0;
    try (Items items = items(visit, state)) {
      while (items.hasNext() && !tolerance.isExceededBy(ends.failed())) {
        int index = count++;
        JsonNode item = items.next();
        JsonNode input =
            visit.checkSize(
                "the input of item " + index,
                MapRunner.select(visit, state.itemSelector(), index, item));
        children.start(() -> child(visit, state, index, input, ends));
      }
      if (!tolerance.isExceededBy(ends.failed())) {
        children.join();
      }
    } finally {
      children.stop();
    }
    children.rethrow();
    if (tolerance.isExceededBy(ends.failed(), count)) {
      ends.result();
      throw visit.failure(
          ErrorNames.EXCEED_TOLERATED_FAILURE_THRESHOLD,
          "%d of %d items failed, which is more than is tolerated; the first: %s"
              .formatted(ends.failed(), count, ends.firstFailure()));
    }
    JsonNode result = visit.checkSize("the result", ends.result());
    return visit.leave(state.exit(), result, new Extra("result", result));
  }

  private void child(Visit visit, State.DistributedMap state, int index, JsonNode input, Ends ends)
      throws InterruptedException {
    Execution parent = visit.execution();
    Execution execution =
        parent.child(state.label() == null ? state.name() : state.label(), index, input);
    ObjectNode description = execution.description();
    ExecutionResult end;
    try {
      Place place = visit.place().child(state.name(), index);
      JsonNode output = flows.run(execution, state.processor(), input, place).deepCopy();
      description.put("Status", "SUCCEEDED").put("Output", output.toString());
      ends.add(index, ResultWriter.Status.SUCCEEDED, description, output);
      end = new ExecutionResult.Succeeded(output);
    } catch (StateFailure failure) {
      description.put("Status", "FAILED");
      description.put("Error", failure.error()).put("Cause", failure.errorCause());
      ends.add(index, ResultWriter.Status.FAILED, description, failure.output());
      end = failure.end();
    }
    parent.listener().itemEnded(visit.description(), index, input, end);
  }

  private Items items(Visit visit, State.DistributedMap state) {
    if (state.reader() != null) {
      return state.reader().open(visit, objects);
    }
    JsonNode items = visit.evaluateOrInput(state.items());
    if (!items.isArray()) {
      throw visit.queryFailure("field 'Items': must be an array, not " + items.getNodeType());
    }
    return new ItemReader.Given(items.iterator());
  }

  private @Nullable ResultWriter writer(Visit visit, State.DistributedMap state) {
    if (state.resultTarget() == null) {
      return null;
    }
    Location target =
        Location.of(visit, "ResultWriter", visit.evaluate(state.resultTarget()), "Prefix");
    return new ResultWriter(visit, objects, target, visit.execution().name());
  }

  /** What children ended with. */
  private static final class Ends {
    private final @Nullable ResultWriter writer;
    private final Map<Integer, JsonNode> outputs = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private int failed;

    Ends(@Nullable ResultWriter writer) {
      this.writer = writer;
    }

    synchronized void add(
        int index, ResultWriter.Status status, ObjectNode description, JsonNode output) {
      if (status == ResultWriter.Status.FAILED) {
        failed++;
        if (failures.isEmpty()) {
          failures.add("item " + index + ": " + output.path("Error").asText());
        }
      } else if (writer == null) {
        outputs.put(index, output);
      }
      if (writer != null) {
        writer.add(status, description);
      }
    }

    synchronized int failed() {
      return failed;
    }

    synchronized String firstFailure() {
      return failures.isEmpty() ? "" : failures.getFirst();
    }

    synchronized JsonNode result() {
      if (writer != null) {
        return writer.finish();
      }
      ArrayNode result = JsonNodeFactory.instance.arrayNode();
      outputs.values().forEach(result::add);
      return result;
    }
  }
}
