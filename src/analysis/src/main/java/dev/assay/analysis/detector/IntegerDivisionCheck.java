package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.Dialect;
import dev.assay.sql.query.BoundSelect;
import java.util.List;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.operators.arithmetic.Division;

/** Finds divisions of whole numbers that lose what is behind the point, where that is asked for. */
final class IntegerDivisionCheck implements Check {

  private final Dialect dialect;
  private final QuestionText question;
  private final WholeNumbers whole;

  IntegerDivisionCheck(Dialect dialect, ColumnContents contents, QuestionText question) {
    this.dialect = dialect;
    this.question = question;
    this.whole = new WholeNumbers(dialect, contents);
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    if (!truncates() || !question.mayAskForRatio()) {
      return List.of();
    }
    return Expressions.binaries(select).stream()
        .filter(Division.class::isInstance)
        .filter(division -> isLossy(select, division))
        .map(
            division ->
                Check.finding(
                    DetectedKind.INTEGER_DIVISION,
                    "%s divides whole numbers, and %s drops what is behind the point: cast one of"
                            .formatted(division, dialect.promptName())
                        + " them, or multiply it by 1.0 first",
                    division))
        .toList();
  }

  private boolean truncates() {
    return switch (dialect) {
      case SQLITE, H2, POSTGRESQL, MSSQL, DB2, REDSHIFT, TRINO -> true;
      case DUCKDB, MYSQL, MARIADB, ORACLE, BIGQUERY, SNOWFLAKE, DATABRICKS -> false;
    };
  }

  /** By a number that is written out, people turn minutes into hours and the like. */
  private boolean isLossy(BoundSelect select, BinaryExpression division) {
    Expression divisor = Expressions.bare(division.getRightExpression());
    return !(divisor instanceof LongValue)
        && whole.has(select, division.getLeftExpression())
        && whole.has(select, divisor);
  }
}
