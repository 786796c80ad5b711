package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.query.Aggregates;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.GroupByElement;

/** Finds groups that are missing, superfluous, or made by a name that several things may have. */
final class GroupingCheck implements Check {

  private static final Set<String> NAMES = Set.of("name", "title", "label");

  private final Dialect dialect;
  private final ColumnContents contents;

  GroupingCheck(Dialect dialect, ColumnContents contents) {
    this.dialect = dialect;
    this.contents = contents;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    if (!select.isGrouped() || select.sources().stream().anyMatch(each -> !each.isKnown())) {
      return List.of();
    }
    if (isOfAll(select)) {
      return List.of();
    }
    List<Finding> findings = new ArrayList<>(missing(select));
    if (select.node().getGroupBy() != null) {
      findings.addAll(superfluous(select));
      if (findings.isEmpty()) {
        findings.addAll(byName(select));
      }
    }
    return findings;
  }

  /** {@code GROUP BY ALL}, which groups by all that is not aggregated. */
  private boolean isOfAll(BoundSelect select) {
    boolean known =
        switch (dialect) {
          case DUCKDB, SNOWFLAKE, BIGQUERY, REDSHIFT, DATABRICKS -> true;
          default -> false;
        };
    List<Expression> keys = keys(select);
    return known && keys.size() == 1 && keys.getFirst().toString().equalsIgnoreCase("ALL");
  }

  private static List<Expression> keys(BoundSelect select) {
    GroupByElement grouping = select.node().getGroupBy();
    if (grouping == null || grouping.getGroupByExpressionList() == null) {
      return List.of();
    }
    List<Expression> keys = new ArrayList<>();
    for (Object key : grouping.getGroupByExpressionList()) {
      keys.add((Expression) key);
    }
    return keys;
  }

  private List<Finding> missing(BoundSelect select) {
    boolean sets = select.node().getGroupBy() != null && keys(select).isEmpty();
    if (sets) {
      return List.of();
    }
    if (select.node().getGroupBy() == null
        && !select.aggregates(Clause.SELECT)
        && !select.aggregates(Clause.HAVING)) {
      return List.of(
          Check.finding(
              DetectedKind.MISSING_GROUP_BY,
              "ORDER BY sorts by a function over many rows, and there is no GROUP BY:"
                  + " all rows are one group",
              "ORDER BY"));
    }
    if (takesOneRow(select)) {
      return List.of();
    }
    Determined determined = new Determined(select, keys(select), contents);
    return select.names().stream()
        .filter(use -> use.clause() == Clause.SELECT || use.clause() == Clause.HAVING)
        .filter(use -> !use.aggregated() && !use.functions().contains("OVER"))
        .filter(use -> use.meaning() instanceof Meaning.Known known && isOwn(select, known))
        .filter(use -> !determined.has(use))
        .map(use -> missing(select, use))
        .toList();
  }

  /** Beside a single MIN or MAX, SQLite takes other columns from the row that it is of. */
  private boolean takesOneRow(BoundSelect select) {
    List<BoundSelect.Call> calls =
        select.calls().stream().filter(call -> Aggregates.isAggregate(call.node())).toList();
    return dialect == Dialect.SQLITE
        && calls.size() == 1
        && calls.getFirst().clause() == Clause.SELECT
        && calls.getFirst().node().getName().toUpperCase(Locale.ROOT).matches("MIN|MAX");
  }

  private static boolean isOwn(BoundSelect select, Meaning.Known known) {
    return select.sources().contains(known.source());
  }

  private static Finding missing(BoundSelect select, NameUse use) {
    String what =
        select.node().getGroupBy() == null
            ? "%s is selected beside a function over many rows, and there is no GROUP BY:"
                + " group by it, or leave it out"
            : "%s is not the same for all rows of a group: add it to GROUP BY, or aggregate it";
    return Check.finding(DetectedKind.MISSING_GROUP_BY, what.formatted(use.node()), use.node());
  }

  private static List<Finding> superfluous(BoundSelect select) {
    List<Expression> keys = keys(select);
    boolean aggregates =
        select.aggregates(Clause.SELECT)
            || select.aggregates(Clause.HAVING)
            || select.aggregates(Clause.ORDER_BY)
            || select.inner().stream().anyMatch(GroupingCheck::makesOneText);
    if (!aggregates && select.node().getHaving() == null && !keys.isEmpty()) {
      return List.of(
          Check.finding(
              DetectedKind.SUPERFLUOUS_GROUP_BY,
              "GROUP BY makes groups of which nothing is counted or summed up: leave it out,"
                  + " or use DISTINCT",
              select.node().getGroupBy()));
    }
    TableDefinition table = select.sources().getFirst().table();
    boolean oneRowEach =
        select.sources().size() == 1
            && table != null
            && !table.primaryKey().isEmpty()
            && columns(select, keys).containsAll(table.primaryKey());
    return oneRowEach
        ? List.of(
            Check.finding(
                DetectedKind.SUPERFLUOUS_GROUP_BY,
                "each row of '%s' is a group of its own by its key %s: leave GROUP BY out"
                    .formatted(table.name(), String.join(", ", table.primaryKey())),
                select.node().getGroupBy()))
        : List.of();
  }

  /** SQL Server's way to join texts: {@code (SELECT ',' + name … FOR XML PATH(''))}. */
  private static boolean makesOneText(BoundSelect query) {
    return query.node().getForXmlPath() != null || query.node().getForClause() != null;
  }

  private static List<String> columns(BoundSelect select, List<Expression> keys) {
    return keys.stream()
        .filter(Column.class::isInstance)
        .flatMap(key -> select.use((Column) key).flatMap(NameUse::origin).stream())
        .map(origin -> origin.column().name())
        .toList();
  }

  /** TS-SQL, figure 12: two players of the same first name become one. */
  private List<Finding> byName(BoundSelect select) {
    List<Finding> findings = new ArrayList<>();
    Determined determined = new Determined(select, keys(select), contents);
    for (Expression key : keys(select)) {
      if (key instanceof Column column
          && select.use(column).map(NameUse::meaning).orElse(null) instanceof Meaning.Known known
          && known.output().origin() != null
          && isName(known.output().origin())
          && !determined.hasKeyOf(known.source())
          && contents.hasRepeats(known.output().origin())) {
        findings.add(named(known.source(), known.output().origin(), column));
      }
    }
    return findings;
  }

  private static boolean isName(BaseColumn column) {
    String name = column.column().name().toLowerCase(Locale.ROOT);
    return !column.table().primaryKey().isEmpty()
        && !column.table().primaryKey().contains(column.column().name())
        && NAMES.stream().anyMatch(name::endsWith);
  }

  private static Finding named(Source source, BaseColumn column, Column place) {
    return Check.finding(
        DetectedKind.GROUP_BY_NAME,
        "rows of '%s' with the same %s become one group: group by its key %s as well"
            .formatted(
                column.table().name(),
                column.column().name(),
                source.name() + "." + String.join(", ", column.table().primaryKey())),
        place);
  }
}
