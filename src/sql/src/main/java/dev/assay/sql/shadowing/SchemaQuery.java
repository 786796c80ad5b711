package dev.assay.sql.shadowing;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TablePlace;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A query whose tables are named with schemas or without, and the same with one name each. */
public final class SchemaQuery {

  /** Schemas of the servers' own, in which tables may be called as those of the catalog. */
  private static final Set<String> SYSTEM =
      Set.of("information_schema", "pg_catalog", "sys", "mysql", "performance_schema");

  /**
   * A place that names a table of the catalog.
   *
   * @param aliased whether an alias follows
   * @param scope the position of the SELECT that it belongs to
   */
  private record Use(TableName at, TestTable table, boolean aliased, int scope) {}

  /** What the text between two offsets becomes. */
  private record Edit(int end, String text) {}

  private final SchemaNames schemas;
  private final Names names;
  private final List<OwnTable> own;
  private final String sql;
  private final List<SqlToken> tokens;
  private final List<Use> uses = new ArrayList<>();

  SchemaQuery(SchemaNames schemas, List<OwnTable> own, String sql, List<SqlToken> tokens)
      throws UnshadowedException {
    this.schemas = schemas;
    this.names = schemas.names();
    this.own = own;
    this.sql = sql;
    this.tokens = tokens;
    for (TableName name : TableNames.in(tokens)) {
      Optional<TestTable> table = name.isQualified() ? qualified(name) : bare(name);
      table.ifPresent(
          found ->
              uses.add(
                  new Use(
                      name, found, TableAlias.isAt(tokens, name.last() + 1), scope(name.first()))));
    }
  }

  /** The tables whose own name a WITH hides at a place that means them all the same. */
  List<TestTable> hidden() {
    return uses.stream()
        .filter(use -> isOwn(names.compared(use.table().definition().name()), use.at().first()))
        .map(Use::table)
        .distinct()
        .toList();
  }

  /** Whether something in it has that name, in any case. */
  boolean names(String name) {
    return tokens.stream().anyMatch(token -> token.isName() && token.text().equalsIgnoreCase(name));
  }

  /** The text with one name for each table. */
  public String text() {
    Map<Integer, Edit> edits = new TreeMap<>();
    uses.forEach(use -> edit(use, edits));
    columns(edits);
    StringBuilder text = new StringBuilder();
    int end = 0;
    for (Map.Entry<Integer, Edit> edit : edits.entrySet()) {
      text.append(sql, end, edit.getKey()).append(edit.getValue().text());
      end = edit.getValue().end();
    }
    return text.append(sql, end, sql.length()).toString();
  }

  private Optional<TestTable> bare(TableName name) {
    String compared = names.compared(tokens.get(name.first()));
    return isOwn(compared, name.first()) ? Optional.empty() : schemas.bare(compared);
  }

  private Optional<TestTable> qualified(TableName name) throws UnshadowedException {
    List<TestTable> called = schemas.called(names.compared(tokens.get(name.last())));
    boolean known = called.stream().allMatch(table -> table.definition().place() != null);
    if (called.isEmpty() || !known || name.last() - name.first() > 4) {
      return Optional.empty();
    }
    Optional<TestTable> meant =
        called.stream()
            .filter(table -> isMeant(table.definition().place(), name.first(), name.last()))
            .findFirst();
    String schema = tokens.get(name.last() - 2).text();
    if (meant.isEmpty() && !SYSTEM.contains(schema.toLowerCase(Locale.ROOT))) {
      throw new UnshadowedException(
          SqlFailure.Kind.ERROR,
          "there is no table %s: the catalog has %s"
              .formatted(
                  sql.substring(tokens.get(name.first()).start(), tokens.get(name.last()).end()),
                  String.join(", ", called.stream().map(SchemaQuery::whole).toList())));
    }
    return meant;
  }

  private static String whole(TestTable table) {
    TablePlace place = table.definition().place();
    return place == null
        ? table.definition().name()
        : (place.database() == null ? "" : place.database() + ".")
            + place.schema()
            + "."
            + place.table();
  }

  private boolean isMeant(TablePlace place, int first, int last) {
    return place != null
        && names.compared(place.table()).equals(names.compared(tokens.get(last)))
        && names.compared(place.schema()).equals(names.compared(tokens.get(last - 2)))
        && (last - first == 2
            || place.database() == null
            || names.compared(place.database()).equals(names.compared(tokens.get(first))));
  }

  private boolean isOwn(String compared, int position) {
    return own.stream().anyMatch(each -> each.name().equals(compared) && each.isMeantAt(position));
  }

  private void edit(Use use, Map<Integer, Edit> edits) {
    SqlToken last = tokens.get(use.at().last());
    String name = schemas.name(use.table());
    boolean same = names.compared(last).equals(names.compared(name));
    if (same && !use.at().isQualified()) {
      return;
    }
    String alias =
        same || use.aliased() || isAmbiguous(use) ? "" : " " + names.quoted(names.exact(last));
    String text = same ? names.quoted(names.exact(last)) : names.quoted(name) + alias;
    edits.put(tokens.get(use.at().first()).start(), new Edit(last.end(), text));
  }

  /**
   * Whether the own name would not do for the table: another of that name, without an alias either,
   * is beside it, or anywhere in a query whose columns are named with their schemas.
   */
  private boolean isAmbiguous(Use use) {
    String called = called(use);
    return !use.aliased()
        && uses.stream()
            .filter(other -> other.table() != use.table() && !other.aliased())
            .filter(other -> called(other).equals(called))
            .anyMatch(other -> other.scope() == use.scope() || columnsTellSchemas(called));
  }

  private String called(Use use) {
    return names.compared(tokens.get(use.at().last()));
  }

  /** Whether columns of tables of that name are named with the schema, and none without. */
  private boolean columnsTellSchemas(String called) {
    boolean some = false;
    for (int at = 0; at < tokens.size(); at++) {
      int length = chainEnd(at) - at;
      if (length >= 2 && names.compared(tokens.get(at)).equals(called)) {
        return false;
      }
      some |= length >= 4 && names.compared(tokens.get(at + length - 2)).equals(called);
    }
    return some;
  }

  /** Columns named with schema and table have the table's name alone, or its one name. */
  private void columns(Map<Integer, Edit> edits) {
    for (int at = 0; at < tokens.size(); at++) {
      int end = chainEnd(at);
      if (end - at >= 4 && end - at <= 6 && edits.get(tokens.get(at).start()) == null) {
        column(at, end - 2, edits);
      }
    }
  }

  private void column(int first, int table, Map<Integer, Edit> edits) {
    uses.stream()
        .filter(use -> isMeant(use.table().definition().place(), first, table))
        .findFirst()
        .ifPresent(
            use -> {
              SqlToken token = tokens.get(table);
              String name = isAmbiguous(use) ? schemas.name(use.table()) : names.exact(token);
              edits.put(tokens.get(first).start(), new Edit(token.end(), names.quoted(name)));
            });
  }

  /** The last token of the names with dots between them that begin there, or where it stands. */
  private int chainEnd(int first) {
    if (!tokens.get(first).isName() || isSymbol(first - 1, '.')) {
      return first;
    }
    int end = first;
    while (isSymbol(end + 1, '.')
        && end + 2 < tokens.size()
        && (tokens.get(end + 2).isName() || isSymbol(end + 2, '*'))) {
      end += 2;
    }
    return end;
  }

  /**
   * The SELECT before the position that is in no parentheses of its own; -1 where there is none.
   */
  private int scope(int position) {
    int depth = 0;
    for (int at = position - 1; at >= 0; at--) {
      if (tokens.get(at).isSymbol(')')) {
        depth++;
      } else if (tokens.get(at).isSymbol('(')) {
        depth = Math.max(0, depth - 1);
      } else if (depth == 0 && tokens.get(at).isWord("SELECT")) {
        return at;
      }
    }
    return -1;
  }

  private boolean isSymbol(int index, char symbol) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isSymbol(symbol);
  }
}
