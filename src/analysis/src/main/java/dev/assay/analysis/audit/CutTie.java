package dev.assay.analysis.audit;

import dev.assay.sql.Dialect;
import dev.assay.sql.query.QueryTrees;
import dev.assay.table.CellEquality;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.OrderByElement;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.SelectItem;
import org.jspecify.annotations.Nullable;

/**
 * A query that shows whether the LIMIT of another one cuts through a tie: it gives one row more,
 * and what rows are sorted by.
 *
 * @param sql the query to execute
 * @param kept how many rows the LIMIT keeps
 * @param keys what rows are sorted by, as text; their values are the last columns of the result
 */
public record CutTie(String sql, int kept, List<String> keys) {

  private static final int LARGEST = 1_000;

  public CutTie {
    keys = List.copyOf(keys);
  }

  /** The query for one that ends in ORDER BY and LIMIT; empty for all others. */
  public static Optional<CutTie> of(Dialect dialect, String sql) {
    return QueryTrees.parsed(dialect, sql)
        .filter(PlainSelect.class::isInstance)
        .map(PlainSelect.class::cast)
        .filter(CutTie::isCut)
        .flatMap(CutTie::shown);
  }

  private static boolean isCut(PlainSelect select) {
    return select.getLimit() != null
        && select.getLimit().getOffset() == null
        && select.getOffset() == null
        && select.getLimit().getRowCount() instanceof LongValue count
        && count.getValue() > 0
        && count.getValue() <= LARGEST
        && select.getOrderByElements() != null
        && select.getDistinct() == null;
  }

  private static Optional<CutTie> shown(PlainSelect select) {
    List<Expression> keys = new ArrayList<>();
    for (OrderByElement element : select.getOrderByElements()) {
      Expression key = meant(select, element.getExpression());
      if (key == null) {
        return Optional.empty();
      }
      keys.add(key);
    }
    int kept = (int) select.getLimit().getRowCount(LongValue.class).getValue();
    keys.forEach(key -> select.addSelectItem(key));
    select.getLimit().setRowCount(new LongValue(kept + 1L));
    return Optional.of(
        new CutTie(select.toString(), kept, keys.stream().map(Expression::toString).toList()));
  }

  /** A number stands for a column of the result, and so may a name. */
  private static @Nullable Expression meant(PlainSelect select, Expression key) {
    List<SelectItem<?>> items = select.getSelectItems();
    if (key instanceof LongValue place) {
      return place.getValue() >= 1 && place.getValue() <= items.size()
          ? items.get((int) place.getValue() - 1).getExpression()
          : null;
    }
    return items.stream()
        .filter(
            item ->
                item.getAlias() != null
                    && key instanceof Column column
                    && column.getTable() == null
                    && item.getAlias()
                        .getUnquotedName()
                        .equalsIgnoreCase(column.getUnquotedColumnName()))
        .<Expression>map(SelectItem::getExpression)
        .findFirst()
        .orElse(key);
  }

  /**
   * What is cut, for people; empty if the first row that is left out sorts behind the last kept.
   */
  public Optional<String> cut(Table result) {
    int visible = result.columnCount() - keys.size();
    if (result.rowCount() <= kept || visible < 1) {
      return Optional.empty();
    }
    List<@Nullable Object> last = result.rows().get(kept - 1);
    List<@Nullable Object> next = result.rows().get(kept);
    List<@Nullable Object> shown = last.subList(0, visible);
    List<@Nullable Object> left = next.subList(0, visible);
    boolean tied =
        CellEquality.equalRows(
            last.subList(visible, last.size()), next.subList(visible, next.size()));
    return !tied || CellEquality.equalRows(shown, left)
        ? Optional.empty()
        : Optional.of(
            "LIMIT %d keeps %s and leaves out %s, which are equal by %s: any of them may be kept"
                .formatted(
                    kept, TableText.row(shown), TableText.row(left), String.join(", ", keys)));
  }
}
