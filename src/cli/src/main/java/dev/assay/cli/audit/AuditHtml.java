package dev.assay.cli.audit;

import dev.assay.analysis.Finding;
import dev.assay.cli.audit.AuditedQuestion.Prediction;
import dev.assay.cli.differ.ShownDifference;
import dev.assay.evaluation.Benchmark;
import dev.assay.report.AuditPage;
import dev.assay.report.AuditPage.Entry;
import dev.assay.report.AuditPage.Query;
import dev.assay.report.AuditPage.Rows;
import java.util.ArrayList;
import java.util.List;

/** What was found, as a page. */
final class AuditHtml {

  private final Benchmark benchmark;

  AuditHtml(Benchmark benchmark) {
    this.benchmark = benchmark;
  }

  String of(List<AuditedQuestion> audited) {
    return AuditPage.of(
        benchmark.title(),
        audited.size(),
        audited.stream().filter(AuditedQuestion::hasFindings).map(this::entry).toList());
  }

  private Entry entry(AuditedQuestion audited) {
    List<Query> queries = new ArrayList<>();
    queries.add(query("gold", audited.question().gold(), audited.found().gold()));
    Prediction prediction = audited.found().prediction();
    ShownDifference difference = prediction == null ? null : prediction.difference();
    boolean right = prediction != null && prediction.right();
    if (prediction != null) {
      String title = right ? "prediction, counts as right" : "prediction, counts as wrong";
      queries.add(query(title, prediction.sql(), prediction.findings()));
    }
    return new Entry(
        audited.question().id(),
        audited.question().database(),
        audited.question().text(),
        queries,
        difference == null
            ? ""
            : "%s in %s:"
                .formatted(
                    right ? "On other rows the results differ" : "The results differ",
                    difference.kind()),
        difference == null ? List.of() : rows(difference));
  }

  private static Query query(String title, String sql, List<Finding> findings) {
    return new Query(
        title,
        sql.strip(),
        findings.stream().map(each -> each.kind() + ": " + each.message()).toList());
  }

  private static List<Rows> rows(ShownDifference difference) {
    List<Rows> rows = new ArrayList<>();
    difference.tables().forEach(table -> rows.add(new Rows(table.name(), table.rows())));
    result(rows, "gold gives", difference.one());
    result(rows, "prediction gives", difference.other());
    return rows;
  }

  private static void result(List<Rows> rows, String title, ShownDifference.ShownResult result) {
    if (result.rows() != null) {
      rows.add(new Rows(title, result.rows()));
    }
  }
}
