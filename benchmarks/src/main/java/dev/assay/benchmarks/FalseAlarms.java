package dev.assay.benchmarks;

import dev.assay.analysis.Finding;
import dev.assay.benchmarks.inspectors.GoldJudgement;
import dev.assay.benchmarks.inspectors.Inspection;
import dev.assay.benchmarks.inspectors.SpiderGold;
import dev.assay.evaluation.Question;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the gold queries of Spider that the detector and the retriever flag, and lists each:
 * {@code benchmarks/run FalseAlarms DATA}. A flagged query is no false alarm if it is wrong: if the
 * gold that TS-SQL's authors have corrected ({@code gold_modified.sql}) gives another result, or no
 * row of the database meets the condition in which a value was not found.
 */
public final class FalseAlarms {

  private FalseAlarms() {}

  /** Takes the benchmark's folder. */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    SpiderGold gold = SpiderGold.read(Path.of(arguments[0]));
    Inspection inspection = new Inspection(gold);
    GoldJudgement judgement = new GoldJudgement(gold);
    List<String> alarms = new ArrayList<>();
    List<String> right = new ArrayList<>();
    for (Question question : gold.questions()) {
      boolean wrong = false;
      StringBuilder found = new StringBuilder();
      for (Finding finding : inspection.of(question, question.gold())) {
        String why = judgement.whyRight(question, finding);
        wrong |= why.isEmpty();
        found.append(
            "%n    %s: %s%s"
                .formatted(
                    finding.kind(),
                    finding.message(),
                    why.isEmpty() ? "" : " [right: " + why + "]"));
      }
      if (!found.isEmpty()) {
        (wrong ? alarms : right)
            .add(
                "%d %s: %s%s"
                    .formatted(
                        question.index(), question.database(), question.gold().strip(), found));
      }
    }
    out.println("Flagged, and wrong:");
    right.forEach(out::println);
    out.println();
    out.println("False alarms:");
    alarms.forEach(out::println);
    out.println();
    int all = gold.questions().size();
    out.printf(
        "%d gold queries, %d flagged, of which %d are wrong themselves; %d false alarms (%.1f %%)%n",
        all,
        alarms.size() + right.size(),
        right.size(),
        alarms.size(),
        100.0 * alarms.size() / all);
  }
}
