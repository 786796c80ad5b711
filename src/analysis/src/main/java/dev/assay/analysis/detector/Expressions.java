package dev.assay.analysis.detector;

import dev.assay.sql.query.Aggregates;
import dev.assay.sql.query.BoundSelect;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.ExpressionVisitorAdapter;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.OrderByElement;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.Select;
import org.jspecify.annotations.Nullable;

/** The expressions of a SELECT, those of its subqueries left out. */
public final class Expressions {

  private Expressions() {}

  /** What stands in each of its clauses, whole. */
  static List<Expression> of(BoundSelect select) {
    List<Expression> all = new ArrayList<>();
    select.node().getSelectItems().forEach(item -> all.add(item.getExpression()));
    joins(select).forEach(join -> all.addAll(join.getOnExpressions()));
    add(select.node().getWhere(), all);
    add(select.node().getHaving(), all);
    if (select.node().getOrderByElements() != null) {
      select.node().getOrderByElements().stream()
          .map(OrderByElement::getExpression)
          .forEach(all::add);
    }
    return all;
  }

  /** The operators of two operands in all clauses. */
  static List<BinaryExpression> binaries(BoundSelect select) {
    List<BinaryExpression> found = new ArrayList<>();
    for (Expression expression : of(select)) {
      expression.accept(
          new Outside() {
            @Override
            protected <S> @Nullable Void visitBinaryExpression(BinaryExpression binary, S context) {
              found.add(binary);
              return super.visitBinaryExpression(binary, context);
            }
          },
          null);
    }
    return found;
  }

  /** The subqueries that stand where one value is wanted: not those of IN, EXISTS, ANY and ALL. */
  static List<ParenthesedSelect> scalars(BoundSelect select) {
    List<ParenthesedSelect> found = new ArrayList<>();
    for (Expression expression : of(select)) {
      expression.accept(new Scalars(found), null);
    }
    return found;
  }

  /** Conditions that all rows of the result meet: parts of WHERE and of inner joins. */
  static Set<Expression> required(BoundSelect select) {
    Set<Expression> parts = Collections.newSetFromMap(new IdentityHashMap<>());
    parts(select.node().getWhere(), parts);
    for (Join join : joins(select)) {
      if (!join.isOuter() && !join.isLeft() && !join.isRight() && !join.isFull()) {
        join.getOnExpressions().forEach(on -> parts(on, parts));
      }
    }
    return parts;
  }

  /** The conditions that AND ties together. */
  public static void parts(@Nullable Expression condition, Collection<Expression> parts) {
    Expression bare = condition == null ? null : bare(condition);
    if (bare instanceof AndExpression and) {
      parts(and.getLeftExpression(), parts);
      parts(and.getRightExpression(), parts);
    } else if (bare != null) {
      parts.add(bare);
    }
  }

  /** Whether it calls a function over many rows. */
  public static boolean aggregate(Expression expression) {
    AtomicBoolean found = new AtomicBoolean();
    expression.accept(
        new Outside() {
          @Override
          public <S> @Nullable Void visit(Function function, S context) {
            found.compareAndSet(false, Aggregates.isAggregate(function));
            return super.visit(function, context);
          }
        },
        null);
    return found.get();
  }

  /** The expression without parentheses around it. */
  public static Expression bare(Expression expression) {
    return expression instanceof ParenthesedExpressionList<?> list && list.size() == 1
        ? bare(list.getFirst())
        : expression;
  }

  /** The keys of GROUP BY; none where there is no such clause, or one of grouping sets. */
  static List<Expression> groupKeys(BoundSelect select) {
    if (select.node().getGroupBy() == null
        || select.node().getGroupBy().getGroupByExpressionList() == null) {
      return List.of();
    }
    List<Expression> keys = new ArrayList<>();
    ExpressionList<?> list = select.node().getGroupBy().getGroupByExpressionList();
    list.forEach(keys::add);
    return keys;
  }

  private static List<Join> joins(BoundSelect select) {
    return select.sources().stream()
        .flatMap(source -> Stream.ofNullable(source.join()))
        .distinct()
        .toList();
  }

  private static void add(@Nullable Expression expression, List<Expression> all) {
    if (expression != null) {
      all.add(expression);
    }
  }

  /** Does not enter subqueries. */
  private static class Outside extends ExpressionVisitorAdapter<@Nullable Void> {

    @Override
    public <S> @Nullable Void visit(ParenthesedSelect query, S context) {
      return null;
    }

    @Override
    public <S> @Nullable Void visit(Select query, S context) {
      return null;
    }
  }

  /** Collects subqueries, but for those of which any number of rows is right. */
  private static final class Scalars extends Outside {

    private final List<ParenthesedSelect> found;

    Scalars(List<ParenthesedSelect> found) {
      this.found = found;
    }

    @Override
    public <S> @Nullable Void visit(ParenthesedSelect query, S context) {
      found.add(query);
      return null;
    }

    @Override
    public <S> @Nullable Void visit(Select query, S context) {
      if (query instanceof ParenthesedSelect subquery) {
        found.add(subquery);
      }
      return null;
    }

    @Override
    public <S> @Nullable Void visit(InExpression in, S context) {
      return in.getRightExpression() instanceof Select
          ? in.getLeftExpression().accept(this, context)
          : super.visit(in, context);
    }

    @Override
    public <S> @Nullable Void visit(ExistsExpression exists, S context) {
      return null;
    }
  }
}
