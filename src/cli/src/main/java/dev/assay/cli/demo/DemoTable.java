package dev.assay.cli.demo;

import dev.assay.analysis.Finding;
import dev.assay.cli.output.TextColumns;
import dev.assay.table.TableText;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.CandidateSummary;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** The table in which the demo ends: one line a question. */
final class DemoTable {

  private static final int WIDEST = 60;

  private DemoTable() {}

  /** A question and how its run ended. */
  record Row(DemoQuestion question, RunResult result) {

    private List<String> cells() {
      CandidateSummary first = result.candidates().getFirst();
      return List.of(
          question.id(),
          question.shows(),
          Boolean.TRUE.equals(first.passed()) ? "passed" : "failed",
          String.valueOf(result.revisions()),
          result.status().label(),
          String.valueOf(result.usage().calls()),
          "%,d".formatted(result.usage().tokens().input() + result.usage().tokens().output()),
          result.timings().wall() + " ms",
          evidence(first.findings()));
    }

    private static String evidence(List<Finding> findings) {
      if (findings.isEmpty()) {
        return "";
      }
      String line = TableText.oneLine(findings.getFirst().message());
      String shown = line.length() <= WIDEST ? line : line.substring(0, WIDEST - 1) + "…";
      return findings.size() == 1 ? shown : shown + " (+%d)".formatted(findings.size() - 1);
    }
  }

  static void print(PrintWriter out, List<Row> rows) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(
        List.of(
            "#",
            "what it shows",
            "first SQL",
            "revisions",
            "result",
            "calls",
            "tokens",
            "time",
            "what gave the first SQL away"));
    rows.forEach(row -> lines.add(row.cells()));
    TextColumns.print(out, lines);
  }
}
