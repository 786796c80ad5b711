package dev.assay.analysis.readings;

import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.NotEqualsTo;
import net.sf.jsqlparser.schema.Column;

/**
 * Leaves out the thing that others are asked to be the same as, which is the same as itself; or
 * keeps it where the query leaves it out.
 */
final class SameAsOneself implements Rewriting {

  private final AskedWords asked;

  SameAsOneself(AskedWords asked) {
    this.asked = asked;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.ITSELF;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    if (!asked.comparesWithTheSame()) {
      return List.of();
    }
    return query.selects().stream()
        .flatMap(named -> named(named).flatMap(one -> edit(query, one).stream()))
        .limit(1)
        .toList();
  }

  /** A thing that a query names: a column of a table is a value. */
  private record Named(BoundSelect select, Source source, BaseColumn column, Expression value) {}

  private static Stream<Named> named(BoundSelect select) {
    return Conditions.of(select).stream()
        .map(Conditions.Condition::node)
        .filter(EqualsTo.class::isInstance)
        .map(EqualsTo.class::cast)
        .filter(equals -> isValue(equals.getRightExpression()))
        .flatMap(equals -> named(select, equals).stream());
  }

  private static Optional<Named> named(BoundSelect select, EqualsTo equals) {
    return equals.getLeftExpression() instanceof Column column
        ? select
            .use(column)
            .flatMap(
                use ->
                    select.sources().stream()
                        .filter(source -> Trees.isTable(source) && use.isOf(source))
                        .findFirst()
                        .flatMap(
                            source ->
                                use.origin()
                                    .map(
                                        origin ->
                                            new Named(
                                                select,
                                                source,
                                                origin,
                                                equals.getRightExpression()))))
        : Optional.empty();
  }

  private static boolean isValue(Expression expression) {
    return expression instanceof StringValue || expression instanceof LongValue;
  }

  /** In the query that asks for things of the same table, or in the one around the subquery. */
  private static Optional<Runnable> edit(BoundQuery query, Named named) {
    for (BoundSelect select = named.select(); select != null; select = select.outer()) {
      for (Source source : select.sources()) {
        if (source != named.source()
            && Trees.isTable(source)
            && source.table().name().equalsIgnoreCase(named.column().table().name())
            && !isNamed(select, source, named.column())) {
          return Optional.of(leftOutOrKept(query, select, source, named));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the query names this one, too. */
  private static boolean isNamed(BoundSelect select, Source source, BaseColumn column) {
    return named(select)
        .anyMatch(
            other ->
                other.source() == source
                    && other.column().column().name().equalsIgnoreCase(column.column().name()));
  }

  private static Runnable leftOutOrKept(
      BoundQuery query, BoundSelect select, Source source, Named named) {
    List<Expression> leavingOut = new ArrayList<>();
    for (Expression part : Trees.conditions(select)) {
      if (part instanceof NotEqualsTo unequal
          && tellsApart(select, source, named, unequal)
          && !isAllOfAJoin(select, unequal)) {
        leavingOut.add(part);
      }
    }
    if (!leavingOut.isEmpty()) {
      return () -> leavingOut.forEach(part -> Trees.replace(select, part, null));
    }
    Expression another =
        new NotEqualsTo(
            Trees.column(query.dialect(), source, named.column().column().name()), named.value());
    return () -> select.node().setWhere(Trees.and(select.node().getWhere(), another));
  }

  /** Whether it keeps things of the source from being the one that is named. */
  private static boolean tellsApart(
      BoundSelect select, Source source, Named named, NotEqualsTo unequal) {
    Expression left = unequal.getLeftExpression();
    Expression right = unequal.getRightExpression();
    return isOf(select, left, source) && isNamed(select, left, right, named)
        || isOf(select, right, source) && isNamed(select, right, left, named);
  }

  private static boolean isOf(BoundSelect select, Expression side, Source source) {
    return side instanceof Column column
        && select.use(column).filter(use -> use.isOf(source)).isPresent();
  }

  private static boolean isNamed(
      BoundSelect select, Expression column, Expression other, Named named) {
    boolean sameColumn =
        column instanceof Column own
            && own.getUnquotedColumnName().equalsIgnoreCase(named.column().column().name());
    return isOf(select, other, named.source())
        || (sameColumn && other.toString().equals(named.value().toString()));
  }

  /** Without its only condition a join would be none. */
  private static boolean isAllOfAJoin(BoundSelect select, Expression condition) {
    return Trees.joins(select).stream()
        .flatMap(join -> join.getOnExpressions().stream())
        .map(Trees::parts)
        .anyMatch(parts -> parts.size() == 1 && parts.getFirst() == condition);
  }
}
