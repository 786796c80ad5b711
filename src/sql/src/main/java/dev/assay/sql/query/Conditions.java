package dev.assay.sql.query;

import java.util.ArrayList;
import java.util.List;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.ExpressionVisitorAdapter;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.conditional.XorExpression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.Select;
import org.jspecify.annotations.Nullable;

/** Finds the single conditions of a SELECT, whatever AND, OR and NOT make of them. */
public final class Conditions {

  private Conditions() {}

  /** One condition: a comparison, an IN, a BETWEEN, a LIKE, an IS NULL or an EXISTS. */
  public record Condition(Expression node, Clause clause) {}

  /** The conditions of WHERE, HAVING and of joins, and those in CASE; none of subqueries. */
  public static List<Condition> of(BoundSelect select) {
    List<Condition> conditions = new ArrayList<>();
    for (Source source : select.sources()) {
      Join join = source.join();
      if (join != null && conditions.stream().noneMatch(each -> joins(join, each))) {
        join.getOnExpressions().forEach(on -> add(on, Clause.FROM, conditions));
      }
    }
    add(select.node().getWhere(), Clause.WHERE, conditions);
    add(select.node().getHaving(), Clause.HAVING, conditions);
    select
        .node()
        .getSelectItems()
        .forEach(item -> add(item.getExpression(), Clause.SELECT, conditions));
    return conditions;
  }

  /** Sources in parentheses share a join. */
  private static boolean joins(Join join, Condition condition) {
    return join.getOnExpressions().stream().anyMatch(on -> on == condition.node());
  }

  /** The columns within an expression, those of subqueries left out. */
  public static List<Column> columns(Expression expression) {
    List<Column> columns = new ArrayList<>();
    expression.accept(
        new Walk() {
          @Override
          public <S> @Nullable Void visit(Column column, S context) {
            columns.add(column);
            return null;
          }
        },
        null);
    return columns;
  }

  private static void add(
      @Nullable Expression expression, Clause clause, List<Condition> conditions) {
    if (expression != null) {
      expression.accept(new Collector(clause, conditions), null);
    }
  }

  /** Does not enter subqueries. */
  private static class Walk extends ExpressionVisitorAdapter<@Nullable Void> {

    @Override
    public <S> @Nullable Void visit(ParenthesedSelect query, S context) {
      return null;
    }

    @Override
    public <S> @Nullable Void visit(Select query, S context) {
      return null;
    }
  }

  /** Collects what is true or false of a row. */
  private static final class Collector extends Walk {

    private final Clause clause;
    private final List<Condition> conditions;

    Collector(Clause clause, List<Condition> conditions) {
      this.clause = clause;
      this.conditions = conditions;
    }

    @Override
    protected <S> @Nullable Void visitBinaryExpression(BinaryExpression binary, S context) {
      boolean joined =
          binary instanceof AndExpression
              || binary instanceof OrExpression
              || binary instanceof XorExpression;
      if (!joined && (binary instanceof ComparisonOperator || binary instanceof LikeExpression)) {
        conditions.add(new Condition(binary, clause));
      }
      return super.visitBinaryExpression(binary, context);
    }

    @Override
    public <S> @Nullable Void visit(InExpression in, S context) {
      conditions.add(new Condition(in, clause));
      return super.visit(in, context);
    }

    @Override
    public <S> @Nullable Void visit(Between between, S context) {
      conditions.add(new Condition(between, clause));
      return super.visit(between, context);
    }

    @Override
    public <S> @Nullable Void visit(IsNullExpression isNull, S context) {
      conditions.add(new Condition(isNull, clause));
      return super.visit(isNull, context);
    }

    @Override
    public <S> @Nullable Void visit(ExistsExpression exists, S context) {
      conditions.add(new Condition(exists, clause));
      return super.visit(exists, context);
    }
  }
}
