package dev.assay.sql.shadowing;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import dev.assay.sql.TablePlace;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
  private final SqlTokens tokens;
  private final CalledPlaces places;
  private final List<Use> uses = new ArrayList<>();

  /** Tables without an alias, by the position of their own name. */
  private final Map<Integer, TestTable> bareTables = new HashMap<>();

  /** Names of tables, as they are compared, of which a column is named with the schema. */
  private final Set<String> told = new HashSet<>();

  /** Uses for which the table's own name would not do. */
  private final Set<TableName> ambiguous;

  SchemaQuery(SchemaNames schemas, List<OwnTable> own, String sql, List<SqlToken> tokens)
      throws UnshadowedException {
    this.schemas = schemas;
    this.names = schemas.names();
    this.own = own;
    this.sql = sql;
    this.tokens = new SqlTokens(tokens);
    List<TableName> tables = TableNames.in(tokens);
    this.places = new CalledPlaces(tokens, tables, names);
    for (TableName name : tables) {
      Optional<TestTable> table = name.isQualified() ? qualified(name) : bare(name);
      table.ifPresent(
          found ->
              uses.add(
                  new Use(
                      name,
                      found,
                      TableAlias.isAt(tokens, name.last() + 1),
                      places.scope(name.first()))));
    }
    uses.stream()
        .filter(use -> !use.aliased())
        .forEach(use -> bareTables.put(use.at().last(), use.table()));
    for (int at = 0; at < tokens.size(); at++) {
      int end = chainEnd(at);
      if (end - at >= 4 && !places.isTable(at)) {
        told.add(names.compared(this.tokens.at(end - 2)));
      }
    }
    this.ambiguous =
        uses.stream().filter(this::isAmbiguous).map(Use::at).collect(Collectors.toSet());
  }

  /**
   * The tables whose own name something else hides at a place that means them all the same: a WITH,
   * or what is called as they are.
   */
  List<TestTable> hidden() {
    return uses.stream()
        .filter(
            use -> {
              String name = names.compared(use.table().definition().name());
              return isOwn(name, use.at().first())
                  || (name.equals(called(use)) && ambiguous.contains(use.at()));
            })
        .map(Use::table)
        .distinct()
        .toList();
  }

  /** Whether something in it has that name, in any case. */
  boolean names(String name) {
    return tokens.tokens().stream()
        .anyMatch(token -> token.isName() && token.text().equalsIgnoreCase(name));
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
    String compared = names.compared(tokens.at(name.first()));
    return isOwn(compared, name.first()) ? Optional.empty() : schemas.bare(compared);
  }

  private Optional<TestTable> qualified(TableName name) throws UnshadowedException {
    List<TestTable> called = schemas.called(names.compared(tokens.at(name.last())));
    boolean known = called.stream().allMatch(table -> table.definition().place() != null);
    if (called.isEmpty() || !known || name.last() - name.first() > 4) {
      return Optional.empty();
    }
    Optional<TestTable> meant =
        called.stream()
            .filter(table -> isMeant(table.definition().place(), name.first(), name.last()))
            .findFirst();
    String schema = tokens.at(name.last() - 2).text();
    if (meant.isEmpty() && !SYSTEM.contains(schema.toLowerCase(Locale.ROOT))) {
      throw new UnshadowedException(
          SqlFailure.Kind.ERROR,
          "there is no table %s: the catalog has %s"
              .formatted(
                  sql.substring(tokens.at(name.first()).start(), tokens.at(name.last()).end()),
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
        && names.compared(place.table()).equals(names.compared(tokens.at(last)))
        && names.compared(place.schema()).equals(names.compared(tokens.at(last - 2)))
        && (last - first == 2
            || place.database() == null
            || names.compared(place.database()).equals(names.compared(tokens.at(first))));
  }

  private boolean isOwn(String compared, int position) {
    return own.stream().anyMatch(each -> each.name().equals(compared) && each.isMeantAt(position));
  }

  private void edit(Use use, Map<Integer, Edit> edits) {
    SqlToken last = tokens.at(use.at().last());
    String name = schemas.name(use.table());
    boolean same = names.compared(last).equals(names.compared(name));
    if (same && !use.at().isQualified()) {
      return;
    }
    String alias =
        same || use.aliased() || ambiguous.contains(use.at())
            ? ""
            : " " + names.quoted(names.exact(last));
    String text = same ? names.quoted(names.exact(last)) : names.quoted(name) + alias;
    edits.put(tokens.at(use.at().first()).start(), new Edit(last.end(), text));
  }

  /**
   * Whether the own name would not do for the table: something else of that name is beside it, or
   * anywhere in a query of which a column is named with the schema.
   */
  private boolean isAmbiguous(Use use) {
    String called = called(use);
    if (use.aliased()) {
      return false;
    }
    return places.called(called).stream()
        .filter(place -> place.at() != use.at().last())
        .filter(place -> bareTables.get(place.at()) != use.table())
        .anyMatch(
            place ->
                told.contains(called)
                    || (place.scope() == use.scope() && bareTables.containsKey(place.at())));
  }

  private String called(Use use) {
    return names.compared(tokens.at(use.at().last()));
  }

  /**
   * Why it must not be executed: a column named with the table alone means the one of its own
   * SELECT, where tables that are called so are told apart, or nobody knows which.
   */
  public Optional<String> unclear() {
    Set<String> renamed =
        uses.stream()
            .filter(use -> ambiguous.contains(use.at()))
            .map(this::called)
            .filter(told::contains)
            .collect(Collectors.toSet());
    return IntStream.range(0, tokens.size())
        .filter(this::isOfTable)
        .filter(at -> renamed.contains(names.compared(tokens.at(at))))
        .filter(at -> !isOfItsSelect(at))
        .mapToObj(
            at ->
                "it is not clear which '%s' the column %s is of: give each an alias"
                    .formatted(
                        tokens.at(at).text(),
                        sql.substring(tokens.at(at).start(), tokens.at(at + 2).end())))
        .findFirst();
  }

  /** Whether exactly one thing that is called so belongs to the SELECT that the column is in. */
  private boolean isOfItsSelect(int at) {
    int scope = places.scope(at);
    return places.called(names.compared(tokens.at(at))).stream()
            .filter(place -> place.scope() == scope)
            .count()
        == 1;
  }

  /** Whether a column begins there that is named with its table alone. */
  private boolean isOfTable(int at) {
    return chainEnd(at) - at == 2 && !tokens.isSymbol(at + 3, '(') && !places.isTable(at);
  }

  /** Columns named with schema and table have the table's name alone, or its one name. */
  private void columns(Map<Integer, Edit> edits) {
    for (int at = 0; at < tokens.size(); at++) {
      int end = chainEnd(at);
      if (end - at >= 4 && end - at <= 6 && edits.get(tokens.at(at).start()) == null) {
        column(at, end - 2, edits);
      } else if (isOfTable(at)) {
        ownColumn(at, edits);
      }
    }
  }

  /** The one name of the table that is named in the same SELECT, where it has that there. */
  private void ownColumn(int at, Map<Integer, Edit> edits) {
    SqlToken token = tokens.at(at);
    String called = names.compared(token);
    uses.stream()
        .filter(use -> called(use).equals(called) && use.scope() == places.scope(at))
        .filter(use -> told.contains(called) && ambiguous.contains(use.at()))
        .findFirst()
        .ifPresent(
            use ->
                edits.put(
                    token.start(), new Edit(token.end(), names.quoted(schemas.name(use.table())))));
  }

  private void column(int first, int table, Map<Integer, Edit> edits) {
    uses.stream()
        .filter(use -> !use.aliased() && isMeant(use.table().definition().place(), first, table))
        .findFirst()
        .ifPresent(
            use -> {
              SqlToken token = tokens.at(table);
              String name =
                  ambiguous.contains(use.at()) ? schemas.name(use.table()) : names.exact(token);
              edits.put(tokens.at(first).start(), new Edit(token.end(), names.quoted(name)));
            });
  }

  /** The last token of the names with dots between them that begin there, or where it stands. */
  private int chainEnd(int first) {
    if (!tokens.at(first).isName() || tokens.isSymbol(first - 1, '.')) {
      return first;
    }
    int end = first;
    while (tokens.isSymbol(end + 1, '.')
        && end + 2 < tokens.size()
        && (tokens.at(end + 2).isName() || tokens.isSymbol(end + 2, '*'))) {
      end += 2;
    }
    return end;
  }
}
