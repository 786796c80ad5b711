package dev.assay.analysis.calls;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.SqlNames;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;

/** Writes the names of calls as the dialect wants them: quoted where it would misread them. */
final class CallNames {

  private static final Pattern NAMED = Pattern.compile("(?s)(.*\\S)\\s+(?i:AS)\\s+(\\w+)");

  private final Catalog catalog;

  CallNames(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * An expression that can be parsed: a name that is a column, whatever it holds, gets its quotes.
   */
  String parseable(List<Call.From> from, String expression) {
    Matcher named = NAMED.matcher(expression);
    if (named.matches()) {
      return column(from, named.group(1))
          .map(column -> column + " AS " + named.group(2))
          .orElse(expression);
    }
    return column(from, expression).orElse(expression);
  }

  private Optional<String> column(List<Call.From> from, String text) {
    for (Call.From each : from) {
      Optional<CatalogTable> table = catalog.table(each.table());
      String qualifier = each.name() + ".";
      boolean qualified = text.regionMatches(true, 0, qualifier, 0, qualifier.length());
      Optional<String> column =
          table
              .flatMap(known -> known.column(qualified ? text.substring(qualifier.length()) : text))
              .map(CatalogColumn::name)
              .map(this::written);
      if (column.isPresent()) {
        return qualified ? column.map(name -> source(each) + "." + name) : column;
      }
    }
    return Optional.empty();
  }

  /** The name by which columns of the table are qualified. */
  private String source(Call.From from) {
    return from.alias() == null ? table(from.table()) : from.alias();
  }

  /** The table as the dialect writes it. */
  String table(String name) {
    return catalog.written(catalog.table(name).map(CatalogTable::name).orElse(name));
  }

  private String written(String name) {
    return SqlNames.written(catalog.dialect(), name);
  }

  /** The query with every table and column as the database spells them; else as it is. */
  String spelled(String sql) {
    Optional<BoundQuery> query = bound(sql);
    if (query.isEmpty()) {
      return sql;
    }
    for (BoundSelect select : query.get().selects()) {
      select.names().forEach(this::spell);
      select.sources().forEach(this::spell);
    }
    return query.get().tree().toString();
  }

  Optional<BoundQuery> bound(String sql) {
    return BoundQuery.of(catalog.dialect(), sql, catalog.definitions());
  }

  private void spell(NameUse use) {
    if (use.meaning() instanceof Meaning.Known(Source source, var output)
        && source.table() != null
        && output.origin() != null) {
      Column node = use.node();
      node.setColumnName(written(output.origin().column().name()));
      if (node.getTable() != null && source.item().getAlias() == null) {
        spell(node.getTable(), source.table());
      }
    }
  }

  private void spell(Source source) {
    if (source.kind() == Source.Kind.TABLE
        && source.table() != null
        && source.item() instanceof Table table) {
      spell(table, source.table());
    }
  }

  private void spell(Table node, TableDefinition table) {
    node.setName(written(table.ownName()));
    TablePlace place = table.place();
    if (place != null && place.named()) {
      node.setSchemaName(written(place.schema()));
    }
  }
}
