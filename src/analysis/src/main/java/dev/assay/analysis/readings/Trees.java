package dev.assay.analysis.readings;

import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
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
    if (condition instanceof AndExpression and) {
      parts.addAll(parts(and.getLeftExpression()));
      parts.addAll(parts(and.getRightExpression()));
    } else if (condition instanceof ParenthesedExpressionList<?> list && list.size() == 1) {
      parts.addAll(parts(list.getFirst()));
    } else if (condition != null) {
      parts.add(condition);
    }
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

  /** The name as it is written where names like that have to be quoted. */
  static String written(String name) {
    return name.matches("[A-Za-z_][A-Za-z_0-9]*") ? name : '"' + name.replace("\"", "\"\"") + '"';
  }

  /** A column of a source. */
  static Column column(String source, String name) {
    return new Column(new Table(written(source)), written(name));
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
        && !join.isSemi()
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
