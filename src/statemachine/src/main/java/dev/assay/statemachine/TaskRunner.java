package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.statemachine.Visit.Extra;
import java.time.Duration;

/** Executes Task states: arguments, the call that the resource stands for, the result. */
final class TaskRunner {
  private static final int EVENTS = 3; // scheduled, started, succeeded or failed

  private final Calls calls;
  private final TaskInvoker functions;
  private final NestedExecutions executions;

  TaskRunner(Calls calls, TaskInvoker functions, NestedExecutions executions) {
    this.calls = calls;
    this.functions = functions;
    this.executions = executions;
  }

  Step run(Visit visit, State.Task task) throws InterruptedException {
    Execution execution = visit.execution();
    execution.count(EVENTS);
    JsonNode arguments =
        visit.checkSize("the value of Arguments", visit.evaluateOrInput(task.arguments()));
    TaskLimit limit = limit(visit, task);
    JsonNode result =
        switch (task.resource()) {
          case Resource.LambdaInvoke() -> invoke(visit, arguments, limit);
          case Resource.LambdaFunction(String name) -> call(execution, name, arguments, limit);
          case Resource.SdkAction(String action) -> call(execution, action, arguments, limit);
          case Resource.StartExecution() ->
              calls.run(execution, "startExecution", () -> executions.run(visit, arguments), limit);
        };
    visit.checkSize("the result", result);
    return visit.leave(task.exit(), result, new Extra("result", result));
  }

  private JsonNode invoke(Visit visit, JsonNode arguments, TaskLimit limit)
      throws InterruptedException {
    LambdaArguments lambda = LambdaArguments.of(visit, arguments);
    JsonNode answer = call(visit.execution(), lambda.functionName(), lambda.payload(), limit);
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    result.put("ExecutedVersion", "$LATEST");
    result.set("Payload", answer);
    return result.put("StatusCode", 200);
  }

  private JsonNode call(Execution execution, String function, JsonNode payload, TaskLimit limit)
      throws InterruptedException {
    return calls.run(
        execution,
        function,
        () -> {
          JsonNode answer = functions.invoke(function, payload.deepCopy());
          return answer == null ? JsonNodeFactory.instance.nullNode() : answer.deepCopy();
        },
        limit);
  }

  private static TaskLimit limit(Visit visit, State.Task task) {
    int timeout =
        task.timeoutSeconds() == null
            ? IntegerRange.LONGEST_SECONDS
            : visit.integer(task.timeoutSeconds(), "TimeoutSeconds", IntegerRange.SECONDS);
    if (task.heartbeatSeconds() == null) {
      return new TaskLimit(ErrorNames.TIMEOUT, "TimeoutSeconds", Duration.ofSeconds(timeout));
    }
    int heartbeat =
        visit.integer(task.heartbeatSeconds(), "HeartbeatSeconds", IntegerRange.SECONDS);
    if (heartbeat >= timeout) {
      throw visit.queryFailure("field 'HeartbeatSeconds': must be less than TimeoutSeconds");
    }
    return new TaskLimit(
        ErrorNames.HEARTBEAT_TIMEOUT, "HeartbeatSeconds", Duration.ofSeconds(heartbeat));
  }
}
