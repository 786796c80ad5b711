package dev.assay.report;

import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;

import dev.assay.table.Table;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.Timings;
import dev.assay.workflow.reporting.Usage;
import j2html.tags.DomContent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the run took: calls, tokens, money and time. */
final class CostSection {

  private CostSection() {}

  static DomContent of(RunEvidence evidence) {
    RunResult result = evidence.result();
    Usage usage = result.usage();
    Timings timings = result.timings();
    return section(
            h2("What it took"),
            p(
                "%s, %s in (of these %,d cached) and %,d out; cost: %s."
                    .formatted(
                        Text.count(usage.calls(), "model call"),
                        Text.count(usage.tokens().input(), "token"),
                        usage.tokens().cached(),
                        usage.tokens().output(),
                        Text.money(usage.cost()))),
            Tables.of("By model", byModel(usage)),
            p(
                "%s from the question to the result, %s of it waiting or interrupted; models took %s, calls side by side counted each."
                    .formatted(
                        Text.seconds(timings.wall()),
                        Text.seconds(timings.idle()),
                        Text.seconds(timings.models()))),
            Timeline.of(evidence.history()).picture())
        .withId("cost");
  }

  private static Table byModel(Usage usage) {
    List<List<@Nullable Object>> rows = usage.models().stream().map(CostSection::row).toList();
    return Table.ofValues(
        List.of("model", "calls", "tokens in", "cached", "tokens out", "cost", "ms"), rows);
  }

  private static List<@Nullable Object> row(Usage.ModelShare share) {
    return java.util.Arrays.asList(
        share.model(),
        (long) share.calls(),
        (long) share.tokens().input(),
        (long) share.tokens().cached(),
        (long) share.tokens().output(),
        share.cost(),
        share.millis());
  }
}
