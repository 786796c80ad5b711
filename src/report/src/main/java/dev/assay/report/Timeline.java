package dev.assay.report;

import static j2html.TagCreator.tag;

import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testdata.TestDataAttempt;
import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What a run did when: one bar a step, drawn as a picture that needs no script. */
record Timeline(List<Bar> bars) {

  private static final int WIDTH = 900;
  private static final int LABEL = 300;
  private static final int LINE = 24;
  private static final int LEAST_BAR = 2;

  /** One step: its name, when it began, and how long it took in milliseconds. */
  record Bar(String label, Instant start, long millis) {

    Instant end() {
      return start.plusMillis(millis);
    }
  }

  static Timeline of(RunHistory history) {
    List<Bar> bars = new ArrayList<>();
    for (TestDataAttempt attempt : history.testData()) {
      bars.add(new Bar("test data " + attempt.attempt(), attempt.startedAt(), attempt.millis()));
    }
    for (Adequacy measured : history.adequacies()) {
      String label = "measuring test data " + measured.testDataAttempt();
      bars.add(new Bar(label, measured.startedAt(), measured.millis()));
    }
    for (TestCodeAttempt attempt : history.testCode()) {
      String label = "test code, %s, round %d".formatted(attempt.model(), attempt.round());
      bars.add(new Bar(label, attempt.startedAt(), attempt.millis()));
    }
    history
        .testCase()
        .map(decided -> new Bar("voting", begun(decided), decided.millis()))
        .ifPresent(bars::add);
    for (Candidate candidate : history.candidates()) {
      String label = candidate.index() == 0 ? "SQL" : "revision " + candidate.index();
      bars.add(new Bar(label, candidate.startedAt(), candidate.millis()));
    }
    for (Verdict verdict : history.verdicts().values()) {
      String label = "execution of candidate " + verdict.candidate();
      bars.add(new Bar(label, verdict.startedAt(), verdict.millis()));
    }
    bars.sort(Comparator.comparing(Bar::start).thenComparing(Bar::end));
    return new Timeline(List.copyOf(bars));
  }

  private static Instant begun(TestCase decided) {
    return decided.decidedAt().minusMillis(decided.millis());
  }

  /** The picture; its texts are its own description. */
  DomContent picture() {
    Instant first =
        bars.stream().map(Bar::start).min(Comparator.naturalOrder()).orElse(Instant.EPOCH);
    Instant last = bars.stream().map(Bar::end).max(Comparator.naturalOrder()).orElse(first);
    double all = Math.max(1, Duration.between(first, last).toMillis());
    ContainerTag<?> picture =
        tag("svg")
            .attr("viewBox", "0 0 %d %d".formatted(WIDTH, LINE * bars.size() + 4))
            .attr("role", "img")
            .attr("aria-label", "Timeline of the steps")
            .withClass("timeline");
    for (int line = 0; line < bars.size(); line++) {
      Bar bar = bars.get(line);
      double scale = (WIDTH - LABEL - 90) / all;
      double x = LABEL + Duration.between(first, bar.start()).toMillis() * scale;
      double width = Math.max(LEAST_BAR, bar.millis() * scale);
      picture.with(
          label(LABEL - 8, line, "end", Text.safe(bar.label())),
          tag("rect")
              .attr("x", number(x))
              .attr("y", line * LINE + 4)
              .attr("width", number(width))
              .attr("height", LINE - 8)
              .attr("rx", 2),
          label(x + width + 6, line, "start", Text.seconds(bar.millis())));
    }
    return picture;
  }

  private static DomContent label(double x, int line, String anchor, String text) {
    return tag("text")
        .attr("x", number(x))
        .attr("y", line * LINE + 17)
        .attr("text-anchor", anchor)
        .withText(text);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
