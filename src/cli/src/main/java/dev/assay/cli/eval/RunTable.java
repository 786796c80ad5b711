package dev.assay.cli.eval;

import dev.assay.cli.eval.RunSummary.Figures;
import dev.assay.cli.output.Money;
import dev.assay.cli.output.Shares;
import dev.assay.cli.output.TextColumns;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Summary.Scores;
import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The figures of answers as a person reads them. */
final class RunTable {

  private RunTable() {}

  static void print(
      PrintWriter out,
      Benchmark benchmark,
      List<String> without,
      List<RunScore> scores,
      Shares shares) {
    RunSummary summary = RunSummary.of(benchmark, scores);
    if (!without.isEmpty()) {
      out.println("Without %s:".formatted(String.join(", ", without)));
      out.println();
    }
    List<List<String>> lines = new ArrayList<>();
    lines.add(
        List.of(
            benchmark.levelName(),
            "questions",
            "first SQL",
            "final SQL",
            "verified",
            "right if verified"));
    summary.levels().forEach((level, figures) -> lines.add(line(level, figures, shares)));
    lines.add(line("all", summary.all(), shares));
    TextColumns.print(out, lines);
    out.println();
    out.println(
        "Right by %s's score; by all rules, of %d:"
            .formatted(benchmark.title(), summary.all().questions()));
    TextColumns.print(
        out,
        List.of(
            List.of("", "Spider", "BIRD", "strict"),
            rules("first SQL", summary.first()),
            rules("final SQL", summary.last())));
    out.println();
    verdicts(out, summary, shares);
    out.println();
    confidence(out, RiskCoverage.of(benchmark, scores), shares);
    if (shares == Shares.WITH_INTERVALS) {
      out.println(shares.legend());
      out.println(
          Shares.difference("The final SQL", "the first", RunScore.worth(benchmark, scores)));
      out.println();
    }
    price(out, summary);
  }

  private static List<String> line(String level, Figures figures, Shares shares) {
    return List.of(
        TableText.oneLine(level),
        String.valueOf(figures.questions()),
        shares.text(figures.firstRight(), figures.questions()),
        shares.text(figures.lastRight(), figures.questions()),
        String.valueOf(figures.verified()),
        shares.text(figures.verifiedRight(), figures.verified()));
  }

  private static List<String> rules(String name, Scores scores) {
    return List.of(
        name,
        String.valueOf(scores.spider()),
        String.valueOf(scores.bird()),
        String.valueOf(scores.strict()));
  }

  private static void verdicts(PrintWriter out, RunSummary summary, Shares shares) {
    Figures all = summary.all();
    out.println(
        "%d mended (the first SQL wrong, the final one right), %d spoilt (the other way round)"
            .formatted(summary.mended(), summary.spoilt()));
    out.println(
        "verified and right:          " + shares.counted(all.verifiedRight(), all.verified()));
    out.println(
        "not verified and wrong:      "
            + shares.counted(all.unverifiedWrong(), all.unverified())
            + (summary.failed() == 0 ? "" : "; %d without SQL".formatted(summary.failed())));
    out.println(
        "test cases that gold passes: "
            + shares.counted(summary.rightTestCases(), summary.testCases()));
  }

  private static void confidence(PrintWriter out, RiskCoverage curve, Shares shares) {
    if (curve.points().isEmpty()) {
      return;
    }
    out.println("Right among the answers of a confidence or a higher one:");
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of("confidence", "answers", "of all", "right"));
    for (RiskCoverage.Point point : curve.points()) {
      lines.add(
          List.of(
              String.format(Locale.ROOT, "%.2f", point.confidence()),
              String.valueOf(point.answers()),
              String.format(Locale.ROOT, "%.1f %%", 100 * point.coverage()),
              shares.text(point.right(), point.answers())));
    }
    TextColumns.print(out, lines);
    out.println();
  }

  private static void price(PrintWriter out, RunSummary summary) {
    double questions = summary.all().questions();
    out.println(
        String.format(
            Locale.ROOT,
            "%,d model calls, %,d tokens (%,.0f a question), cost %s, %.1f s a question",
            summary.modelCalls(),
            summary.tokens(),
            summary.tokens() / questions,
            cost(summary),
            summary.wallMillis() / 1000.0 / questions));
  }

  private static String cost(RunSummary summary) {
    BigDecimal sum = summary.cost();
    return sum == null
        ? Money.text(null)
        : "%s (%s a question)"
            .formatted(
                Money.text(sum),
                Money.text(
                    sum.divide(
                        BigDecimal.valueOf(summary.all().questions()), MathContext.DECIMAL32)));
  }
}
