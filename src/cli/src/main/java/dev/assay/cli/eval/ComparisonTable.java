package dev.assay.cli.eval;

import dev.assay.cli.eval.RunSummary.Figures;
import dev.assay.cli.output.Money;
import dev.assay.cli.output.Shares;
import dev.assay.cli.output.TextColumns;
import dev.assay.evaluation.Benchmark;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Several ways to answer the same questions side by side: accuracy, tokens, cost and time. */
final class ComparisonTable {

  private ComparisonTable() {}

  static void print(
      PrintWriter out, Benchmark benchmark, Map<Variant, List<RunScore>> scores, Shares shares) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(
        List.of(
            "strategy",
            "questions",
            "first SQL",
            "final SQL",
            "verified",
            "right if verified",
            "mended",
            "spoilt",
            "calls",
            "tokens a question",
            "cost",
            "s a question"));
    scores.forEach(
        (variant, each) -> lines.add(line(variant.name(), RunSummary.of(benchmark, each), shares)));
    TextColumns.print(out, lines);
    out.println();
    out.println("Right by %s's score.".formatted(benchmark.title()));
    if (shares == Shares.WITH_INTERVALS) {
      out.println(shares.legend());
      againstFirst(benchmark, scores).forEach(out::println);
    }
  }

  private static List<String> line(String name, RunSummary summary, Shares shares) {
    Figures all = summary.all();
    return List.of(
        name,
        String.valueOf(all.questions()),
        shares.text(all.firstRight(), all.questions()),
        shares.text(all.lastRight(), all.questions()),
        String.valueOf(all.verified()),
        shares.text(all.verifiedRight(), all.verified()),
        String.valueOf(summary.mended()),
        String.valueOf(summary.spoilt()),
        String.valueOf(summary.modelCalls()),
        String.format(Locale.ROOT, "%,.0f", summary.tokens() / (double) all.questions()),
        Money.text(summary.cost()),
        String.format(Locale.ROOT, "%.1f", summary.wallMillis() / 1000.0 / all.questions()));
  }

  private static List<String> againstFirst(
      Benchmark benchmark, Map<Variant, List<RunScore>> scores) {
    Map.Entry<Variant, List<RunScore>> first = scores.entrySet().iterator().next();
    return scores.entrySet().stream()
        .skip(1)
        .map(
            each ->
                Shares.difference(
                    each.getKey().name(),
                    first.getKey().name(),
                    RunScore.against(benchmark, each.getValue(), first.getValue())))
        .toList();
  }
}
