package dev.assay.sql.query;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.ExpressionVisitorAdapter;
import net.sf.jsqlparser.expression.NotExpression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.SetOperationList;
import org.jspecify.annotations.Nullable;

/**
 * Mends trees of queries: JSqlParser 5.3 reads {@code a IN (SELECT …) AND b} as {@code a IN
 * ((SELECT …) AND b)}. The conditions behind the subquery are put where they belong.
 */
final class InMending extends ExpressionVisitorAdapter<@Nullable Void> {

  private InMending() {}

  static void mend(Select query) {
    new InMending().query(query);
  }

  private void query(Select query) {
    if (query.getWithItemsList() != null) {
      query.getWithItemsList().stream()
          .filter(item -> item.getParenthesedStatement() instanceof ParenthesedSelect)
          .forEach(item -> query((ParenthesedSelect) item.getParenthesedStatement()));
    }
    switch (query) {
      case PlainSelect plain -> plain(plain);
      case ParenthesedSelect inner -> query(inner.getSelect());
      case SetOperationList list -> list.getSelects().forEach(this::query);
      default -> {}
    }
  }

  private void plain(PlainSelect select) {
    source(select.getFromItem());
    if (select.getJoins() != null) {
      for (Join join : select.getJoins()) {
        source(join.getFromItem());
        List<Expression> conditions = new ArrayList<>();
        join.getOnExpressions().forEach(on -> conditions.add(mended(on)));
        join.setOnExpressions(conditions);
      }
    }
    select.getSelectItems().forEach(item -> item.getExpression().accept(this, null));
    if (select.getWhere() != null) {
      select.setWhere(mended(select.getWhere()));
    }
    if (select.getHaving() != null) {
      select.setHaving(mended(select.getHaving()));
    }
  }

  private void source(@Nullable FromItem item) {
    if (item instanceof ParenthesedSelect inner) {
      query(inner);
    }
  }

  /** What is to stand in the place of the condition. */
  @SuppressWarnings("unchecked")
  private Expression mended(Expression condition) {
    return switch (condition) {
      case InExpression in when isConnective(in.getRightExpression()) -> {
        BinaryExpression whole = (BinaryExpression) in.getRightExpression();
        BinaryExpression first = first(whole, InMending::isConnective);
        in.setRightExpression(first.getLeftExpression());
        first.setLeftExpression(in);
        yield mended(whole);
      }
      case AndExpression and -> and(and);
      case OrExpression or -> sides(or);
      case NotExpression not -> not(not);
      case ExpressionList<?> list -> {
        ((ExpressionList<Expression>) list).replaceAll(this::mended);
        yield list;
      }
      default -> {
        condition.accept(this, null);
        yield condition;
      }
    };
  }

  /** AND binds before an OR that was behind the subquery. */
  private Expression and(AndExpression and) {
    sides(and);
    if (!(and.getRightExpression() instanceof OrExpression whole)) {
      return and;
    }
    BinaryExpression first = first(whole, OrExpression.class::isInstance);
    and.setRightExpression(first.getLeftExpression());
    first.setLeftExpression(and);
    return whole;
  }

  /** NOT binds before all that was behind the subquery. */
  private Expression not(NotExpression not) {
    not.setExpression(mended(not.getExpression()));
    if (!isConnective(not.getExpression())) {
      return not;
    }
    BinaryExpression whole = (BinaryExpression) not.getExpression();
    BinaryExpression first = first(whole, InMending::isConnective);
    not.setExpression(first.getLeftExpression());
    first.setLeftExpression(not);
    return whole;
  }

  private static BinaryExpression first(BinaryExpression whole, Predicate<Expression> kind) {
    BinaryExpression first = whole;
    while (kind.test(first.getLeftExpression())) {
      first = (BinaryExpression) first.getLeftExpression();
    }
    return first;
  }

  private Expression sides(BinaryExpression connective) {
    connective.setLeftExpression(mended(connective.getLeftExpression()));
    connective.setRightExpression(mended(connective.getRightExpression()));
    return connective;
  }

  private static boolean isConnective(Expression expression) {
    return expression instanceof AndExpression || expression instanceof OrExpression;
  }

  @Override
  public <S> @Nullable Void visit(ParenthesedSelect query, S context) {
    query(query);
    return null;
  }

  @Override
  public <S> @Nullable Void visit(Select query, S context) {
    query(query);
    return null;
  }
}
