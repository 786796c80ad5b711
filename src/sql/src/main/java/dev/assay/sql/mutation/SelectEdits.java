package dev.assay.sql.mutation;

import dev.assay.sql.Dialect;
import dev.assay.sql.mutation.ExpressionEdits.Place;
import java.util.List;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.statement.select.Distinct;
import net.sf.jsqlparser.statement.select.ExceptOp;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.IntersectOp;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.SelectItem;
import net.sf.jsqlparser.statement.select.SetOperation;
import net.sf.jsqlparser.statement.select.SetOperationList;
import net.sf.jsqlparser.statement.select.UnionOp;
import net.sf.jsqlparser.statement.select.WithItem;
import org.jspecify.annotations.Nullable;

/** Finds the mistakes that are possible in the clauses of a query, and of those within it. */
final class SelectEdits {

  /**
   * What a query's rows are for.
   *
   * @param ordered whether their order may be seen
   * @param counted whether it may be seen how often each occurs
   */
  record Use(boolean ordered, boolean counted) {

    static final Use RESULT = new Use(true, true);
    static final Use TABLE = new Use(false, true);
    static final Use SET = new Use(false, false);
  }

  private final Edits edits;
  private final Dialect dialect;
  private final ExpressionEdits expressions;

  SelectEdits(Edits edits, Dialect dialect) {
    this.edits = edits;
    this.dialect = dialect;
    this.expressions =
        new ExpressionEdits(
            edits, dialect, (select, scope) -> visit(select.getSelect(), scope, Use.SET));
  }

  void visit(Select select, Scope scope, Use use) {
    tables(select, scope);
    switch (select) {
      case PlainSelect plain -> plain(plain, scope.within(plain), use);
      case SetOperationList list -> operands(list, scope, use);
      case ParenthesedSelect inner -> visit(inner.getSelect(), scope, use);
      default -> {}
    }
    new RowEdits(edits).visit(select, use);
  }

  /** A recursion that loses its end would only be stopped by the clock: it is left alone. */
  private void tables(Select select, Scope scope) {
    List<WithItem<?>> tables = select.getWithItemsList();
    if (tables == null) {
      return;
    }
    tables.forEach(table -> scope.hide(table.getUnquotedAliasName()));
    if (tables.stream().noneMatch(WithItem::isRecursive)) {
      for (WithItem<?> table : tables) {
        if (table.getParenthesedStatement() instanceof ParenthesedSelect inner) {
          visit(inner.getSelect(), scope, Use.TABLE);
        }
      }
    }
  }

  private void operands(SetOperationList list, Scope scope, Use use) {
    boolean all =
        list.getOperations().stream().allMatch(each -> each instanceof UnionOp u && u.isAll());
    list.getSelects()
        .forEach(operand -> visit(operand, scope, all && use.counted() ? Use.TABLE : Use.SET));
    for (int at = 0; at < list.getOperations().size(); at++) {
      SetOperation before = list.getOperation(at);
      if (before instanceof UnionOp union && use.counted()) {
        UnionOp other = new UnionOp();
        other.setAll(!union.isAll());
        operation(list, at, MutationKind.DISTINCT, other);
      }
      operation(
          list,
          at,
          MutationKind.SET_OPERATION,
          before instanceof IntersectOp ? new UnionOp() : new IntersectOp());
      if (before instanceof IntersectOp && dialect != Dialect.ORACLE) {
        operation(list, at, MutationKind.SET_OPERATION, new ExceptOp());
      }
    }
  }

  private void operation(SetOperationList list, int at, MutationKind kind, SetOperation other) {
    SetOperation before = list.getOperation(at);
    edits.add(
        kind,
        Edits.became(before, other),
        () -> list.getOperations().set(at, other),
        () -> list.getOperations().set(at, before));
  }

  private void plain(PlainSelect select, Scope scope, Use use) {
    boolean grouped = select.getGroupBy() != null;
    boolean anyColumn = dialect == Dialect.SQLITE || !grouped;
    Place output = new Place(scope, anyColumn, true);
    if (select.getSelectItems() != null) {
      select.getSelectItems().forEach(item -> expressions.visit(slot(item), output));
    }
    from(select, scope);
    condition(new Slot(select::getWhere, select::setWhere), "WHERE", new Place(scope, true, true));
    condition(new Slot(select::getHaving, select::setHaving), "HAVING", output);
    if (select.getOrderByElements() != null && RowEdits.limited(select)) {
      boolean free = dialect == Dialect.SQLITE || (!grouped && select.getDistinct() == null);
      select
          .getOrderByElements()
          .forEach(
              key ->
                  expressions.visit(
                      new Slot(key::getExpression, key::setExpression),
                      new Place(scope, free, true)));
    }
    distinct(select, use);
    new GroupingEdits(edits, dialect).visit(select);
  }

  /** Items have one type of expression by their type, and any by their use. */
  @SuppressWarnings("unchecked")
  private static Slot slot(SelectItem<?> item) {
    SelectItem<Expression> any = (SelectItem<Expression>) item;
    return new Slot(any::getExpression, any::setExpression);
  }

  private void condition(Slot slot, String clause, Place place) {
    Expression whole = slot.expression();
    if (whole == null) {
      return;
    }
    if (!(whole instanceof AndExpression) && !(whole instanceof OrExpression)) {
      edits.add(
          MutationKind.CONDITION_DROPPED,
          "without %s %s".formatted(clause, Edits.shown(whole)),
          () -> slot.set().accept(null),
          () -> slot.set().accept(whole));
    }
    expressions.visit(slot, place);
  }

  private void from(PlainSelect select, Scope scope) {
    table(select.getFromItem(), scope);
    if (select.getJoins() != null) {
      for (Join join : select.getJoins()) {
        table(join.getFromItem(), scope);
        JoinEdits.of(join, edits);
        if (join.getOnExpressions().size() == 1) {
          expressions.visit(
              new Slot(join::getOnExpression, other -> join.setOnExpressions(List.of(other))),
              new Place(scope, true, false));
        }
      }
    }
  }

  private void table(@Nullable FromItem item, Scope scope) {
    if (item instanceof ParenthesedSelect inner) {
      visit(inner.getSelect(), scope, Use.TABLE);
    }
  }

  /** Not where it could change nothing: in sets, in groups, and where there is one row anyway. */
  private void distinct(PlainSelect select, Use use) {
    Distinct before = select.getDistinct();
    if (!use.counted() || (before == null && isPointless(select))) {
      return;
    }
    edits.add(
        MutationKind.DISTINCT,
        before == null ? "SELECT became SELECT DISTINCT" : "SELECT DISTINCT became SELECT",
        () -> select.setDistinct(before == null ? new Distinct() : null),
        () -> select.setDistinct(before));
  }

  private boolean isPointless(PlainSelect select) {
    boolean strict = dialect != Dialect.SQLITE && select.getOrderByElements() != null;
    return strict
        || select.getGroupBy() != null
        || select.getFromItem() == null
        || RowEdits.limit(select) == 1
        || select.getSelectItems().stream()
            .anyMatch(item -> ExpressionEdits.holdsAggregate(item.getExpression()));
  }
}
