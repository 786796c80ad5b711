package dev.assay.report;

import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.ul;

import dev.assay.table.Table;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import j2html.tags.DomContent;
import j2html.tags.specialized.ArticleTag;

/**
 * The meanings that the question can have: each with its SQL, and the rows on which they differ.
 */
final class ReadingsSection {

  private ReadingsSection() {}

  /** Nothing where the question has one meaning. */
  static DomContent of(RunResult result) {
    Ambiguity ambiguity = result.ambiguity();
    if (ambiguity == null) {
      return div();
    }
    return section(h2("Two ways to read it"))
        .withId("readings")
        .with(p("They hang on: " + Text.safe(ambiguity.point())))
        .with(ambiguity.readings().stream().map(ReadingsSection::article))
        .with(
            h4("On the test data, seen from reading 2, reading 1 has"),
            ul().with(
                    ambiguity.differences().stream().map(difference -> li(Text.safe(difference)))))
        .with(settle(result));
  }

  private static ArticleTag article(Reading reading) {
    ArticleTag article = j2html.TagCreator.article(h3(title(reading)));
    article.with(p(Text.safe(reading.meaning())));
    String sql = reading.sql();
    article.with(
        sql == null
            ? p("No SQL was written for it.")
            : Code.SQL.block(sql, "The SQL of reading " + reading.number()));
    Table result = reading.result();
    return result == null
        ? article
        : article.with(Tables.of("What reading %d gives".formatted(reading.number()), result));
  }

  private static String title(Reading reading) {
    return "Reading %d%s: %s"
        .formatted(
            reading.number(),
            reading.preferred() ? " (preferred)" : "",
            reading.tested() ? "passed a test of its own" : "not tested");
  }

  private static DomContent settle(RunResult result) {
    if (result.status() != RunStatus.AMBIGUOUS) {
      return div();
    }
    return p().withText("To settle it, say which one is meant: ")
        .with(code("assay ask --run %s --reading N".formatted(result.run())))
        .withText(", or ask again with evidence that says so.");
  }
}
