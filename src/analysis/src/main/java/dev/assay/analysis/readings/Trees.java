package dev.assay.analysis.readings;

import dev.assay.analysis.detector.Expressions;
import dev.assay.catalog.SqlNames;
import dev.assay.sql.Dialect;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.Join;
import org.jspecify.annotations.Nullable;

/** Reads and puts together parts of queries. */
final class Trees {

  private Trees() {}

  /** The conditions that AND ties together; none of nothing. */
  static List<Expression> parts(@Nullable Expression condition) {
    List<Expression> parts = new ArrayList<>();
    Expressions.parts(condition, parts);
    return parts;
  }

  /** Both conditions; the second alone where there is no first. */
  static Expression and(@Nullable Expression one, Expression other) {
    return one == null ? other : new AndExpression(bracketed(one), bracketed(other));
  }

  private static Expression bracketed(Expression condition) {
    return condition instanceof AndExpression
        ? condition
        : new ParenthesedExpressionList<>(condition);
  }

  /** A column of a source, as the query names the latter. */
  static Column column(Dialect dialect, Source source, String name) {
    return new Column(new Table(named(source)), SqlNames.written(dialect, name));
  }

  /** How the query names a table in its FROM, with the quotes that it has there. */
  static String named(Source source) {
    return source.item().getAlias() != null
        ? source.item().getAlias().getName()
        : source.item() instanceof Table table ? table.getName() : source.name();
  }

  /** The conditions of WHERE and of inner joins that AND ties together. */
  static List<Expression> conditions(BoundSelect select) {
    List<Expression> conditions = parts(select.node().getWhere());
    joins(select).stream()
        .filter(Trees::isPlainInner)
        .flatMap(join -> join.getOnExpressions().stream())
        .forEach(on -> conditions.addAll(parts(on)));
    return conditions;
  }

  /** Puts another condition in the place of one of {@link #conditions}; nothing for null. */
  static void replace(BoundSelect select, Expression condition, @Nullable Expression other) {
    select.node().setWhere(replaced(select.node().getWhere(), condition, other));
    for (Join join : joins(select)) {
      if (isPlainInner(join)) {
        List<Expression> all =
            join.getOnExpressions().stream()
                .map(on -> replaced(on, condition, other))
                .filter(Objects::nonNull)
                .toList();
        join.setOnExpressions(all);
      }
    }
  }

  private static @Nullable Expression replaced(
      @Nullable Expression whole, Expression condition, @Nullable Expression other) {
    List<Expression> parts = parts(whole);
    if (parts.stream().noneMatch(part -> part == condition)) {
      return whole;
    }
    Expression rest = null;
    for (Expression part : parts) {
      Expression kept = part == condition ? other : part;
      rest = kept == null ? rest : and(rest, kept);
    }
    return rest;
  }

  /** An inner join by a condition, as people write it with or without INNER. */
  static boolean isPlainInner(Join join) {
    return !join.getOnExpressions().isEmpty()
        && !join.isLeft()
        && !join.isRight()
        && !join.isOuter()
        && !join.isFull()
        && !join.isCross()
        && !join.isNatural()
        && !join.isSimple();
  }

  /** The joins of a SELECT; none where it has one source. */
  static List<Join> joins(BoundSelect select) {
    return select.node().getJoins() == null ? List.of() : select.node().getJoins();
  }

  /** Whether it stands for a table of the database. */
  static boolean isTable(Source source) {
    return source.kind() == Source.Kind.TABLE && source.table() != null;
  }

  static boolean isCount(Function function) {
    return function.getName().equalsIgnoreCase("COUNT");
  }

  /** COUNT(*), or COUNT of a number that stands for it. */
  static boolean isCountOfRows(Function function) {
    ExpressionList<?> parameters = function.getParameters();
    return isCount(function)
        && !function.isDistinct()
        && (function.isAllColumns()
            || parameters == null
            || (parameters.size() == 1
                && (parameters.getFirst() instanceof AllColumns
                    || parameters.getFirst().toString().matches("\\d+"))));
  }
}
