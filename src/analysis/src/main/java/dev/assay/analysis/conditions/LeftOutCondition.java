package dev.assay.analysis.conditions;

import dev.assay.analysis.detector.Expressions;
import dev.assay.sql.Dialect;
import dev.assay.sql.query.QueryTrees;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.conditional.XorExpression;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.PlainSelect;
import org.jspecify.annotations.Nullable;

/**
 * A query without one of its conditions. Where a query gives nothing and such a one gives
 * something, the condition alone is why: a value that is spelled otherwise, a period without rows.
 *
 * @param condition as the parser writes it
 * @param sql the query without it
 */
public record LeftOutCondition(String condition, String sql) {

  /** One for each condition that AND ties together in WHERE and in HAVING, joins left out. */
  public static List<LeftOutCondition> of(Dialect dialect, String sql) {
    return select(dialect, sql)
        .map(
            select -> {
              List<LeftOutCondition> found = new ArrayList<>();
              each(select, select.getWhere(), PlainSelect::setWhere, found);
              each(select, select.getHaving(), PlainSelect::setHaving, found);
              return found;
            })
        .orElse(List.of());
  }

  /** Whether a result tells nobody anything: no row, or one of nothing but NULL and 0. */
  public static boolean isNothing(Table result) {
    return result.isEmpty()
        || result.rowCount() == 1
            && result.rows().getFirst().stream().allMatch(LeftOutCondition::isNothing);
  }

  private static boolean isNothing(@Nullable Object cell) {
    return cell == null
        || cell instanceof Number number && new BigDecimal(number.toString()).signum() == 0;
  }

  private static Optional<PlainSelect> select(Dialect dialect, String sql) {
    return QueryTrees.parsed(dialect, sql)
        .filter(PlainSelect.class::isInstance)
        .map(PlainSelect.class::cast);
  }

  private static void each(
      PlainSelect select,
      @Nullable Expression whole,
      BiConsumer<PlainSelect, @Nullable Expression> clause,
      List<LeftOutCondition> found) {
    List<Expression> parts = new ArrayList<>();
    Expressions.parts(whole, parts);
    for (Expression part : parts) {
      if (!isJoin(part)) {
        clause.accept(select, without(parts, part));
        found.add(new LeftOutCondition(part.toString(), select.toString()));
      }
    }
    clause.accept(select, whole);
  }

  /** Without it, every row would meet every other one. */
  private static boolean isJoin(Expression condition) {
    return condition instanceof EqualsTo equal
        && equal.getLeftExpression() instanceof Column
        && equal.getRightExpression() instanceof Column;
  }

  private static @Nullable Expression without(List<Expression> parts, Expression left) {
    return parts.stream()
        .filter(part -> part != left)
        .map(LeftOutCondition::bracketed)
        .reduce(AndExpression::new)
        .orElse(null);
  }

  private static Expression bracketed(Expression condition) {
    return condition instanceof OrExpression || condition instanceof XorExpression
        ? new ParenthesedExpressionList<>(condition)
        : condition;
  }
}
