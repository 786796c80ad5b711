package dev.assay.agents;

import java.util.List;
import java.util.Map;

/**
 * What SQL is written and refined from; texts are empty where there is nothing to say.
 *
 * @param format the form that the answer shall have
 * @param findings what exploring queries have found
 * @param sql the last query
 * @param result what it returned
 * @param problems why its answer cannot be right, one line each
 */
public record RefinementRequest(
    Attempt attempt,
    QuestionContext context,
    String format,
    String findings,
    String sql,
    String result,
    List<String> problems) {

  public RefinementRequest {
    problems = List.copyOf(problems);
  }

  Map<String, Object> values() {
    return context.with(
        Map.of(
            "format",
            format,
            "findings",
            findings,
            "sql",
            sql,
            "result",
            result,
            "problems",
            String.join("\n", problems)));
  }
}
