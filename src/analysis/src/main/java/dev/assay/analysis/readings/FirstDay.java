package dev.assay.analysis.readings;

import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.GreaterThan;
import net.sf.jsqlparser.expression.operators.relational.GreaterThanEquals;
import net.sf.jsqlparser.expression.operators.relational.MinorThanEquals;

/**
 * Takes the first day of the last so many days, today being one of them, in or out: the last 7 days
 * begin 6 days ago, or 7.
 */
final class FirstDay implements Rewriting {

  private static final Pattern NOW =
      Pattern.compile(
          "current_(?:date|timestamp)|\\bnow\\b|curdate|getdate|sysdate|localtimestamp|today");

  private final AskedWords asked;

  FirstDay(AskedWords asked) {
    this.asked = asked;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.FIRST_DAY;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    if (!asked.ofLastDaysWithToday()) {
      return List.of();
    }
    List<Runnable> edits = new ArrayList<>();
    for (BoundSelect select : query.selects()) {
      for (Expression part : Trees.conditions(select)) {
        other(part).ifPresent(other -> edits.add(() -> Trees.replace(select, part, other)));
      }
    }
    return edits;
  }

  private static Optional<Expression> other(Expression condition) {
    return switch (condition) {
      case GreaterThanEquals from when isOfNow(from.getRightExpression()) ->
          Optional.of(new GreaterThan(from.getLeftExpression(), from.getRightExpression()));
      case GreaterThan after when isOfNow(after.getRightExpression()) ->
          Optional.of(new GreaterThanEquals(after.getLeftExpression(), after.getRightExpression()));
      case Between between when !between.isNot() && isOfNow(between.getBetweenExpressionStart()) ->
          Optional.of(
              new AndExpression(
                  new GreaterThan(between.getLeftExpression(), between.getBetweenExpressionStart()),
                  new MinorThanEquals(
                      between.getLeftExpression(), between.getBetweenExpressionEnd())));
      default -> Optional.empty();
    };
  }

  /** Whether it is a day so far from now. */
  private static boolean isOfNow(Expression bound) {
    String text = bound.toString().toLowerCase(Locale.ROOT);
    return NOW.matcher(text).find() && text.matches("(?s).*\\d.*");
  }
}
