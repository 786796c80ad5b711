package dev.assay.sql.mutation;

import dev.assay.sql.Dialect;
import java.util.List;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.statement.select.GroupByElement;
import net.sf.jsqlparser.statement.select.PlainSelect;

/** Finds the keys of a GROUP BY that could be forgotten. */
final class GroupingEdits {

  private final Edits edits;
  private final Dialect dialect;

  GroupingEdits(Edits edits, Dialect dialect) {
    this.edits = edits;
    this.dialect = dialect;
  }

  @SuppressWarnings("unchecked")
  void visit(PlainSelect select) {
    GroupByElement grouping = select.getGroupBy();
    if (grouping == null || grouping.getGroupByExpressionList() == null) {
      return;
    }
    List<Expression> keys = (List<Expression>) grouping.getGroupByExpressionList();
    for (int at = 0; at < keys.size(); at++) {
      Expression key = keys.get(at);
      int position = at;
      if (!mayMiss(select, key)) {
        continue;
      }
      if (keys.size() > 1) {
        edits.add(
            MutationKind.GROUPING,
            "GROUP BY without " + Edits.shown(key),
            () -> keys.remove(position),
            () -> keys.add(position, key));
      } else if (select.getHaving() == null && (aggregates(select) || !sortsByAggregate(select))) {
        edits.add(
            MutationKind.GROUPING,
            "without GROUP BY " + Edits.shown(key),
            () -> select.setGroupByElement(null),
            () -> select.setGroupByElement(grouping));
      }
    }
  }

  /** Other dialects than SQLite want every column that is selected to be a key. */
  private boolean mayMiss(PlainSelect select, Expression key) {
    return dialect == Dialect.SQLITE
        || select.getSelectItems().stream()
            .noneMatch(item -> item.getExpression().toString().equalsIgnoreCase(key.toString()));
  }

  private static boolean aggregates(PlainSelect select) {
    return select.getSelectItems().stream()
        .anyMatch(item -> ExpressionEdits.holdsAggregate(item.getExpression()));
  }

  /** Without groups that is an error, unless the whole is one group for another reason. */
  private static boolean sortsByAggregate(PlainSelect select) {
    return select.getOrderByElements() != null
        && select.getOrderByElements().stream()
            .anyMatch(key -> ExpressionEdits.holdsAggregate(key.getExpression()));
  }
}
