package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.AllTableColumns;
import net.sf.jsqlparser.statement.select.OrderByElement;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.SelectItem;
import net.sf.jsqlparser.statement.select.SetOperationList;
import net.sf.jsqlparser.statement.select.TableFunction;
import net.sf.jsqlparser.statement.select.UnionOp;
import net.sf.jsqlparser.statement.select.WithItem;
import org.jspecify.annotations.Nullable;

/** Goes through a query from the outside to the inside and binds each SELECT. */
final class Binding {

  /**
   * A table of WITH.
   *
   * @param oneRow whether it has one row at most
   */
  record WithTable(List<Output> outputs, boolean oneRow) {}

  /** The tables that a part of a query sees: those of WITH before those of the database. */
  record Sight(Map<String, WithTable> withTables, @Nullable BoundSelect outer) {

    Sight from(BoundSelect select) {
      return new Sight(withTables, select);
    }
  }

  private final Dialect dialect;
  private final Map<String, TableDefinition> tables = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final List<TableDefinition> ordered;
  private final List<BoundSelect> selects = new ArrayList<>();

  Binding(Dialect dialect, List<TableDefinition> tables) {
    this.dialect = dialect;
    this.ordered = List.copyOf(tables);
    tables.forEach(table -> this.tables.putIfAbsent(table.name(), table));
  }

  List<BoundSelect> bound(Select query) {
    bind(query, new Sight(newNames(), null), false);
    return selects;
  }

  private static Map<String, WithTable> newNames() {
    return new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  }

  Dialect dialect() {
    return dialect;
  }

  /** Whether a table of WITH may name itself without the word RECURSIVE. */
  private boolean recursWithoutWord() {
    return dialect == Dialect.ORACLE || dialect == Dialect.MSSQL || dialect == Dialect.DB2;
  }

  /** Whether {@code dual} is a table of one row that every database has. */
  boolean hasDual() {
    return switch (dialect) {
      case ORACLE, MYSQL, MARIADB, SNOWFLAKE, DATABRICKS, H2 -> true;
      default -> false;
    };
  }

  /** The table of the database that the item names; null when it names none. */
  @Nullable TableDefinition table(Table item) {
    String name = item.getUnquotedName();
    String schema = item.getUnquotedSchemaName();
    if (schema == null) {
      TableDefinition exact = tables.get(name);
      return exact != null ? exact : first(each -> each.ownName().equalsIgnoreCase(name));
    }
    TableDefinition there = first(each -> each.place() != null && each.place().isOf(schema, name));
    return there != null
        ? there
        : first(each -> each.place() == null && each.name().equalsIgnoreCase(name));
  }

  private @Nullable TableDefinition first(Predicate<TableDefinition> wanted) {
    return ordered.stream().filter(wanted).findFirst().orElse(null);
  }

  /** The columns of the query's result; those of its first operand, where it has several. */
  List<Output> bind(Select query, Sight outside, boolean asSet) {
    Sight sight = withTables(query, outside);
    return switch (query) {
      case PlainSelect plain -> plain(plain, sight, asSet);
      case ParenthesedSelect inner -> bind(inner.getSelect(), sight, asSet);
      case SetOperationList list -> operands(list, sight);
      default -> List.of();
    };
  }

  private Sight withTables(Select query, Sight outside) {
    if (query.getWithItemsList() == null) {
      return outside;
    }
    Map<String, WithTable> names = newNames();
    names.putAll(outside.withTables());
    Sight sight = new Sight(names, outside.outer());
    for (WithItem<?> item : query.getWithItemsList()) {
      String name = item.getUnquotedAliasName();
      if (item.isRecursive() || recursWithoutWord()) {
        names.put(name, new WithTable(named(item, List.of()), false));
      }
      if (item.getParenthesedStatement() instanceof ParenthesedSelect inner) {
        List<Output> outputs = named(item, bind(inner, sight, false));
        names.put(name, new WithTable(outputs, isOneRow(inner)));
      }
    }
    return sight;
  }

  /** A WITH may name the columns of its table itself. */
  private static List<Output> named(WithItem<?> item, List<Output> outputs) {
    return item.getWithItemList() == null
        ? outputs
        : named(
            item.getWithItemList().stream()
                .map(column -> unquoted(column.getExpression()))
                .toList(),
            outputs);
  }

  /** The columns under other names; the last ones, where there are fewer names, keep theirs. */
  static List<Output> named(List<String> names, List<Output> outputs) {
    List<Output> named = new ArrayList<>();
    for (int at = 0; at < Math.max(names.size(), outputs.size()); at++) {
      Output output = at < outputs.size() ? outputs.get(at) : null;
      String name = at < names.size() ? names.get(at) : outputs.get(at).name();
      named.add(
          output == null
              ? new Output(name, null)
              : new Output(name, output.origin(), output.computed()));
    }
    return named;
  }

  /** Whether a query that is bound has one row at most: a LIMIT 1, or one group of all rows. */
  boolean isOneRow(Select query) {
    return switch (query) {
      case ParenthesedSelect inner -> isCutToOne(inner) || isOneRow(inner.getSelect());
      case PlainSelect plain ->
          isCutToOne(plain)
              || (plain.getTop() != null
                  && "1".equals(String.valueOf(plain.getTop().getExpression()))
                  && !plain.getTop().isWithTies())
              || (plain.getGroupBy() == null
                  && selects.stream()
                      .anyMatch(select -> select.node() == plain && select.isGrouped()));
      default -> isCutToOne(query);
    };
  }

  private static boolean isCutToOne(Select query) {
    return (query.getLimit() != null && "1".equals(String.valueOf(query.getLimit().getRowCount())))
        || (query.getFetch() != null
            && "1".equals(String.valueOf(query.getFetch().getExpression()))
            && query.getFetch().getFetchParameters().stream()
                .noneMatch(parameter -> parameter.equalsIgnoreCase("WITH TIES")));
  }

  private List<Output> operands(SetOperationList list, Sight sight) {
    boolean all =
        list.getOperations().stream().allMatch(each -> each instanceof UnionOp u && u.isAll());
    List<Output> first = List.of();
    for (int at = 0; at < list.getSelects().size(); at++) {
      List<Output> outputs = bind(list.getSelect(at), sight, !all);
      first = at == 0 ? outputs : first;
    }
    return first;
  }

  private List<Output> plain(PlainSelect node, Sight sight, boolean asSet) {
    BoundSelect select = new BoundSelect(node, sight.outer(), asSet);
    selects.add(select);
    new FromClause(this, select, sight).addSources();
    NameWalk walk = new NameWalk(this, select, sight.from(select));
    outputs(select);
    select.sources().forEach(source -> walk.conditions(source.join()));
    select.sources().stream()
        .map(Source::item)
        .filter(TableFunction.class::isInstance)
        .forEach(item -> walk.arguments((TableFunction) item));
    node.getSelectItems().forEach(item -> walk.names(item.getExpression(), Clause.SELECT));
    walk.names(node.getWhere(), Clause.WHERE);
    if (node.getGroupBy() != null && node.getGroupBy().getGroupByExpressionList() != null) {
      walk.names(node.getGroupBy().getGroupByExpressionList(), Clause.GROUP_BY);
    }
    walk.names(node.getHaving(), Clause.HAVING);
    walk.names(node.getQualify(), Clause.HAVING);
    if (node.getOrderByElements() != null) {
      for (OrderByElement key : node.getOrderByElements()) {
        walk.names(key.getExpression(), Clause.ORDER_BY);
      }
    }
    return select.outputs();
  }

  private static void outputs(BoundSelect select) {
    for (SelectItem<?> item : select.node().getSelectItems()) {
      Expression expression = item.getExpression();
      if (expression instanceof AllTableColumns all) {
        select.sources().stream()
            .filter(source -> source.name().equalsIgnoreCase(all.getTable().getUnquotedName()))
            .forEach(source -> source.outputs().forEach(select::add));
      } else if (expression instanceof AllColumns) {
        select.sources().forEach(source -> source.outputs().forEach(select::add));
      } else {
        select.add(output(select, item, expression));
      }
    }
  }

  private static Output output(BoundSelect select, SelectItem<?> item, Expression expression) {
    BaseColumn origin = expression instanceof Column column ? origin(select, column) : null;
    return new Output(
        item.getAlias() == null ? unquoted(expression) : item.getAlias().getUnquotedName(),
        origin,
        origin == null ? new Output.Computed(select, expression) : null);
  }

  private static @Nullable BaseColumn origin(BoundSelect select, Column column) {
    return NameWalk.own(select, column) instanceof Meaning.Known known
        ? known.output().origin()
        : null;
  }

  private static String unquoted(Expression expression) {
    return expression instanceof Column column
        ? column.getUnquotedColumnName()
        : expression.toString();
  }
}
