package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.statement.select.Select;

/**
 * A query of which every name is traced to what it stands for.
 *
 * @param tree the query
 * @param selects every SELECT in it, the outer ones before those within
 */
public record BoundQuery(Dialect dialect, Select tree, List<BoundSelect> selects) {

  public BoundQuery {
    selects = List.copyOf(selects);
  }

  /** Parses and binds a query; empty if the parser cannot read it. */
  public static Optional<BoundQuery> of(Dialect dialect, String sql, List<TableDefinition> tables) {
    return QueryTrees.parsed(dialect, sql).map(tree -> of(dialect, tree, tables));
  }

  /** Binds a query; what its names stand for is no longer true when the tree is changed. */
  public static BoundQuery of(Dialect dialect, Select tree, List<TableDefinition> tables) {
    return new BoundQuery(dialect, tree, new Binding(dialect, tables).bound(tree));
  }
}
