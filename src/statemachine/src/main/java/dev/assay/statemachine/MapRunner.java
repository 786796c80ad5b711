package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.assay.statemachine.Visit.Extra;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

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
          visit.checkSize("the input of iteration " + index, select(visit, state, index, item));
      Place place = visit.place().iteration(state.name(), index, item);
      iterations.add(() -> flows.run(execution, state.processor(), input, place));
    }
    ArrayNode result = ConcurrentFlows.run(iterations, width(visit, state));
    visit.checkSize("the result", result);
    return visit.leave(state.exit(), result, new Extra("result", result));
  }

  private static JsonNode select(Visit visit, State.Map state, int index, JsonNode item) {
    return state.itemSelector() == null
        ? item
        : visit.at(visit.place().withItem(index, item)).evaluate(state.itemSelector());
  }

  private static int width(Visit visit, State.Map state) {
    int wanted =
        state.maxConcurrency() == null
            ? 0
            : visit.integer(state.maxConcurrency(), "MaxConcurrency", IntegerRange.COUNT);
    return wanted == 0 ? MAX_WIDTH : Math.min(wanted, MAX_WIDTH);
  }
}
