package dev.assay.workflow.reporting;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The time in which at least one step of a run was at work, those side by side counted once. */
final class WorkTime {

  private WorkTime() {}

  /** From one moment to another. */
  private record Span(Instant from, Instant to) {}

  /** The time at work between the question and the result. */
  static Duration of(RunHistory history, Instant askedAt, Instant finishedAt) {
    Duration worked = Duration.ZERO;
    Instant until = askedAt;
    for (Span span : spans(history)) {
      Instant from = span.from().isAfter(until) ? span.from() : until;
      Instant to = span.to().isBefore(finishedAt) ? span.to() : finishedAt;
      if (to.isAfter(from)) {
        worked = worked.plus(Duration.between(from, to));
        until = to;
      }
    }
    return worked;
  }

  private static List<Span> spans(RunHistory history) {
    Stream<Span> answers =
        history.calls().stream()
            .map(
                call ->
                    span(call.answeredAt().minusMillis(call.use().millis()), call.use().millis()));
    return Stream.of(
            answers,
            history.linking().stream().map(each -> span(each.startedAt(), each.millis())),
            history.testData().stream().map(each -> span(each.startedAt(), each.millis())),
            history.adequacies().stream().map(each -> span(each.startedAt(), each.millis())),
            history.testCode().stream().map(each -> span(each.startedAt(), each.millis())),
            history.testCase().stream().map(each -> span(each.decidedAt(), each.millis())),
            history.samples().stream().map(each -> span(each.startedAt(), each.millis())),
            history.classes().stream().map(each -> span(each.startedAt(), each.millis())),
            history.selection().stream().map(each -> span(each.startedAt(), each.millis())),
            history.candidates().stream().map(each -> span(each.startedAt(), each.millis())),
            history.verdicts().values().stream().map(each -> span(each.startedAt(), each.millis())))
        .flatMap(spans -> spans)
        .sorted(Comparator.comparing(Span::from))
        .toList();
  }

  private static Span span(Instant from, long millis) {
    return new Span(from, from.plusMillis(millis));
  }
}
