package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.assay.statemachine.Visit.Extra;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Executes inline Map states. */
final class MapRunner {
  private static final int EVENTS = 2; // started, succeeded or failed
  private static final int EVENTS_PER_ITERATION = 2;

  /** Step Functions' limit of concurrent iterations of an inline Map. */
  private static final int MAX_WIDTH = 40;

  private final FlowRunner flows;

  MapRunner(FlowRunner flows) {
    this.flows = flows;
  }

  Step run(Visit visit, State.Map state) throws InterruptedException {
    Execution execution = visit.execution();
    JsonNode items = visit.evaluateOrInput(state.items());
    if (!items.isArray()) {
      throw visit.queryFailure("field 'Items': must be an array, not " + items.getNodeType());
    }
    execution.count(EVENTS + EVENTS_PER_ITERATION * items.size());
    List<Callable<JsonNode>> iterations = new ArrayList<>();
    for (JsonNode item : items) {
      int index = iterations.size();
      JsonNode input =
          visit.checkSize(
              "the input of iteration " + index, select(visit, state.itemSelector(), index, item));
      Place place = visit.place().iteration(state.name(), index, item);
      iterations.add(() -> flows.run(execution, state.processor(), input, place));
    }
    ArrayNode result = ConcurrentFlows.run(iterations, width(visit, state));
    visit.checkSize("the result", result);
    return visit.leave(state.exit(), result, new Extra("result", result));
  }

  /** The input of one iteration. */
  static JsonNode select(Visit visit, @Nullable Template selector, int index, JsonNode item) {
    return selector == null
        ? item
        : visit.at(visit.place().withItem(index, item)).evaluate(selector);
  }

  /** How many iterations run at once, of an inline Map. */
  private static int width(Visit visit, State.Map state) {
    return width(visit, state.maxConcurrency(), MAX_WIDTH, MAX_WIDTH);
  }

  /** How many iterations run at once: what is wanted up to a limit. */
  static int width(Visit visit, @Nullable Template wanted, int otherwise, int most) {
    int width = wanted == null ? 0 : visit.integer(wanted, "MaxConcurrency", IntegerRange.COUNT);
    return width == 0 ? otherwise : Math.min(width, most);
  }
}
