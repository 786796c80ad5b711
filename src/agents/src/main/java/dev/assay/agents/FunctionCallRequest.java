package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * What calls are written from.
 *
 * @param whole the question that this one is a part of; empty where it is asked for itself
 * @param calls the calls of the last answer; empty in the first round
 * @param problems what is wrong with these, one line a call
 */
public record FunctionCallRequest(
    Attempt attempt, QuestionContext context, String whole, String calls, List<String> problems) {

  public FunctionCallRequest {
    problems = List.copyOf(problems);
  }

  Map<String, Object> values() {
    return context.with(
        Map.of("whole", whole, "calls", calls, "problems", String.join("\n", problems)));
  }
}
