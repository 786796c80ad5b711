package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.util.List;
import net.sf.jsqlparser.expression.Alias;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.LateralSubSelect;
import net.sf.jsqlparser.statement.select.LateralView;
import net.sf.jsqlparser.statement.select.ParenthesedFromItem;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.TableFunction;
import org.jspecify.annotations.Nullable;

/** Finds the sources of a SELECT. */
final class FromClause {

  private final Binding binding;
  private final BoundSelect select;
  private final Binding.Sight sight;

  FromClause(Binding binding, BoundSelect select, Binding.Sight sight) {
    this.binding = binding;
    this.select = select;
    this.sight = sight;
  }

  void addSources() {
    add(select.node().getFromItem(), null);
    if (select.node().getLateralViews() != null) {
      select.node().getLateralViews().forEach(this::add);
    }
    addJoins(select.node().getJoins());
  }

  private void addJoins(@Nullable List<Join> joins) {
    if (joins != null) {
      joins.forEach(join -> add(join.getFromItem(), join));
    }
  }

  private void add(@Nullable FromItem item, @Nullable Join join) {
    switch (item) {
      case null -> {}
      // a list of VALUES, or joins whose columns have one name before them
      case ParenthesedFromItem inner when inner.getAlias() != null ->
          select.add(other(inner, join));
      case ParenthesedFromItem inner -> {
        add(inner.getFromItem(), join);
        addJoins(inner.getJoins());
      }
      case Table table -> select.add(isTurned(table) ? turned(table, join) : source(table, join));
      case ParenthesedSelect inner -> {
        boolean seesOthers =
            inner instanceof LateralSubSelect
                || (join != null && join.isApply())
                || binding.dialect() == Dialect.DUCKDB; // lateral by itself
        List<Output> outputs =
            named(
                inner.getAlias(),
                binding.bind(inner, seesOthers ? sight.from(select) : sight, false));
        String name = name(inner.getAlias(), "");
        select.add(
            isTurned(inner)
                ? turned(inner, join)
                : query(inner, name, outputs, join, binding.isOneRow(inner)));
      }
      default -> select.add(other(item, join));
    }
  }

  /** Whether PIVOT or UNPIVOT gives it other columns. */
  private static boolean isTurned(FromItem item) {
    return item.getPivot() != null || item.getUnPivot() != null;
  }

  private static Source turned(FromItem item, @Nullable Join join) {
    Alias alias =
        item.getPivot() != null ? item.getPivot().getAlias() : item.getUnPivot().getAlias();
    String table = item instanceof Table named ? named.getUnquotedName() : "";
    return new Source(
        name(alias, name(item.getAlias(), table)),
        Source.Kind.OTHER,
        null,
        List.of(),
        item,
        join,
        false);
  }

  /** Spark's and Databricks' way to take rows from a function. */
  private void add(LateralView view) {
    FromItem function = new TableFunction(view.getGeneratorFunction());
    function.setAlias(view.getTableAlias());
    select.add(other(function, null));
  }

  private Source source(Table item, @Nullable Join join) {
    String name = item.getUnquotedName();
    String alias = name(item.getAlias(), name);
    Binding.WithTable withTable =
        item.getSchemaName() == null ? sight.withTables().get(name) : null;
    if (withTable != null) {
      return query(item, alias, withTable.outputs(), join, withTable.oneRow());
    }
    if (isField(item)) {
      return other(item, join);
    }
    TableDefinition table = binding.table(item);
    if (table == null && binding.hasDual() && name.equalsIgnoreCase("dual")) {
      return other(item, join);
    }
    if (table == null && SystemTables.isOne(binding.dialect(), item)) {
      return other(item, join);
    }
    if (table == null) {
      return new Source(alias, Source.Kind.UNKNOWN, null, List.of(), item, join, false);
    }
    List<Output> outputs =
        table.columns().stream()
            .map(column -> new Output(column.name(), new BaseColumn(table, column)))
            .toList();
    return new Source(alias, Source.Kind.TABLE, table, outputs, item, join, false);
  }

  /** Whether it is no table but a list within the rows of one before it: {@code o.items}. */
  private boolean isField(Table item) {
    if (item.getSchemaName() == null
        || (binding.dialect() != Dialect.REDSHIFT && binding.dialect() != Dialect.BIGQUERY)) {
      return false;
    }
    String first = NameWalk.firstPart(item);
    return select.sources().stream().anyMatch(source -> source.name().equalsIgnoreCase(first));
  }

  private static Source query(
      FromItem item, String alias, List<Output> outputs, @Nullable Join join, boolean oneRow) {
    boolean known = !outputs.isEmpty();
    return new Source(
        alias, known ? Source.Kind.QUERY : Source.Kind.OTHER, null, outputs, item, join, oneRow);
  }

  private static Source other(FromItem item, @Nullable Join join) {
    return new Source(
        name(item.getAlias(), ""), Source.Kind.OTHER, null, List.of(), item, join, false);
  }

  /** An alias may name the columns as well. */
  private static List<Output> named(@Nullable Alias alias, List<Output> outputs) {
    return alias == null || alias.getAliasColumns() == null
        ? outputs
        : Binding.named(
            alias.getAliasColumns().stream().map(column -> column.name).toList(), outputs);
  }

  private static String name(@Nullable Alias alias, String otherwise) {
    return alias == null ? otherwise : alias.getUnquotedName();
  }
}
