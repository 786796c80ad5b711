package dev.assay.report;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.ul;

import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.adequacy.Adequacy.Survivor;
import j2html.tags.DomContent;
import j2html.tags.specialized.SectionTag;

/** What the test data are worth: which mistakes they show, and which not. */
final class AdequacySection {

  private AdequacySection() {}

  static DomContent of(RunEvidence evidence) {
    return evidence.history().adequacy().map(AdequacySection::of).orElseGet(() -> div());
  }

  private static DomContent of(Adequacy adequacy) {
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
