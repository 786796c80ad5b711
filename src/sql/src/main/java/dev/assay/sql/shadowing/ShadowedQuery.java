package dev.assay.sql.shadowing;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A query with test tables put before the real ones: common tables of literals that have their
 * names, so that not a row of the database is read. Names with a schema lose it; where the query
 * has a table of its own of the same name, the test table has another one. A name that no test
 * table stands for is refused.
 */
public final class ShadowedQuery {

  private final Names names;
  private final Literals literals;
  private final String sql;
  private final List<SqlToken> tokens;
  private final List<OwnTable> own;
  private final Map<String, TestTable> tables = new LinkedHashMap<>();
  private final Map<String, String> shadows = new LinkedHashMap<>();

  /** The texts that tokens are replaced by, by their positions. */
  private final Map<Integer, String> edits = new TreeMap<>();

  private ShadowedQuery(
      Dialect dialect,
      List<TestTable> tables,
      Literals literals,
      String sql,
      List<SqlToken> tokens) {
    this.names = new Names(dialect);
    this.literals = literals;
    this.sql = sql;
    this.tokens = tokens;
    this.own = new OwnTables(dialect, tokens, names).all();
    tables.forEach(
        table -> this.tables.putIfAbsent(names.compared(table.definition().name()), table));
  }

  /**
   * The query with test tables in place of the real ones.
   *
   * @param tokens of the query, without a semicolon at the end
   * @throws UnshadowedException when it names a table that no test table stands for
   */
  public static String of(
      Dialect dialect, List<TestTable> tables, Literals literals, String sql, List<SqlToken> tokens)
      throws UnshadowedException {
    return new ShadowedQuery(dialect, tables, literals, sql, tokens).text();
  }

  /** The rows of a test table alone. */
  public static String ofTable(Dialect dialect, TestTable table, Literals literals)
      throws UnshadowedException {
    ShadowedQuery query = new ShadowedQuery(dialect, List.of(table), literals, "", List.of());
    String name = table.definition().name();
    return "WITH %s SELECT * FROM %s"
        .formatted(query.written(name, table), query.names.quoted(name));
  }

  private String text() throws UnshadowedException {
    checkTellsOfNoTable();
    Set<String> qualified = new HashSet<>();
    for (TableName name : TableNames.in(tokens)) {
      replace(name, qualified);
    }
    qualifiedColumns(qualified);
    String query = edited();
    if (shadows.isEmpty()) {
      return query;
    }
    List<String> written = new ArrayList<>();
    for (Map.Entry<String, String> shadow : shadows.entrySet()) {
      written.add(written(shadow.getValue(), tables.get(shadow.getKey())));
    }
    String before = String.join(",\n", written);
    SqlToken first = tokens.getFirst();
    if (!first.isWord("WITH")) {
      return "WITH " + before + "\n" + query;
    }
    boolean recursive = tokens.get(1).isWord("RECURSIVE");
    int behind = (recursive ? tokens.get(1) : first).end() - first.start();
    return query.substring(0, behind) + " " + before + ",\n" + query.substring(behind);
  }

  /** DuckDB's lists of tables and columns are functions, for which no table can stand. */
  private void checkTellsOfNoTable() throws UnshadowedException {
    for (int at = 0; at + 1 < tokens.size(); at++) {
      String name = tokens.get(at).text().toLowerCase(Locale.ROOT);
      if (tokens.get(at).isName()
          && name.startsWith("duckdb_")
          && tokens.get(at + 1).isSymbol('(')) {
        throw new UnshadowedException(
            SqlFailure.Kind.NOT_EXECUTABLE,
            "the function %s tells of the real tables, so that it is not executed there"
                .formatted(name));
      }
    }
  }

  private void replace(TableName name, Set<String> qualified) throws UnshadowedException {
    SqlToken last = tokens.get(name.last());
    String compared = names.compared(last);
    if (!name.isQualified() && isOwn(compared, name.first())) {
      return;
    }
    if (!tables.containsKey(compared)) {
      throw new UnshadowedException(
          SqlFailure.Kind.ERROR,
          "no test table stands for the table '%s', and the real one is not read"
              .formatted(source(name.first(), name.last())));
    }
    String shadow = shadows.computeIfAbsent(compared, this::shadowName);
    boolean renamed = !names.compared(shadow).equals(compared);
    if (!name.isQualified() && !renamed) {
      return;
    }
    String written = source(name.last(), name.last());
    qualified.add(compared);
    for (int at = name.first(); at < name.last(); at++) {
      edits.put(at, "");
    }
    if (renamed) {
      edits.put(
          name.last(),
          names.quoted(shadow) + (TableAlias.isAt(tokens, name.last() + 1) ? "" : " " + written));
    }
  }

  private boolean isOwn(String compared, int position) {
    return own.stream().anyMatch(each -> each.name().equals(compared) && each.isMeantAt(position));
  }

  /** The table's own name, or one that nothing in the query has. */
  private String shadowName(String compared) {
    String exact = tables.get(compared).definition().name();
    if (own.stream().noneMatch(each -> each.name().equals(compared))) {
      return exact;
    }
    String other = "assay_" + exact;
    while (isNamed(other)) {
      other = other + "_";
    }
    return other;
  }

  private boolean isNamed(String name) {
    return tokens.stream().anyMatch(token -> token.isName() && token.text().equalsIgnoreCase(name));
  }

  /** Columns named with schema and table lose the schema where their table did. */
  private void qualifiedColumns(Set<String> qualified) {
    for (int at = 0; at + 4 < tokens.size(); at++) {
      boolean chain =
          tokens.get(at).isName()
              && tokens.get(at + 1).isSymbol('.')
              && tokens.get(at + 2).isName()
              && tokens.get(at + 3).isSymbol('.')
              && (at == 0 || !tokens.get(at - 1).isSymbol('.'));
      if (chain && qualified.contains(names.compared(tokens.get(at + 2)))) {
        edits.put(at, "");
        edits.put(at + 1, "");
      }
    }
  }

  private String source(int first, int last) {
    return sql.substring(tokens.get(first).start(), tokens.get(last).end());
  }

  /** From the first token to the last, without comments. */
  private String edited() {
    StringBuilder text = new StringBuilder();
    int end = tokens.getFirst().start();
    for (int at = 0; at < tokens.size(); at++) {
      SqlToken token = tokens.get(at);
      text.append(token.start() > end ? " " : "");
      @Nullable String edit = edits.get(at);
      text.append(edit == null ? sql.substring(token.start(), token.end()) : edit);
      end = token.end();
    }
    return text.toString();
  }

  private String written(String name, TestTable table) throws UnshadowedException {
    List<List<@Nullable Object>> rows = new ArrayList<>(table.completeRows());
    String condition = "";
    if (rows.isEmpty()) {
      List<@Nullable Object> none = new ArrayList<>();
      table.definition().columns().forEach(_ -> none.add(null));
      rows.add(none);
      condition = " WHERE 1 = 0";
    }
    List<String> selects = new ArrayList<>();
    for (List<@Nullable Object> row : rows) {
      selects.add(row(table, row, selects.isEmpty()) + literals.behindRow() + condition);
    }
    return "%s AS (%s)".formatted(names.quoted(name), String.join(" UNION ALL ", selects));
  }

  private String row(TestTable table, List<@Nullable Object> values, boolean named)
      throws UnshadowedException {
    List<ColumnDefinition> columns = table.definition().columns();
    List<String> cells = new ArrayList<>();
    for (int column = 0; column < columns.size(); column++) {
      ColumnDefinition definition = columns.get(column);
      String cell = literals.cell(definition, values.get(column));
      if (cell == null) {
        throw new UnshadowedException(
            SqlFailure.Kind.DATA,
            "table '%s', column '%s': %s is not of type %s"
                .formatted(
                    table.definition().name(),
                    definition.name(),
                    TableText.value(values.get(column)),
                    definition.declaredType()));
      }
      cells.add(named ? cell + " AS " + names.quoted(definition.name()) : cell);
    }
    return "SELECT " + String.join(", ", cells);
  }
}
