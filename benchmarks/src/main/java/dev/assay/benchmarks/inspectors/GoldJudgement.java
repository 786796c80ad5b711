package dev.assay.benchmarks.inspectors;

import dev.assay.analysis.Finding;
import dev.assay.analysis.retriever.Retriever;
import dev.assay.evaluation.Question;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.sql.query.BoundQuery;
import dev.assay.table.RowOrder;
import dev.assay.table.TableComparison;

/**
 * Tells findings about gold queries that are wrong from those that are right: gold is not always.
 */
public final class GoldJudgement {

  private final SpiderGold gold;

  /** Judges findings about these queries. */
  public GoldJudgement(SpiderGold gold) {
    this.gold = gold;
  }

  /**
   * Why the finding is right: the query gives another result than the one that TS-SQL's authors
   * have corrected, or the condition that it is about holds for no row of the database. Empty when
   * it is a false alarm.
   */
  public String whyRight(Question question, Finding finding) {
    SpiderDatabase database = gold.database(question);
    try (SqliteFile file = SqliteFile.open(database.file(), SqlLimits.DEFAULT)) {
      SqlOutcome own = file.query(question.gold()).outcome();
      SqlOutcome corrected = file.query(gold.modified().get(question.index()).gold()).outcome();
      if (!same(own, corrected)) {
        return "the corrected gold gives another result";
      }
      return finding.inspector().equals(Retriever.NAME) && isMetNowhere(file, question, finding)
          ? "no row meets the condition"
          : "";
    }
  }

  private static boolean same(SqlOutcome one, SqlOutcome other) {
    return one instanceof SqlOutcome.Executed first
        && other instanceof SqlOutcome.Executed second
        && TableComparison.compare(first.result(), second.result(), RowOrder.IGNORED)
            .differences()
            .isEmpty();
  }

  /** Asks the database itself, by the condition over all sources of the SELECT that has it. */
  private boolean isMetNowhere(SqliteFile file, Question question, Finding finding) {
    String place = String.valueOf(finding.place());
    String value = place.replaceFirst("(?s)^.*?(=|<>|!=)", "");
    return BoundQuery.of(Dialect.SQLITE, question.gold(), gold.database(question).definitions())
        .stream()
        .flatMap(query -> query.selects().stream())
        .filter(select -> select.node().toString().contains(place))
        .flatMap(select -> select.names().stream())
        .filter(use -> place.startsWith(use.node().toString()))
        .flatMap(use -> use.origin().stream())
        .map(
            column ->
                "SELECT 1 FROM \"%s\" WHERE \"%s\" = %s"
                    .formatted(column.table().name(), column.column().name(), value))
        .map(sql -> file.query(sql).outcome())
        .allMatch(
            outcome ->
                outcome instanceof SqlOutcome.Executed executed
                    && executed.result().rowCount() == 0);
  }
}
