package dev.assay.report;

import static j2html.TagCreator.details;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.ul;

import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.adequacy.Adequacy.Survivor;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.testdata.TestDataChoice;
import j2html.tags.DomContent;
import j2html.tags.specialized.SectionTag;

/** What the test data are worth: which mistakes they show, and which not. */
final class AdequacySection {

  private AdequacySection() {}

  static DomContent of(RunEvidence evidence) {
    RunHistory history = evidence.history();
    return history
        .adequacy()
        .map(chosen -> of(chosen).with(others(history, chosen)))
        .orElseGet(() -> section());
  }

  /** Test data that were asked for because others show too little, or were followed by others. */
  private static DomContent others(RunHistory history, Adequacy chosen) {
    SectionTag others = section();
    history
        .testDataChoice()
        .map(TestDataChoice::problem)
        .ifPresent(
            problem -> others.with(p("Richer test data were wanted. " + Text.safe(problem) + ".")));
    return others.with(
        history.adequacies().stream()
            .filter(each -> each.testDataAttempt() != chosen.testDataAttempt())
            .map(AdequacySection::other));
  }

  private static DomContent other(Adequacy other) {
    return details(
        summary("Test data %d were not chosen".formatted(other.testDataAttempt())),
        p(Text.safe(other.inWords()) + "."),
        ul().with(other.weaknesses().stream().map(weakness -> li(Text.safe(weakness)))));
  }

  private static SectionTag of(Adequacy adequacy) {
    SectionTag section =
        section(h2("Adequacy of the test data"))
            .withId("adequacy")
            .with(
                p(
                    Text.safe(adequacy.inWords())
                        + ". Each is the first SQL with one plausible mistake put in."));
    if (!adequacy.objections().isEmpty()) {
      section.with(ul().with(adequacy.objections().stream().map(reason -> li(Text.safe(reason)))));
    }
    if (!adequacy.survivors().isEmpty()) {
      section
          .with(
              p(
                  "These give the same result as the first SQL. Either the test data cannot show the mistake, or it makes no difference on any data."))
          .with(adequacy.survivors().stream().map(AdequacySection::survivor));
    }
    return section;
  }

  private static DomContent survivor(Survivor survivor) {
    return details(
        summary(Text.safe(survivor.kind()) + ": " + Text.safe(survivor.change())),
        Code.SQL.block(survivor.sql(), "A query that is not told apart"));
  }
}
