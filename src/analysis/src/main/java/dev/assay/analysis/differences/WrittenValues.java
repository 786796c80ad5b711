package dev.assay.analysis.differences;

import dev.assay.analysis.conditions.Literal;
import dev.assay.sql.query.BoundSelect;
import java.util.List;
import java.util.regex.Pattern;
import net.sf.jsqlparser.expression.DoubleValue;
import net.sf.jsqlparser.expression.ExpressionVisitorAdapter;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.Select;
import org.jspecify.annotations.Nullable;

/** Collects the values that are written out in an expression, those of subqueries left out. */
final class WrittenValues extends ExpressionVisitorAdapter<@Nullable Void> {

  private static final Pattern WRITTEN =
      Pattern.compile("'((?:[^']|'')*+)'|(?<![\\w.])(\\d+(?:\\.\\d+)?)(?![\\w.])");

  private final BoundSelect select;
  private final List<Literal> found;

  WrittenValues(BoundSelect select, List<Literal> found) {
    this.select = select;
    this.found = found;
  }

  /** Those of a query that the parser cannot read. */
  static List<Literal> in(String sql) {
    return WRITTEN
        .matcher(sql)
        .results()
        .map(
            found ->
                found.group(1) == null
                    ? new Literal(found.group(2), false)
                    : new Literal(found.group(1).replace("''", "'"), true))
        .distinct()
        .toList();
  }

  @Override
  public <S> @Nullable Void visit(StringValue text, S context) {
    Literal.of(select, text).ifPresent(found::add);
    return null;
  }

  @Override
  public <S> @Nullable Void visit(LongValue number, S context) {
    Literal.of(select, number).ifPresent(found::add);
    return null;
  }

  @Override
  public <S> @Nullable Void visit(DoubleValue number, S context) {
    Literal.of(select, number).ifPresent(found::add);
    return null;
  }

  @Override
  public <S> @Nullable Void visit(ParenthesedSelect query, S context) {
    return null;
  }

  @Override
  public <S> @Nullable Void visit(Select query, S context) {
    return null;
  }
}
