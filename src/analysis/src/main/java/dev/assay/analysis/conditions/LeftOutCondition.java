package dev.assay.analysis.conditions;

import dev.assay.analysis.detector.Expressions;
import dev.assay.sql.Dialect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.QueryTrees;
import dev.assay.table.Table;
import dev.assay.table.Values;
import java.util.ArrayList;
import java.util.List;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.conditional.XorExpression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import org.jspecify.annotations.Nullable;

/**
 * A query without one of its conditions. Where a query gives nothing and such a one gives
 * something, the condition alone is why: a value that is spelled otherwise, a period without rows.
 *
 * @param condition as the parser writes it
 * @param sql the query without it
 * @param aggregates whether its only row is one of all rows together, which is there in any case
 */
public record LeftOutCondition(String condition, String sql, boolean aggregates) {

  /**
   * One for each comparison of a column with values in WHERE, where AND ties them together. What
   * ties tables together stays, and so does what asks for the absence of something, of which no
   * value could be spelled otherwise.
   *
   * @param result what the query gave, whole; none are found where that tells anything
   */
  public static List<LeftOutCondition> of(Dialect dialect, String sql, Table result) {
    if (QueryTrees.parsed(dialect, sql).orElse(null) instanceof PlainSelect select) {
      boolean aggregates = aggregates(select);
      return isNothing(result, aggregates) ? each(select, aggregates) : List.of();
    }
    return List.of();
  }

  /**
   * Whether that is more than nothing.
   *
   * @param result what the query without the condition gave, from its start on
   */
  public boolean isWhy(Table result) {
    return !isNothing(result, aggregates);
  }

  private static boolean isNothing(Table result, boolean aggregates) {
    return result.isEmpty()
        || aggregates && result.rows().getFirst().stream().allMatch(Values::isNullOrZero);
  }

  private static boolean aggregates(PlainSelect select) {
    return select.getGroupBy() == null
        && select.getSelectItems().stream()
            .anyMatch(item -> Expressions.aggregate(item.getExpression()));
  }

  private static List<LeftOutCondition> each(PlainSelect select, boolean aggregates) {
    List<Expression> parts = new ArrayList<>();
    Expressions.parts(select.getWhere(), parts);
    List<LeftOutCondition> found = new ArrayList<>();
    for (Expression part : parts) {
      if (comparesValues(part)) {
        select.setWhere(without(parts, part));
        found.add(new LeftOutCondition(part.toString(), select.toString(), aggregates));
      }
    }
    return found;
  }

  /** Whether one column, and no other query, is compared with what is written out. */
  private static boolean comparesValues(Expression condition) {
    return switch (condition) {
      case OrExpression or ->
          comparesValues(Expressions.bare(or.getLeftExpression()))
              && comparesValues(Expressions.bare(or.getRightExpression()));
      case InExpression in -> !(in.getRightExpression() instanceof Select) && hasOneColumn(in);
      case ComparisonOperator comparison ->
          !(comparison.getLeftExpression() instanceof Select)
              && !(comparison.getRightExpression() instanceof Select)
              && hasOneColumn(comparison);
      case LikeExpression like -> hasOneColumn(like);
      case Between between -> hasOneColumn(between);
      default -> false;
    };
  }

  private static boolean hasOneColumn(Expression condition) {
    return Conditions.columns(condition).stream().map(Object::toString).distinct().count() == 1;
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
