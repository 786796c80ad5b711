package dev.assay.analysis.readings;

import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.sf.jsqlparser.expression.AnyComparisonExpression;
import net.sf.jsqlparser.expression.AnyType;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.NotEqualsTo;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;

/**
 * Compares with the other end of several values where a question says "than any": with each of
 * them, or with one.
 */
final class AnyOrEvery implements Rewriting {

  private final AskedWords asked;

  AnyOrEvery(AskedWords asked) {
    this.asked = asked;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.ANY;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    if (!asked.comparesWithAny()) {
      return List.of();
    }
    List<Runnable> edits = new ArrayList<>();
    for (BoundSelect select : query.selects()) {
      for (Conditions.Condition condition : Conditions.of(select)) {
        if (condition.node() instanceof BinaryExpression comparison
            && !(comparison instanceof EqualsTo || comparison instanceof NotEqualsTo)) {
          otherEnd(comparison).ifPresent(edits::add);
        }
      }
    }
    return edits;
  }

  private static Optional<Runnable> otherEnd(BinaryExpression comparison) {
    if (comparison.getRightExpression() instanceof AnyComparisonExpression values) {
      AnyType other = values.getAnyType() == AnyType.ALL ? AnyType.ANY : AnyType.ALL;
      return Optional.of(
          () ->
              comparison.setRightExpression(
                  new AnyComparisonExpression(other, values.getSelect())));
    }
    return extreme(comparison.getRightExpression())
        .or(() -> extreme(comparison.getLeftExpression()))
        .map(function -> () -> function.setName(isLeast(function) ? "MAX" : "MIN"));
  }

  /** The MIN or MAX that a subquery gives and nothing else. */
  private static Optional<Function> extreme(Expression side) {
    return side instanceof ParenthesedSelect query
            && query.getSelect() instanceof PlainSelect plain
            && plain.getGroupBy() == null
            && plain.getSelectItems().size() == 1
            && plain.getSelectItem(0).getExpression() instanceof Function function
            && function.getName().toUpperCase(Locale.ROOT).matches("MIN|MAX")
        ? Optional.of(function)
        : Optional.empty();
  }

  private static boolean isLeast(Function function) {
    return function.getName().equalsIgnoreCase("MIN");
  }
}
