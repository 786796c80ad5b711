package dev.assay.sql.query;

import java.util.List;
import net.sf.jsqlparser.expression.Alias;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.SelectItem;
import net.sf.jsqlparser.statement.select.SetOperationList;
import org.jspecify.annotations.Nullable;

/** Takes SQL Server's {@code SELECT n = COUNT(*)} for a column named n, which no comparison is. */
final class AliasMending {

  private AliasMending() {}

  static void mend(Select query) {
    if (query.getWithItemsList() != null) {
      query.getWithItemsList().stream()
          .filter(item -> item.getParenthesedStatement() instanceof ParenthesedSelect)
          .forEach(item -> mend((ParenthesedSelect) item.getParenthesedStatement()));
    }
    switch (query) {
      case PlainSelect plain -> plain(plain);
      case ParenthesedSelect inner -> mend(inner.getSelect());
      case SetOperationList list -> list.getSelects().forEach(AliasMending::mend);
      default -> {}
    }
  }

  private static void plain(PlainSelect select) {
    source(select.getFromItem());
    if (select.getJoins() != null) {
      select.getJoins().forEach(join -> source(join.getFromItem()));
    }
    named(select.getSelectItems());
  }

  private static void source(@Nullable FromItem item) {
    if (item instanceof ParenthesedSelect inner) {
      mend(inner);
    }
  }

  private static void named(List<SelectItem<?>> items) {
    for (int index = 0; index < items.size(); index++) {
      Expression expression = items.get(index).getExpression();
      if (items.get(index).getAlias() == null
          && expression instanceof EqualsTo equal
          && equal.getLeftExpression() instanceof Column name
          && name.getTable() == null) {
        items.set(
            index,
            new SelectItem<>(equal.getRightExpression(), new Alias(name.getColumnName(), true)));
      }
    }
  }
}
