package dev.assay.cli.audit;

import dev.assay.analysis.Finding;
import dev.assay.analysis.differences.QueryDifference;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.QuestionScore;
import dev.assay.report.AuditPage;
import dev.assay.report.AuditPage.Entry;
import dev.assay.report.AuditPage.Query;
import dev.assay.report.AuditPage.Rows;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
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
    queries.add(query("gold", audited.question().gold(), audited.gold()));
    QuestionScore score = audited.score();
    boolean right = score != null && score.isRight(benchmark);
    if (score != null) {
      String title = right ? "prediction, counts as right" : "prediction, counts as wrong";
      queries.add(query(title, score.prediction(), audited.prediction()));
    }
    QueryDifference difference = audited.difference();
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
                    difference.kind().text()),
        difference == null ? List.of() : rows(difference));
  }

  private static Query query(String title, String sql, List<Finding> findings) {
    return new Query(
        title,
        sql.strip(),
        findings.stream().map(each -> each.kind() + ": " + each.message()).toList());
  }

  private static List<Rows> rows(QueryDifference difference) {
    List<Rows> rows = new ArrayList<>();
    for (TestTable table : difference.tables()) {
      rows.add(new Rows(table.definition().name(), table.rows()));
    }
    result(rows, "gold gives", difference.one());
    result(rows, "prediction gives", difference.other());
    return rows;
  }

  private static void result(List<Rows> rows, String title, SqlOutcome outcome) {
    if (outcome instanceof SqlOutcome.Executed executed) {
      rows.add(new Rows(title, executed.result()));
    }
  }
}
