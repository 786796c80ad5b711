package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;

/**
 * Finds what NULLs undo: a LEFT JOIN whose rows without a partner WHERE drops again, and NOT IN
 * over a column with NULLs, which is true of no row.
 */
final class NullCheck implements Check {

  private final ColumnContents contents;

  NullCheck(ColumnContents contents) {
    this.contents = contents;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    List<Expression> conditions = new ArrayList<>();
    Expressions.parts(select.node().getWhere(), conditions);
    List<Finding> findings = new ArrayList<>();
    for (Expression condition : conditions) {
      dropped(select, condition).ifPresent(source -> findings.add(undone(source, condition)));
    }
    for (Conditions.Condition condition : Conditions.of(select)) {
      if (condition.node() instanceof InExpression in && in.isNot()) {
        holdingNull(select, in).ifPresent(column -> findings.add(notIn(column, in)));
      }
    }
    return findings;
  }

  /** The source whose missing rows, which are all NULL, cannot meet the condition. */
  private static Optional<Source> dropped(BoundSelect select, Expression condition) {
    return operands(condition).stream()
        .map(Expressions::bare)
        .filter(Column.class::isInstance)
        .flatMap(column -> select.use((Column) column).stream())
        .map(NameUse::meaning)
        .filter(Meaning.Known.class::isInstance)
        .map(meaning -> ((Meaning.Known) meaning).source())
        .filter(select.sources()::contains)
        .filter(source -> source.join() != null && source.join().isLeft())
        .findFirst();
  }

  private static List<Expression> operands(Expression condition) {
    return switch (condition) {
      case ComparisonOperator comparison ->
          List.of(comparison.getLeftExpression(), comparison.getRightExpression());
      case LikeExpression like -> List.of(like.getLeftExpression());
      case Between between -> List.of(between.getLeftExpression());
      case InExpression in when in.getRightExpression() instanceof ExpressionList<?> ->
          List.of(in.getLeftExpression());
      default -> List.of();
    };
  }

  private static Finding undone(Source source, Expression condition) {
    return Check.finding(
        DetectedKind.LEFT_JOIN_UNDONE,
        ("WHERE asks %s of '%s', which drops the rows that its LEFT JOIN keeps: put the condition"
                + " into ON, or use JOIN")
            .formatted(condition, source.name()),
        condition);
  }

  /** The column that the subquery gives, if some of its rows hold NULL and it keeps them. */
  private Optional<BaseColumn> holdingNull(BoundSelect select, InExpression in) {
    return select.inner().stream()
        .filter(
            inner ->
                in.getRightExpression() instanceof ParenthesedSelect query
                    && query.getSelect() == inner.node())
        .filter(inner -> inner.outputs().size() == 1)
        .flatMap(inner -> nullable(inner).stream())
        .findFirst();
  }

  private Optional<BaseColumn> nullable(BoundSelect inner) {
    BaseColumn column = inner.outputs().getFirst().origin();
    if (column == null || !contents.hasNulls(column)) {
      return Optional.empty();
    }
    boolean left =
        Expressions.required(inner).stream()
            .anyMatch(condition -> excludesNull(inner, condition, column));
    return left ? Optional.empty() : Optional.of(column);
  }

  private static boolean excludesNull(BoundSelect inner, Expression condition, BaseColumn column) {
    List<Expression> operands =
        condition instanceof IsNullExpression test && test.isNot()
            ? List.of(test.getLeftExpression())
            : operands(condition);
    return operands.stream()
        .map(Expressions::bare)
        .filter(Column.class::isInstance)
        .anyMatch(
            operand ->
                inner
                    .use((Column) operand)
                    .flatMap(NameUse::origin)
                    .filter(column::equals)
                    .isPresent());
  }

  private static Finding notIn(BaseColumn column, InExpression in) {
    return Check.finding(
        DetectedKind.NOT_IN_NULL,
        "%s holds NULL in some rows, so that NOT IN is true of no row: leave the NULLs out, or use NOT EXISTS"
            .formatted(column),
        in);
  }
}
