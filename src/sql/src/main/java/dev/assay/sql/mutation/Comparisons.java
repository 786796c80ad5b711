package dev.assay.sql.mutation;

import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.GreaterThan;
import net.sf.jsqlparser.expression.operators.relational.GreaterThanEquals;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.expression.operators.relational.MinorThan;
import net.sf.jsqlparser.expression.operators.relational.MinorThanEquals;
import net.sf.jsqlparser.expression.operators.relational.NotEqualsTo;
import net.sf.jsqlparser.schema.Column;

/** What a comparison becomes when it is mistaken. */
final class Comparisons {

  /** Negates a condition in place, or takes that back. */
  interface Negation {
    void negate(boolean other);
  }

  private Comparisons() {}

  /** The same comparison with its boundary on the other side; two for BETWEEN, none for others. */
  static List<Expression> boundaries(Expression expression) {
    return switch (expression) {
      case Between between when !between.isNot() -> openEnded(between);
      case ComparisonOperator comparison -> {
        Expression left = comparison.getLeftExpression();
        Expression right = comparison.getRightExpression();
        yield switch (comparison.getStringExpression()) {
          case ">" -> List.of(new GreaterThanEquals(left, right));
          case ">=" -> List.of(new GreaterThan(left, right));
          case "<" -> List.of(new MinorThanEquals(left, right));
          case "<=" -> List.of(new MinorThan(left, right));
          default -> List.of();
        };
      }
      default -> List.of();
    };
  }

  private static List<Expression> openEnded(Between between) {
    Expression value = between.getLeftExpression();
    Expression start = between.getBetweenExpressionStart();
    Expression end = between.getBetweenExpressionEnd();
    return List.of(
        ExpressionEdits.inParentheses(
            new AndExpression(new GreaterThan(value, start), new MinorThanEquals(value, end))),
        ExpressionEdits.inParentheses(
            new AndExpression(new GreaterThanEquals(value, start), new MinorThan(value, end))));
  }

  /** The comparison turned round; none for what joins two tables, which nobody would turn. */
  static Optional<Expression> opposite(ComparisonOperator comparison) {
    Expression left = comparison.getLeftExpression();
    Expression right = comparison.getRightExpression();
    if (joins(left, right)) {
      return Optional.empty();
    }
    return Optional.ofNullable(
        switch (comparison.getStringExpression()) {
          case "=", "==" -> new NotEqualsTo(left, right);
          case "<>", "!=" -> new EqualsTo(left, right);
          case ">" -> new MinorThan(left, right);
          case ">=" -> new MinorThanEquals(left, right);
          case "<" -> new GreaterThan(left, right);
          case "<=" -> new GreaterThanEquals(left, right);
          default -> null;
        });
  }

  private static boolean joins(Expression left, Expression right) {
    return left instanceof Column one
        && right instanceof Column other
        && !String.valueOf(one.getTable()).equalsIgnoreCase(String.valueOf(other.getTable()));
  }

  /** How the condition is negated in place, where it has a NOT of its own or could have one. */
  static Optional<Negation> negation(Expression expression) {
    return Optional.ofNullable(
        switch (expression) {
          case InExpression in -> toggling(in.isNot(), in::setNot);
          case LikeExpression like -> toggling(like.isNot(), like::setNot);
          case Between between -> toggling(between.isNot(), between::setNot);
          case ExistsExpression exists -> toggling(exists.isNot(), exists::setNot);
          case IsNullExpression isNull when !isNull.isUseIsNull() && !isNull.isUseNotNull() ->
              toggling(isNull.isNot(), isNull::setNot);
          default -> null;
        });
  }

  private static Negation toggling(boolean not, java.util.function.Consumer<Boolean> setNot) {
    return other -> setNot.accept(other != not);
  }
}
