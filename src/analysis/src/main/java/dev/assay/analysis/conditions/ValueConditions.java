package dev.assay.analysis.conditions;

import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.NameUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.TrimFunction;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.schema.Column;
import org.jspecify.annotations.Nullable;

/** Finds the conditions that compare a column of the database with values written out. */
public final class ValueConditions {

  /** How a column is compared. */
  public enum Comparison {
    EQUAL,
    ORDER,
    LIKE
  }

  /**
   * A column compared with a value.
   *
   * @param negated whether rows with the value are left out
   * @param place the whole condition
   */
  public record ValueCondition(
      BaseColumn column,
      Comparison comparison,
      Literal literal,
      boolean negated,
      Clause clause,
      Expression place) {}

  private ValueConditions() {}

  /** The conditions of one SELECT; one for each value of an IN or BETWEEN. */
  public static List<ValueCondition> of(BoundSelect select) {
    return of(select, expression -> expression);
  }

  /**
   * Those whose column stands within LOWER, UPPER or TRIM, so that its values meet the literal
   * whatever their letters and the spaces around them.
   */
  public static List<ValueCondition> ofFolded(BoundSelect select) {
    return of(select, expression -> isFold(expression) ? folded(expression) : null);
  }

  private static Expression folded(Expression expression) {
    Expression inner = expression;
    while (isFold(inner)) {
      inner =
          inner instanceof Function call
              ? call.getParameters().getFirst()
              : ((TrimFunction) inner).getExpression();
    }
    return inner;
  }

  private static boolean isFold(Expression expression) {
    return switch (expression) {
      case Function call ->
          call.getName().matches("(?i)lower|upper|ltrim|rtrim|lcase|ucase")
              && call.getParameters() != null
              && call.getParameters().size() == 1;
      case TrimFunction trim -> trim.getExpression() != null && trim.getFromExpression() == null;
      default -> false;
    };
  }

  private static List<ValueCondition> of(
      BoundSelect select, UnaryOperator<@Nullable Expression> column) {
    List<ValueCondition> found = new ArrayList<>();
    for (Conditions.Condition condition : Conditions.of(select)) {
      switch (condition.node()) {
        case ComparisonOperator comparison -> {
          Comparison how = how(comparison.getStringExpression());
          boolean not = comparison.getStringExpression().matches("<>|!=");
          Expression left = comparison.getLeftExpression();
          Expression right = comparison.getRightExpression();
          add(select, condition, column.apply(left), how, right, not, found);
          add(select, condition, column.apply(right), how, left, not, found);
        }
        case LikeExpression like ->
            add(
                select,
                condition,
                column.apply(like.getLeftExpression()),
                Comparison.LIKE,
                like.getRightExpression(),
                like.isNot(),
                found);
        case Between between -> {
          for (Expression bound :
              List.of(between.getBetweenExpressionStart(), between.getBetweenExpressionEnd())) {
            add(
                select,
                condition,
                column.apply(between.getLeftExpression()),
                Comparison.ORDER,
                bound,
                between.isNot(),
                found);
          }
        }
        case InExpression in when in.getRightExpression() instanceof ExpressionList<?> values -> {
          for (Expression value : values) {
            add(
                select,
                condition,
                column.apply(in.getLeftExpression()),
                Comparison.EQUAL,
                value,
                in.isNot(),
                found);
          }
        }
        default -> {}
      }
    }
    return found;
  }

  private static Comparison how(String operator) {
    return switch (operator) {
      case "<", "<=", ">", ">=" -> Comparison.ORDER;
      default -> Comparison.EQUAL;
    };
  }

  private static void add(
      BoundSelect select,
      Conditions.Condition condition,
      @Nullable Expression column,
      Comparison comparison,
      Expression value,
      boolean negated,
      List<ValueCondition> found) {
    Optional<BaseColumn> origin =
        column instanceof Column name
            ? select.use(name).flatMap(NameUse::origin)
            : Optional.empty();
    Optional<Literal> literal = Literal.of(select, value);
    if (origin.isPresent() && literal.isPresent()) {
      found.add(
          new ValueCondition(
              origin.get(),
              comparison,
              literal.get(),
              negated,
              condition.clause(),
              condition.node()));
    }
  }
}
