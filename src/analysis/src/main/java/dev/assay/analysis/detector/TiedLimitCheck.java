package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.query.Aggregates;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.OrderByElement;
import net.sf.jsqlparser.statement.select.PlainSelect;

/** Finds the first row of an order with ties where the question asks for all that come first. */
final class TiedLimitCheck implements Check {

  private final ColumnContents contents;
  private final QuestionText question;

  TiedLimitCheck(ColumnContents contents, QuestionText question) {
    this.contents = contents;
    this.question = question;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    List<OrderByElement> order = select.node().getOrderByElements();
    if (select.outer() != null
        || order == null
        || order.size() != 1
        || !isOne(select.node())
        || !question.asksForAllThatAreFirst()
        || !mayTie(select, order.getFirst())) {
      return List.of();
    }
    Expression key = order.getFirst().getExpression();
    return List.of(
        Check.finding(
            DetectedKind.TIED_LIMIT,
            ("several rows may come first by %s, of which LIMIT 1 keeps any one, and the question"
                    + " asks for all: compare %s with its %s in a subquery")
                .formatted(key, key, order.getFirst().isAsc() ? "least value" : "greatest value"),
            order.getFirst()));
  }

  private static boolean isOne(PlainSelect plain) {
    return (plain.getLimit() != null
            && plain.getLimit().getOffset() == null
            && "1".equals(String.valueOf(plain.getLimit().getRowCount())))
        || (plain.getFetch() != null
            && "1".equals(String.valueOf(plain.getFetch().getExpression()))
            && plain.getFetch().getFetchParameters().stream().noneMatch(TiedLimitCheck::isTies))
        || (plain.getTop() != null
            && "1".equals(String.valueOf(plain.getTop().getExpression()))
            && !plain.getTop().isWithTies());
  }

  private static boolean isTies(String parameter) {
    return parameter.equalsIgnoreCase("WITH TIES");
  }

  private boolean mayTie(BoundSelect select, OrderByElement element) {
    Expression key = meant(select, Expressions.bare(element.getExpression()));
    if (key instanceof Function function && Aggregates.isAggregate(function)) {
      return select.node().getGroupBy() != null;
    }
    Optional<BaseColumn> column =
        key instanceof Column name ? select.use(name).flatMap(NameUse::origin) : Optional.empty();
    return column.isPresent()
        && !select.isGrouped()
        && !column.get().table().primaryKey().equals(List.of(column.get().column().name()))
        && !contents.isUnique(column.get())
        && !isFirstAlone(select, column.get(), !element.isAsc());
  }

  private boolean isFirstAlone(BoundSelect select, BaseColumn column, boolean greatest) {
    return select.sources().size() == 1
        && select.node().getWhere() == null
        && contents.mostRowsAtEnd(column, greatest) <= 1;
  }

  private static Expression meant(BoundSelect select, Expression key) {
    return key instanceof Column column
            && select.use(column).map(NameUse::meaning).orElse(null)
                instanceof Meaning.SelectAlias(Expression expression)
            && select.names().stream().anyMatch(use -> use.clause() == Clause.ORDER_BY)
        ? expression
        : key;
  }
}
