package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import org.jspecify.annotations.Nullable;

/**
 * Finds {@code a = 1 AND b = 2 OR b = 3}: two values of one column with OR between them, of which
 * the other conditions hold only for one, since AND binds first. That may be meant, unless these
 * join tables, or the question names both values side by side.
 */
final class MixedConditionsCheck implements Check {

  private final QuestionText asked;

  MixedConditionsCheck(QuestionText asked) {
    this.asked = asked;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    List<Finding> findings = new ArrayList<>();
    look(select, select.node().getWhere(), findings);
    return findings;
  }

  private void look(BoundSelect select, @Nullable Expression condition, List<Finding> findings) {
    if (condition instanceof OrExpression or) {
      if (or.getLeftExpression() instanceof AndExpression and && isMixed(select, and, or)) {
        findings.add(
            Check.finding(
                DetectedKind.AND_BEFORE_OR,
                "AND binds before OR, so that '%s' does not hold where '%s' does:"
                        .formatted(and.getLeftExpression(), or.getRightExpression())
                    + " put the parts of OR into parentheses",
                or));
      }
      look(select, or.getLeftExpression(), findings);
    }
  }

  private boolean isMixed(BoundSelect select, AndExpression and, OrExpression or) {
    Expression last = and.getRightExpression();
    List<Expression> behind = new ArrayList<>();
    Expressions.parts(or.getRightExpression(), behind);
    Expression first = behind.getFirst();
    Set<String> both = new HashSet<>(columns(and.getLeftExpression()));
    both.retainAll(columns(or.getRightExpression()));
    return isOfValue(last)
        && isOfValue(first)
        && columns(last).equals(columns(first))
        && columns(last).size() == 1
        && both.isEmpty()
        && (joins(select, and.getLeftExpression()) || asked.pairs(value(last), value(first)));
  }

  private static boolean joins(BoundSelect select, Expression conditions) {
    List<Expression> parts = new ArrayList<>();
    Expressions.parts(conditions, parts);
    return Link.of(select).stream().anyMatch(link -> parts.contains(link.place()));
  }

  private static String value(Expression condition) {
    return condition instanceof EqualsTo equation
            && equation.getRightExpression() instanceof StringValue text
        ? text.getNotExcapedValue()
        : "";
  }

  private static boolean isOfValue(Expression condition) {
    return condition instanceof EqualsTo
        || condition instanceof LikeExpression
        || condition instanceof IsNullExpression;
  }

  private static Set<String> columns(Expression condition) {
    return Conditions.columns(condition).stream()
        .map(column -> column.toString().toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }
}
