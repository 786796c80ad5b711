package dev.assay.sql.mutation;

import java.util.List;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.statement.select.Fetch;
import net.sf.jsqlparser.statement.select.Limit;
import net.sf.jsqlparser.statement.select.Offset;
import net.sf.jsqlparser.statement.select.OrderByElement;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.Top;

/** Finds the mistakes that are possible in ORDER BY and LIMIT, and what stands for it. */
final class RowEdits {

  private final Edits edits;

  RowEdits(Edits edits) {
    this.edits = edits;
  }

  void visit(Select select, SelectEdits.Use use) {
    boolean limited = limited(select);
    if (select.getOrderByElements() != null && (limited || use.ordered())) {
      order(select, limited ? MutationKind.LIMIT : MutationKind.ORDER);
    }
    limits(select);
  }

  /** Whether the query keeps only some of its rows. */
  static boolean limited(Select select) {
    return select.getLimit() != null
        || select.getFetch() != null
        || (select instanceof PlainSelect plain && plain.getTop() != null);
  }

  /** How many rows are kept, or -1 where that is not told by a number after LIMIT. */
  static long limit(Select select) {
    return select.getLimit() != null && select.getLimit().getRowCount() instanceof LongValue count
        ? count.getValue()
        : -1;
  }

  private void order(Select select, MutationKind kind) {
    List<OrderByElement> keys = select.getOrderByElements();
    for (OrderByElement key : keys) {
      boolean ascending = key.isAsc();
      edits.add(
          kind,
          "ORDER BY %s %s".formatted(Edits.shown(key.getExpression()), ascending ? "DESC" : "ASC"),
          () -> key.setAsc(!ascending),
          () -> key.setAsc(ascending));
    }
    edits.add(
        kind,
        "without ORDER BY",
        () -> select.setOrderByElements(null),
        () -> select.setOrderByElements(keys));
  }

  private void limits(Select select) {
    Limit limit = select.getLimit();
    if (limit != null) {
      edits.add(
          MutationKind.LIMIT,
          "without" + limit,
          () -> select.setLimit(null),
          () -> select.setLimit(limit));
      if (limit(select) > 0) {
        oneMore(limit, limit.getRowCount(), limit(select));
      }
    }
    Offset offset = select.getOffset();
    if (offset != null) {
      edits.add(
          MutationKind.LIMIT,
          "without" + offset,
          () -> select.setOffset(null),
          () -> select.setOffset(offset));
    }
    Fetch fetch = select.getFetch();
    if (fetch != null) {
      edits.add(
          MutationKind.LIMIT,
          "without" + fetch,
          () -> select.setFetch(null),
          () -> select.setFetch(fetch));
    }
    if (select instanceof PlainSelect plain && plain.getTop() != null) {
      Top top = plain.getTop();
      edits.add(
          MutationKind.LIMIT, "without " + top, () -> plain.setTop(null), () -> plain.setTop(top));
    }
  }

  private void oneMore(Limit limit, Expression count, long rows) {
    edits.add(
        MutationKind.LIMIT,
        "LIMIT %d became LIMIT %d".formatted(rows, rows + 1),
        () -> limit.setRowCount(new LongValue(rows + 1)),
        () -> limit.setRowCount(count));
  }
}
