package dev.assay.agents;

import java.util.Map;

/**
 * A step to be judged.
 *
 * @param format the form that the answer shall have; may be empty
 * @param query the whole query
 * @param step the step's name; empty for the SELECT behind the steps
 * @param result what it holds; empty when it failed
 * @param problem why it failed or holds nothing; empty when it does not
 */
public record CteJudgeRequest(
    Attempt attempt,
    QuestionContext context,
    String format,
    String query,
    String step,
    String result,
    String problem) {

  Map<String, Object> values() {
    return context.with(
        Map.of(
            "format", format, "query", query, "step", step, "result", result, "problem", problem));
  }
}
