package dev.assay.report;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.header;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.ul;

import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.reporting.Confidence;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.run.Question;
import j2html.tags.DomContent;
import j2html.tags.specialized.DlTag;
import j2html.tags.specialized.UlTag;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

/** The page about one run: the answer, and everything that speaks for and against it. */
public final class RunPage {

  private RunPage() {}

  /** The page as one HTML document that needs no network. */
  public static String of(RunEvidence evidence) {
    return Page.of(
        evidence.question().text(),
        List.of(
            heading(evidence),
            answer(evidence.result()),
            ReadingsSection.of(evidence.result()),
            CandidatesSection.of(evidence),
            TestCaseSection.of(evidence),
            AdequacySection.of(evidence),
            CostSection.of(evidence)));
  }

  private static DomContent heading(RunEvidence evidence) {
    Question question = evidence.question();
    DlTag facts = dl();
    if (!question.evidence().isEmpty()) {
      facts.with(dt("Evidence"), dd(Text.safe(question.evidence())));
    }
    facts.with(
        dt("Database"),
        dd(
            Text.safe(question.database())
                + ", "
                + question.dialect().name().toLowerCase(Locale.ROOT)),
        dt("Run"),
        dd(question.run()),
        dt("Asked"),
        dd(question.askedAt().truncatedTo(ChronoUnit.SECONDS).toString()));
    return header(h1(Text.safe(question.text())), facts);
  }

  private static DomContent answer(RunResult result) {
    String sql = result.sql();
    String status = result.status().label();
    return section(h2("The answer"))
        .withId("answer")
        .with(
            p(strong(status).withClass("badge " + status)).withText(" " + meaning(result)),
            sql == null ? p("There is no SQL.") : Code.SQL.block(sql, "The final SQL"),
            worth(result));
  }

  /** How likely the answer is right, and why; where it was executed; what was noticed about it. */
  private static DomContent worth(RunResult result) {
    UlTag worth = ul();
    Confidence confidence = result.confidence();
    if (confidence != null) {
      worth.with(
          li(
              Text.safe(
                  "Confidence %.2f: %s."
                      .formatted(confidence.value(), String.join("; ", confidence.reasons())))));
    }
    OnData onData = result.onData();
    if (onData != null) {
      worth.with(li(Text.safe(onData.inWords() + ".")));
    }
    if (!result.engine().isEmpty()) {
      worth.with(li(Text.safe("Executed by %s.".formatted(result.engine()))));
    }
    return worth.with(result.notes().stream().map(note -> li(Text.safe(note))));
  }

  private static String meaning(RunResult result) {
    TestCaseSummary testCase = result.testCase();
    if (result.reason() != null || testCase == null) {
      return Text.safe(String.valueOf(result.reason())) + ".";
    }
    return "On the test data below it gives the result that %d of %s computed. That is evidence, not proof: look at the rows."
        .formatted(testCase.votes(), Text.count(testCase.asked().size(), "model"));
  }
}
