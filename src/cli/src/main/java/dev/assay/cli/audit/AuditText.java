package dev.assay.cli.audit;

import dev.assay.analysis.Finding;
import dev.assay.cli.audit.AuditedQuestion.Prediction;
import dev.assay.cli.differ.DifferText;
import dev.assay.evaluation.Question;
import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Each question with findings, then how many there are of each kind. */
final class AuditText {

  private final PrintWriter out;
  private final Map<String, Integer> counts = new TreeMap<>();

  AuditText(PrintWriter out) {
    this.out = out;
  }

  void print(List<AuditedQuestion> audited) {
    audited.stream().filter(AuditedQuestion::hasFindings).forEach(this::print);
    out.printf(
        "%d of %d questions have findings%n",
        audited.stream().filter(AuditedQuestion::hasFindings).count(), audited.size());
    counts.forEach((kind, count) -> out.printf("  %s: %d%n", kind, count));
  }

  private void print(AuditedQuestion audited) {
    Question question = audited.question();
    out.printf(
        "%s %s: %s%n", question.id(), question.database(), TableText.oneLine(question.text()));
    print("gold", question.gold(), audited.found().gold());
    if (audited.found().prediction() != null) {
      print(audited.found().prediction());
    }
    out.println();
  }

  private void print(Prediction prediction) {
    String right = prediction.right() ? "counts as right" : "counts as wrong";
    print("prediction, " + right, prediction.sql(), prediction.findings());
    if (prediction.difference() != null) {
      count(
          prediction.right()
              ? "prediction: counts as right, differs nearby"
              : "prediction: differs");
      out.printf(
          "  %s in %s:%n",
          prediction.right() ? "On other rows the results differ" : "The results differ",
          prediction.difference().kind());
      new DifferText(out, "gold", "prediction").print(prediction.difference());
    }
  }

  private void print(String what, String sql, List<Finding> findings) {
    out.printf("  %s: %s%n", what, TableText.oneLine(sql.strip()));
    for (Finding finding : findings) {
      count(what.replaceFirst(",.*", "") + ": " + finding.kind());
      out.printf("    %s: %s%n", finding.kind(), TableText.oneLine(finding.message()));
    }
  }

  private void count(String kind) {
    counts.merge(kind, 1, Integer::sum);
  }
}
