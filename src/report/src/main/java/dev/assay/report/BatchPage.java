package dev.assay.report;

import static j2html.TagCreator.a;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.header;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.option;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.select;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.batch.BatchSummary;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The page about one batch: how many questions are verified, how revisions, tokens and times are
 * distributed, and every line, filtered in the browser. Without its script all lines are shown.
 */
public final class BatchPage {

  private static final List<String> STATUSES =
      List.of("verified", "unverified", "ambiguous", "unanswerable", "failed");

  private BatchPage() {}

  /**
   * The page as one HTML document that needs no network.
   *
   * @param lines what became of each line, in the order of the file
   * @param link where the page of a run is, as seen from this one
   */
  public static String of(
      BatchSummary summary, List<BatchResultLine> lines, UnaryOperator<String> link) {
    return Page.withScript(
        "Batch " + summary.batch(),
        List.of(heading(summary), distributions(lines), listing(lines, link)),
        "batch.js");
  }

  private static DomContent heading(BatchSummary summary) {
    return header(
        h1("Batch " + summary.batch()),
        p(strong(percent(summary.verified(), summary.lines()) + " verified")
                .withClass("badge verified"))
            .withText(" " + counts(summary)),
        dl(
            dt("Model calls"),
            dd(String.format(Locale.ROOT, "%,d", summary.calls())),
            dt("Tokens"),
            dd(
                String.format(
                    Locale.ROOT,
                    "%,d, %,d a question",
                    summary.tokens(),
                    summary.tokens() / Math.max(1, summary.lines()))),
            dt("Cost"),
            dd(Text.money(summary.cost()))));
  }

  private static String counts(BatchSummary summary) {
    return "%s: %,d verified, %,d of them revised; %,d unverified; %,d ambiguous; %,d unanswerable; %,d failed."
        .formatted(
            Text.count(summary.lines(), "question"),
            summary.verified(),
            summary.revised(),
            summary.unverified(),
            summary.ambiguous(),
            summary.unanswerable(),
            summary.failed());
  }

  private static DomContent distributions(List<BatchResultLine> lines) {
    List<BatchResultLine> ended = lines.stream().filter(line -> line.calls() > 0).toList();
    return section(h2("Distributions"))
        .withId("distributions")
        .with(
            ended.isEmpty()
                ? p("No question came so far that a model was called.")
                : div(
                        Histogram.ofCounts(
                                "Revisions",
                                ended.stream().map(line -> (long) line.revisions()).toList())
                            .picture(),
                        Histogram.ofAmounts(
                                "Tokens", ended.stream().map(BatchResultLine::tokens).toList())
                            .picture(),
                        Histogram.ofAmounts(
                                "Milliseconds",
                                ended.stream().map(BatchResultLine::wallMillis).toList())
                            .picture())
                    .withClass("beside"));
  }

  private static DomContent listing(List<BatchResultLine> lines, UnaryOperator<String> link) {
    return section(h2("Lines"))
        .withId("lines")
        .with(
            filters(lines),
            p(Text.count(lines.size(), "line") + " shown")
                .withId("shown")
                .attr("aria-live", "polite"),
            div(table(
                    caption("Every line of the file, in its order"),
                    thead(
                        tr(
                            each(
                                List.of(
                                    "line",
                                    "status",
                                    "question",
                                    "answer or reason",
                                    "revisions",
                                    "tokens",
                                    "time"),
                                name -> th(name).attr("scope", "col")))),
                    tbody(each(lines, line -> row(line, link)))))
                .withClass("scroll")
                .attr("tabindex", "0")
                .attr("role", "region")
                .attr("aria-label", "Lines"));
  }

  /** Shown by the script, which they need. */
  private static DomContent filters(List<BatchResultLine> lines) {
    return fieldset(
            legend("Show only"),
            label("status ")
                .with(
                    select(
                            Stream.concat(
                                    Stream.of(option("all").withValue("")),
                                    STATUSES.stream()
                                        .map(
                                            status ->
                                                option(status + ", " + count(lines, status))
                                                    .withValue(status)))
                                .toArray(DomContent[]::new))
                        .withId("status")),
            label(" with the words ").with(input().withType("search").withId("words")))
        .withId("filters")
        .attr("hidden");
  }

  private static DomContent row(BatchResultLine line, UnaryOperator<String> link) {
    String question = line.question() == null ? "" : line.question();
    String answer = line.sql() == null ? String.valueOf(line.reason()) : line.sql();
    return tr(
            td(String.valueOf(line.line())).withClass("number"),
            td(strong(line.status()).withClass("badge " + line.status())),
            td(Text.safe(named(line) + question)),
            td(
                line.question() == null
                    ? strong(Text.safe(answer)).withClass("word")
                    : a(Text.safe(answer)).withHref(link.apply(line.run()))),
            td(String.valueOf(line.revisions())).withClass("number"),
            td(String.format(Locale.ROOT, "%,d", line.tokens())).withClass("number"),
            td(Text.seconds(line.wallMillis())).withClass("number"))
        .attr("data-status", line.status());
  }

  private static String named(BatchResultLine line) {
    StringBuilder name = new StringBuilder();
    if (line.id() != null) {
      name.append(line.id()).append(' ');
    }
    if (line.database() != null) {
      name.append('(').append(line.database()).append(") ");
    }
    return name.toString();
  }

  private static long count(List<BatchResultLine> lines, String status) {
    Predicate<BatchResultLine> has = line -> line.status().equals(status);
    return lines.stream().filter(has).count();
  }

  private static String percent(int part, int whole) {
    return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
  }
}
