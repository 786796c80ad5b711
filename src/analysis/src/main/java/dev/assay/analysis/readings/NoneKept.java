package dev.assay.analysis.readings;

import dev.assay.catalog.SqlNames;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.query.Aggregates;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.WhenClause;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.PlainSelect;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what has none, with the number 0, where a question asks of each how many, and the query
 * only has those that have some: by an inner join, by the groups of a table that names things of
 * another, or by a condition on what is counted.
 */
final class NoneKept implements Rewriting {

  private final AskedWords asked;

  NoneKept(AskedWords asked) {
    this.asked = asked;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.WITH_NONE;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    if (!asked.ofEach()
        || !(query.tree() instanceof PlainSelect top)
        || top.getWithItemsList() != null) {
      return List.of();
    }
    return query.selects().stream()
        .filter(select -> select.node() == top && countsOfEach(select))
        .flatMap(select -> edit(query.dialect(), select).stream())
        .toList();
  }

  private static boolean countsOfEach(BoundSelect select) {
    PlainSelect node = select.node();
    return !keys(select).isEmpty()
        && node.getHaving() == null
        && node.getLimit() == null
        && node.getFetch() == null
        && node.getTop() == null
        && !counts(select).isEmpty()
        && select.calls().stream()
            .map(BoundSelect.Call::node)
            .filter(Aggregates::isAggregate)
            .allMatch(Trees::isCount)
        && select.sources().stream().allMatch(Trees::isTable)
        && Trees.joins(select).stream().allMatch(Trees::isPlainInner);
  }

  /** The keys of its groups; none where one of them is no column. */
  private static List<NameUse> keys(BoundSelect select) {
    if (select.node().getGroupBy() == null) {
      return List.of();
    }
    ExpressionList<?> list = select.node().getGroupBy().getGroupByExpressionList();
    List<NameUse> keys = new ArrayList<>();
    for (Expression key : list) {
      if (key instanceof Column column) {
        select.use(column).filter(use -> use.origin().isPresent()).ifPresent(keys::add);
      }
    }
    return keys.size() == list.size() ? keys : List.of();
  }

  private static List<Function> counts(BoundSelect select) {
    return select.calls().stream().map(BoundSelect.Call::node).filter(Trees::isCount).toList();
  }

  private static Optional<Runnable> edit(Dialect dialect, BoundSelect select) {
    List<NameUse> keys = keys(select);
    Source first = select.sources().getFirst();
    if (select.sources().size() == 2) {
      return select.sources().stream()
          .filter(source -> keys.stream().allMatch(key -> key.isOf(source)))
          .findFirst()
          .flatMap(of -> outerJoin(select, of, of == first ? select.sources().getLast() : first));
    }
    if (select.sources().size() > 2 || choosesGroups(select, keys)) {
      return Optional.empty();
    }
    Optional<ForeignKey> key =
        keys.size() == 1 ? reference(keys.getFirst(), first) : Optional.empty();
    if (key.isPresent()) {
      return Optional.of(() -> fromReferenced(dialect, select, first, keys.getFirst(), key.get()));
    }
    @Nullable Expression where = select.node().getWhere();
    return where == null ? Optional.empty() : Optional.of(() -> countMatching(select, where));
  }

  /** Whether a condition is about the groups themselves: the others are not asked for. */
  private static boolean choosesGroups(BoundSelect select, List<NameUse> keys) {
    Set<String> names =
        keys.stream()
            .map(key -> key.node().getColumnName().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    return Trees.parts(select.node().getWhere()).stream()
        .map(Conditions::columns)
        .anyMatch(
            columns ->
                !columns.isEmpty()
                    && columns.stream()
                        .allMatch(
                            column ->
                                names.contains(column.getColumnName().toLowerCase(Locale.ROOT))));
  }

  private static Optional<ForeignKey> reference(NameUse key, Source source) {
    String column = key.origin().orElseThrow().column().name();
    return source.table() == null
        ? Optional.empty()
        : source.table().foreignKeys().stream()
            .filter(each -> each.columns().size() == 1)
            .filter(each -> each.columns().getFirst().equalsIgnoreCase(column))
            .filter(each -> !each.referencedTable().equalsIgnoreCase(source.table().name()))
            .findFirst();
  }

  /** {@code FROM of LEFT JOIN other}, with what is asked of the other in its condition. */
  private static Optional<Runnable> outerJoin(BoundSelect select, Source of, Source other) {
    Join join = Trees.joins(select).getFirst();
    Optional<Column> tie =
        join.getOnExpressions().stream()
            .flatMap(on -> Conditions.columns(on).stream())
            .filter(column -> isOf(select, column, other))
            .findFirst();
    boolean countsOther =
        counts(select).stream()
            .allMatch(
                count ->
                    Trees.isCountOfRows(count)
                        || Conditions.columns(count).stream()
                            .allMatch(column -> isOf(select, column, other)));
    if (tie.isEmpty() || !countsOther) {
      return Optional.empty();
    }
    return Optional.of(
        () -> {
          List<Expression> on = new ArrayList<>(join.getOnExpressions());
          @Nullable Expression where = null;
          for (Expression part : Trees.parts(select.node().getWhere())) {
            if (Conditions.columns(part).stream().anyMatch(column -> isOf(select, column, other))) {
              on.set(0, Trees.and(on.getFirst(), part));
            } else {
              where = Trees.and(where, part);
            }
          }
          select.node().setWhere(where);
          FromItem from = select.node().getFromItem();
          if (join.getFromItem() == of.item()) {
            select.node().setFromItem(of.item());
            join.setFromItem(from);
          }
          join.setInner(false);
          join.setLeft(true);
          join.setOnExpressions(on);
          countNotNull(select, tie.get());
        });
  }

  private static boolean isOf(BoundSelect select, Column column, Source source) {
    return select.use(column).filter(use -> use.isOf(source)).isPresent();
  }

  private static void countNotNull(BoundSelect select, Column column) {
    for (Function count : counts(select)) {
      if (Trees.isCountOfRows(count)) {
        count.setParameters(new ExpressionList<>(column));
      }
    }
  }

  /** The things themselves come first, where the query has the table that names them alone. */
  private static void fromReferenced(
      Dialect dialect, BoundSelect select, Source source, NameUse key, ForeignKey reference) {
    String parent = reference.referencedTable();
    String own = Trees.named(source);
    Column named = Trees.column(dialect, source, reference.columns().getFirst());
    Table things = new Table(SqlNames.written(dialect, parent));
    Column thing =
        new Column(things, SqlNames.written(dialect, reference.referencedColumns().getFirst()));
    String column = key.origin().orElseThrow().column().name();
    for (NameUse use : select.names()) {
      boolean isKey =
          use.origin()
              .filter(origin -> origin.column().name().equalsIgnoreCase(column))
              .isPresent();
      if (use.isOf(source) && isKey && !use.aggregated() && use.clause() != Clause.WHERE) {
        use.node().setTable(thing.getTable());
        use.node().setColumnName(thing.getColumnName());
      } else if (use.isOf(source) && use.node().getTable() == null) {
        use.node().setTable(new Table(own));
      }
    }
    Join join = new Join();
    join.setLeft(true);
    join.setFromItem(select.node().getFromItem());
    Expression on = new EqualsTo(named, thing);
    @Nullable Expression where = select.node().getWhere();
    join.setOnExpressions(List.of(where == null ? on : Trees.and(on, where)));
    select.node().setWhere(null);
    select.node().setFromItem(things);
    select.node().setJoins(new ArrayList<>(List.of(join)));
    countNotNull(select, named);
  }

  /** All groups of the table, and of each the number of rows that meet the condition. */
  private static void countMatching(BoundSelect select, Expression where) {
    for (Function count : counts(select)) {
      Expression counted =
          Trees.isCountOfRows(count) ? new LongValue(1) : count.getParameters().getFirst();
      WhenClause when = new WhenClause();
      when.setWhenExpression(where);
      when.setThenExpression(counted);
      CaseExpression matching = new CaseExpression();
      matching.setWhenClauses(new ArrayList<>(List.of(when)));
      count.setParameters(new ExpressionList<>(matching));
    }
    select.node().setWhere(null);
  }
}
