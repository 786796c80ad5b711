package dev.assay.analysis.readings;

import dev.assay.sql.Dialect;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.QueryTrees;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.SelectItem;

/**
 * Leaves out what a query keeps although it has nothing: rows of a LEFT JOIN without a partner,
 * those for which a subquery sums nothing, and those that a group to be avoided does not name.
 */
final class NoneLeftOut implements Rewriting {

  private final Dialect dialect;

  NoneLeftOut(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.WITH_NONE;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    List<Runnable> parts = new ArrayList<>();
    for (BoundSelect select : query.selects()) {
      parts.addAll(joins(select));
      parts.addAll(sums(select));
      parts.addAll(avoided(select));
    }
    return parts.isEmpty() ? List.of() : List.of(() -> parts.forEach(Runnable::run));
  }

  private static List<Runnable> joins(BoundSelect select) {
    return select.sources().stream()
        .filter(source -> source.join() != null)
        .filter(source -> isOuter(source.join()) && !isLookedForMissing(select, source))
        .map(source -> inner(source.join()))
        .toList();
  }

  private static boolean isOuter(Join join) {
    return (join.isLeft() || join.isRight())
        && !join.isFull()
        && !join.isNatural()
        && (!join.getOnExpressions().isEmpty() || !join.getUsingColumns().isEmpty());
  }

  private static Runnable inner(Join join) {
    return () -> {
      join.setLeft(false);
      join.setRight(false);
      join.setOuter(false);
    };
  }

  /** Whether the query asks for those without a partner: they are all that it is about. */
  private static boolean isLookedForMissing(BoundSelect select, Source source) {
    return Conditions.of(select).stream()
        .map(Conditions.Condition::node)
        .filter(node -> node instanceof IsNullExpression test && !test.isNot())
        .flatMap(node -> Conditions.columns(node).stream())
        .anyMatch(column -> select.use(column).filter(use -> use.isOf(source)).isPresent());
  }

  /** Subqueries that compute one value of the rows that belong to one of the query's. */
  private List<Runnable> sums(BoundSelect select) {
    return select.inner().stream()
        .filter(inner -> inner.node().getGroupBy() == null && inner.isGrouped())
        .filter(inner -> inner.node().getHaving() == null && refersTo(select, inner))
        .filter(_ -> select.node().getGroupBy() == null)
        .flatMap(inner -> existing(inner.node().toString()).stream())
        .map(
            exists ->
                (Runnable)
                    () -> select.node().setWhere(Trees.and(select.node().getWhere(), exists)))
        .toList();
  }

  private static boolean refersTo(BoundSelect select, BoundSelect inner) {
    return inner.names().stream()
        .map(NameUse::meaning)
        .anyMatch(
            meaning ->
                meaning instanceof Meaning.Known known
                    && select.sources().contains(known.source()));
  }

  private Optional<Expression> existing(String subquery) {
    return plain(subquery)
        .map(
            plain -> {
              plain.setSelectItems(new ArrayList<>(List.of(new SelectItem<>(new LongValue(1)))));
              plain.setOrderByElements(null);
              plain.setLimit(null);
              ExistsExpression exists = new ExistsExpression();
              exists.setRightExpression(new ParenthesedSelect().withSelect(plain));
              return exists;
            });
  }

  /** NOT IN over groups: what is in no group is not among those that are avoided either. */
  private List<Runnable> avoided(BoundSelect select) {
    return Trees.parts(select.node().getWhere()).stream()
        .flatMap(
            condition ->
                condition instanceof InExpression in
                        && in.isNot()
                        && in.getLeftExpression() instanceof Column
                        && in.getRightExpression() instanceof ParenthesedSelect query
                        && query.getSelect() instanceof PlainSelect groups
                        && groups.getHaving() != null
                    ? named(in, groups).stream()
                    : Stream.empty())
        .map(
            named ->
                (Runnable) () -> select.node().setWhere(Trees.and(select.node().getWhere(), named)))
        .toList();
  }

  private Optional<Expression> named(InExpression avoided, PlainSelect groups) {
    return plain(groups.toString())
        .map(
            plain -> {
              plain.setHaving(null);
              InExpression in = new InExpression();
              in.setLeftExpression(avoided.getLeftExpression());
              in.setRightExpression(new ParenthesedSelect().withSelect(plain));
              return in;
            });
  }

  private Optional<PlainSelect> plain(String sql) {
    return QueryTrees.parsed(dialect, sql)
        .filter(PlainSelect.class::isInstance)
        .map(PlainSelect.class::cast);
  }
}
