package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * What the form of an answer is told from.
 *
 * @param problems what was wrong with the last answer; none in the first round
 */
public record AnswerFormatRequest(Attempt attempt, QuestionContext context, List<String> problems) {

  public AnswerFormatRequest {
    problems = List.copyOf(problems);
  }

  Map<String, Object> values() {
    return context.with(Map.of("problems", String.join("\n", problems)));
  }
}
