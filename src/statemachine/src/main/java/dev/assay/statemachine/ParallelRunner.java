package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.assay.statemachine.Visit.Extra;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Executes Parallel states. */
final class ParallelRunner {
  private static final int EVENTS = 2; // started, succeeded or failed

  private final FlowRunner flows;

  ParallelRunner(FlowRunner flows) {
    this.flows = flows;
  }

  Step run(Visit visit, State.Parallel state) throws InterruptedException {
    Execution execution = visit.execution();
    execution.count(EVENTS);
    JsonNode input =
        visit.checkSize("the branches' input", visit.evaluateOrInput(state.arguments()));
    List<Callable<JsonNode>> branches = new ArrayList<>();
    for (Flow branch : state.branches()) {
      Place place = visit.place().branch(state.name(), branches.size());
      branches.add(() -> flows.run(execution, branch, input, place));
    }
    ArrayNode result = ConcurrentFlows.run(branches, branches.size());
    visit.checkSize("the result", result);
    return visit.leave(state.exit(), result, new Extra("result", result));
  }
}
