package dev.assay.sql.shadowing;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Test tables of several schemas in one, and queries of them: each table has one name, and each
 * place of a query that names it, with its schema or without, has that name there. A bare name
 * means the first table of that name, as it does along a search path.
 */
public final class SchemaNames {

  private final Names names;
  private final List<TestTable> tables;
  private final List<SchemaQuery> queries = new ArrayList<>();

  /** The names of tables that cannot have their own, since a WITH hides it. */
  private final Map<TestTable, String> others = new IdentityHashMap<>();

  /**
   * Reads the queries.
   *
   * @param tables in the order of their schemas in the search path
   */
  public SchemaNames(Dialect dialect, List<TestTable> tables) {
    this.names = new Names(dialect);
    this.tables = tables;
  }

  /**
   * Takes a query.
   *
   * @param tokens those of the query
   * @throws UnshadowedException when it names a table that is in another schema
   */
  public SchemaQuery take(Dialect dialect, String sql, List<SqlToken> tokens)
      throws UnshadowedException {
    SchemaQuery query =
        new SchemaQuery(this, new OwnTables(dialect, tokens, names).all(), sql, tokens);
    queries.add(query);
    query.hidden().forEach(table -> others.computeIfAbsent(table, this::otherName));
    return query;
  }

  /** The tables under the names that the queries have for them, once all queries are taken. */
  public List<TestTable> tables() {
    return tables.stream()
        .map(table -> new TestTable(table.definition().named(name(table)), table.rows()))
        .toList();
  }

  Names names() {
    return names;
  }

  String name(TestTable table) {
    return others.getOrDefault(table, table.definition().name());
  }

  /** The table that a bare name means. */
  Optional<TestTable> bare(String compared) {
    return tables.stream()
        .filter(table -> names.compared(table.definition().name()).equals(compared))
        .findFirst()
        .or(
            () ->
                tables.stream()
                    .filter(table -> names.compared(table.definition().ownName()).equals(compared))
                    .findFirst());
  }

  /** The tables of that own name, whatever their schema. */
  List<TestTable> called(String compared) {
    return tables.stream()
        .filter(table -> names.compared(table.definition().ownName()).equals(compared))
        .toList();
  }

  private String otherName(TestTable table) {
    String other = "assay_" + table.definition().ownName();
    while (isNamed(other)) {
      other = other + "_";
    }
    return other;
  }

  private boolean isNamed(String name) {
    return others.containsValue(name)
        || tables.stream().anyMatch(table -> table.definition().name().equalsIgnoreCase(name))
        || queries.stream().anyMatch(query -> query.names(name));
  }
}
