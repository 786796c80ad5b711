package dev.assay.analysis.skeleton;

import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Source;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.AllTableColumns;

/**
 * The tables, columns and values that a query uses, as the database spells names.
 *
 * @param values as the query writes them
 */
public record UsedEntities(Set<String> tables, Set<ColumnRef> columns, Set<String> values) {

  public UsedEntities {
    tables = Set.copyOf(tables);
    columns = Set.copyOf(columns);
    values = Set.copyOf(values);
  }

  /** Those of all SELECTs of the query. */
  public static UsedEntities of(BoundQuery query) {
    Set<String> tables = new LinkedHashSet<>();
    Set<ColumnRef> columns = new LinkedHashSet<>();
    Set<String> values = new LinkedHashSet<>();
    for (BoundSelect select : query.selects()) {
      select.sources().stream()
          .map(Source::table)
          .filter(Objects::nonNull)
          .forEach(table -> tables.add(table.name()));
      select.names().forEach(use -> use.origin().ifPresent(each -> columns.add(ref(each))));
      if (select.node().getSelectItems().stream()
          .anyMatch(
              item ->
                  item.getExpression() instanceof AllColumns
                      || item.getExpression() instanceof AllTableColumns)) {
        select.outputs().stream()
            .map(output -> output.origin())
            .filter(Objects::nonNull)
            .forEach(origin -> columns.add(ref(origin)));
      }
      ValueConditions.of(select).forEach(each -> values.add(each.literal().text()));
    }
    return new UsedEntities(tables, columns, values);
  }

  private static ColumnRef ref(BaseColumn column) {
    return new ColumnRef(column.table().name(), column.column().name());
  }
}
