package dev.assay.agents;

import dev.assay.agents.reading.FencedBlock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Results to choose from.
 *
 * @param format the form that the answer shall have; may be empty
 * @param options at least two, called A, B and so on
 */
public record ResultChoiceRequest(
    Attempt attempt, QuestionContext context, String format, List<Option> options) {

  /** A query, and what it returned. */
  public record Option(String sql, String result) {}

  public ResultChoiceRequest {
    options = List.copyOf(options);
  }

  Map<String, Object> values() {
    return context.with(
        Map.of(
            "format",
            format,
            "options",
            IntStream.range(0, options.size())
                .mapToObj(this::shown)
                .collect(Collectors.joining("\n\n"))));
  }

  private String shown(int at) {
    return "Query %c:\n%s\n\nIts result:\n%s"
        .formatted(
            (char) ('A' + at),
            FencedBlock.around(options.get(at).sql(), "sql"),
            FencedBlock.around(options.get(at).result(), "text"));
  }
}
