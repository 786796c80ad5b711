package dev.assay.benchmarks.inspectors;

import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.Output;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.SelectItem;

/** Keys of GROUP BY that are missing. */
final class GroupErrors {

  private final RandomGenerator random;

  GroupErrors(RandomGenerator random) {
    this.random = random;
  }

  /** GROUP BY goes, or a column is selected that has several values in some group. */
  Optional<String> missing(SeedTree tree) {
    BoundSelect select = tree.anySelect(random);
    if (select.node().getGroupBy() == null) {
      return Optional.empty();
    }
    return random.nextBoolean() ? withoutGroups(tree, select) : withColumn(tree, select);
  }

  private static Optional<String> withoutGroups(SeedTree tree, BoundSelect select) {
    boolean bare =
        select.names().stream()
            .anyMatch(
                use ->
                    use.clause() == Clause.SELECT
                        && !use.aggregated()
                        && use.meaning() instanceof Meaning.Known);
    boolean groups =
        select.aggregates(Clause.SELECT)
            || select.aggregates(Clause.HAVING)
            || select.aggregates(Clause.ORDER_BY);
    if (!bare || !groups) {
      return Optional.empty();
    }
    select.node().setGroupByElement(null);
    return Optional.of(tree.sql());
  }

  private Optional<String> withColumn(SeedTree tree, BoundSelect select) {
    Source source = SeedTree.any(select.sources(), random);
    Output output = SeedTree.any(source.outputs(), random);
    Column column = new Column(new Table(source.name()), output.name());
    if (select.asSet() || !varies(tree, select.node(), column)) {
      return Optional.empty();
    }
    List<SelectItem<?>> items = new ArrayList<>(select.node().getSelectItems());
    items.add(new SelectItem<>(column));
    select.node().setSelectItems(items);
    return Optional.of(tree.sql());
  }

  /** Asks the database whether some group has several values there. */
  private static boolean varies(SeedTree tree, PlainSelect node, Column column) {
    StringBuilder sql = new StringBuilder("SELECT 1 FROM ").append(node.getFromItem());
    if (node.getJoins() != null) {
      node.getJoins().forEach(join -> sql.append(' ').append(join));
    }
    if (node.getWhere() != null) {
      sql.append(" WHERE ").append(node.getWhere());
    }
    sql.append(' ').append(node.getGroupBy());
    sql.append(" HAVING COUNT(DISTINCT ").append(column).append(") > 1");
    try (SqliteFile file = SqliteFile.open(tree.database().file(), SqlLimits.DEFAULT)) {
      return file.query(sql.toString()).outcome() instanceof SqlOutcome.Executed executed
          && executed.result().rowCount() > 0;
    }
  }
}
