package dev.assay.report;

import static j2html.TagCreator.details;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.ul;

import dev.assay.table.Table;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testcode.TestCodeComparison;
import dev.assay.workflow.testdata.TestDataAttempt;
import j2html.tags.DomContent;
import j2html.tags.specialized.SectionTag;
import j2html.tags.specialized.UlTag;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What the SQL was tested with: the tables, the test code, its result, and the vote. */
final class TestCaseSection {

  private TestCaseSection() {}

  static DomContent of(RunEvidence evidence) {
    RunHistory history = evidence.history();
    SectionTag section = section(h2("The test case")).withId("test-case");
    if (history.testCase().isEmpty()) {
      section.with(p("There is none: no SQL was tested."));
    }
    history
        .testCase()
        .ifPresent(
            decided -> {
              history
                  .reusedTest()
                  .ifPresent(
                      reused ->
                          section.with(
                              p(Text.safe("No model wrote it: it is " + reused.inWords() + "."))));
              section.with(vote(decided), h3("Test data"));
              new TreeMap<>(evidence.testData())
                  .forEach((name, table) -> section.with(Tables.of(name, table)));
              section.with(
                  h3("Test code, by " + Text.safe(decided.model())),
                  Code.PYTHON.block(decided.code(), "Test code"),
                  h3("Expected result"),
                  Tables.of("Expected result", decided.expected()),
                  p(
                      decided.orderAsked()
                          ? "The question asks for an order of rows, so their order counts."
                          : "The order of rows does not count."));
              Table alternative = decided.alternative();
              if (alternative != null) {
                section.with(
                    p(
                        "Rows tie. With the rows in reverse order the test code gives this, which is right too:"),
                    Tables.of("Right too", alternative));
              }
            });
    return section.with(rejectedData(history), otherCode(history));
  }

  private static DomContent vote(TestCase decided) {
    UlTag groups = ul();
    for (List<String> group : decided.groups()) {
      String models = group.stream().map(Text::safe).collect(Collectors.joining(", "));
      groups.with(li(models + (group == decided.groups().getFirst() ? " (chosen)" : "")));
    }
    Set<String> silent = new TreeSet<>(decided.asked());
    decided.groups().forEach(silent::removeAll);
    for (String model : silent) {
      groups.with(li(Text.safe(model) + " (no test code that could be used)"));
    }
    return section(
        h3("The vote"),
        p(
            "%d of %s computed the expected result, each with its own code. Models that gave the same result share a line."
                .formatted(decided.votes(), Text.count(decided.asked().size(), "model"))),
        groups,
        comparisons(decided));
  }

  private static DomContent comparisons(TestCase decided) {
    if (decided.comparisons().isEmpty()) {
      return section();
    }
    return section(
        p("A model compared results that differ two at a time, each pair in both orders:"),
        ol().with(
                decided.comparisons().stream()
                    .map(TestCaseSection::comparison)
                    .map(text -> li(Text.safe(text)))));
  }

  private static String comparison(TestCodeComparison comparison) {
    String pair = "%s or %s: ".formatted(comparison.first(), comparison.second());
    return comparison.chosen() == null
        ? pair + "no choice, " + comparison.problem()
        : pair + comparison.chosen();
  }

  private static DomContent rejectedData(RunHistory history) {
    List<TestDataAttempt> rejected =
        history.testData().stream().filter(attempt -> !attempt.usable()).toList();
    return section()
        .with(
            rejected.stream()
                .map(
                    attempt ->
                        details(
                            summary("Test data %d was rejected".formatted(attempt.attempt())),
                            ul().with(
                                    attempt.rejections().stream()
                                        .map(reason -> li(Text.safe(reason)))),
                            Code.PYTHON.block(attempt.code(), "Rejected test data"))));
  }

  private static DomContent otherCode(RunHistory history) {
    String chosen = history.testCase().map(TestCase::model).orElse("");
    return section()
        .with(
            history.testCode().stream()
                .filter(attempt -> !attempt.usable() || !attempt.model().equals(chosen))
                .map(TestCaseSection::attempt));
  }

  private static DomContent attempt(TestCodeAttempt attempt) {
    String anomaly = attempt.anomaly();
    var shown =
        details(
            summary(
                "Test code of %s, round %d%s"
                    .formatted(
                        Text.safe(attempt.model()),
                        attempt.round(),
                        anomaly == null ? "" : ", which was sent back")));
    if (anomaly != null) {
      shown.with(p(Text.safe(anomaly)));
    }
    shown.with(Code.PYTHON.block(attempt.code(), "Test code of another model or round"));
    if (attempt.result() != null) {
      shown.with(Tables.of("Its result", attempt.result()));
    }
    return shown;
  }
}
