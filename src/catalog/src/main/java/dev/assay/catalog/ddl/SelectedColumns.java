package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import dev.assay.sql.ColumnDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The columns that {@code CREATE TABLE … AS SELECT} gives a table, as far as the SELECT tells their
 * names. Types are those of the one table that is selected from; unknown where there is another.
 */
final class SelectedColumns {

  /** Words that end an expression, or stand before the last name of one. */
  private static final Set<String> NO_NAMES =
      Set.of(
          "END",
          "NULL",
          "TRUE",
          "FALSE",
          "AND",
          "OR",
          "NOT",
          "IS",
          "LIKE",
          "IN",
          "DISTINCT",
          "ALL",
          "BETWEEN",
          "MOD",
          "DIV",
          "DATE",
          "TIME",
          "TIMESTAMP",
          "INTERVAL",
          "OVER",
          "COLLATE");

  /** Words of types behind their first one. */
  private static final Set<String> IN_TYPES =
      Set.of(
          "PRECISION",
          "VARYING",
          "UNSIGNED",
          "SIGNED",
          "ARRAY",
          "WITH",
          "WITHOUT",
          "LOCAL",
          "TIME",
          "ZONE",
          "YEAR",
          "MONTH",
          "DAY",
          "HOUR",
          "MINUTE",
          "SECOND",
          "TO");

  /** What ends the list of a SELECT. */
  private static final Set<String> BEHIND_LIST =
      Set.of(
          "FROM",
          "WHERE",
          "UNION",
          "INTERSECT",
          "EXCEPT",
          "MINUS",
          "ORDER",
          "LIMIT",
          "OFFSET",
          "FETCH",
          "WITH");

  private static final Set<String> BEHIND_SOURCES =
      Set.of(
          "SELECT", "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", "FETCH", "WITH", "WINDOW",
          "QUALIFY");

  private final ColumnClauses clauses;
  private final DdlNames names;
  private final Function<DdlName, @Nullable DeclaredTable> known;

  SelectedColumns(
      ColumnClauses clauses, DdlNames names, Function<DdlName, @Nullable DeclaredTable> known) {
    this.clauses = clauses;
    this.names = names;
    this.known = known;
  }

  /** Where a SELECT begins, or the brackets around one; the end where there is none. */
  static int query(DdlTokens tokens, int from) {
    boolean with = false; // its brackets hold other queries
    int at = from;
    while (at < tokens.size() && !tokens.words(at, "SELECT")) {
      with |= tokens.words(at, "WITH");
      boolean around =
          tokens.words(at - 1, "AS")
              || tokens.words(at + 1, "SELECT")
              || tokens.words(at + 1, "WITH");
      if (tokens.symbol(at, '(') && around && !with) {
        return at;
      }
      at = tokens.symbol(at, '(') ? tokens.behindBrackets(at) : at + 1;
    }
    return at;
  }

  /** The columns of the SELECT that stands there; none when the name of one is not told. */
  List<DeclaredColumn> of(DdlTokens tokens, int at) {
    if (tokens.symbol(at, '(')) {
      return of(tokens.part(at + 1, tokens.behindBrackets(at) - 1), 0);
    }
    if (tokens.words(at, "FROM")) { // as DuckDB writes: all of it, or a list behind it
      Optional<Integer> select =
          tokens.outside(at).stream().filter(each -> tokens.words(each, "SELECT")).findFirst();
      return select.isPresent()
          ? listed(tokens, select.get() + 1, source(tokens, at))
          : source(tokens, at).stream().map(SelectedColumns::stored).toList();
    }
    if (!tokens.words(at, "SELECT") || tokens.words(at + 1, "TOP")) {
      return List.of();
    }
    int begun = at + (tokens.words(at + 1, "DISTINCT") || tokens.words(at + 1, "ALL") ? 2 : 1);
    return listed(tokens, begun, source(tokens, listEnd(tokens, begun)));
  }

  private static int listEnd(DdlTokens tokens, int begun) {
    return tokens.outside(begun).stream()
        .filter(each -> tokens.anyWord(each, BEHIND_LIST) && !isOfType(tokens, each))
        .findFirst()
        .orElse(tokens.size());
  }

  /** Whether the word goes on with a type, as {@code timestamp WITH time zone} does. */
  private static boolean isOfType(DdlTokens tokens, int at) {
    return tokens.words(at, "WITH", "TIME", "ZONE") || tokens.words(at, "WITH", "LOCAL", "TIME");
  }

  private List<DeclaredColumn> listed(DdlTokens tokens, int begun, List<DeclaredColumn> source) {
    List<DeclaredColumn> columns = new ArrayList<>();
    for (DdlTokens element : tokens.part(begun, listEnd(tokens, begun)).elements()) {
      List<DeclaredColumn> selected = selected(element, source);
      if (selected.isEmpty()) {
        return List.of();
      }
      columns.addAll(selected);
    }
    return columns;
  }

  /** The columns of the table behind FROM, if it is the only one and is known. */
  private List<DeclaredColumn> source(DdlTokens tokens, int from) {
    if (!tokens.words(from, "FROM")) {
      return List.of();
    }
    boolean joined =
        tokens.outside(from).stream()
            .takeWhile(at -> !tokens.anyWord(at, BEHIND_SOURCES))
            .anyMatch(at -> tokens.words(at, "JOIN") || tokens.symbol(at, ','));
    if (joined || !tokens.isName(from + 1)) {
      return List.of();
    }
    DeclaredTable table =
        known.apply(clauses.table(tokens, from + 1, tokens.nameEnd(from + 1, true)));
    return table == null ? List.of() : table.columns();
  }

  private List<DeclaredColumn> selected(DdlTokens element, List<DeclaredColumn> source) {
    int last = element.size() - 1;
    if (element.symbol(last, '*') && (last == 0 || element.symbol(last - 1, '.'))) {
      return source.stream().map(SelectedColumns::stored).toList();
    }
    boolean called = element.words(last - 1, "AS");
    if (!called && !isName(element, last)) {
      return List.of();
    }
    String name = names.kept(element.written(last, last + 1));
    boolean bare = last == 0 || (last == 2 && element.symbol(1, '.'));
    String type =
        bare
            ? typeOf(element, last + 1, source)
            : typeOf(element, called ? last - 1 : last, source);
    return List.of(new DeclaredColumn(new ColumnDefinition(name, type, true), false, ""));
  }

  /** The type of a column of the source, or of a cast; empty where it is computed. */
  private String typeOf(DdlTokens element, int end, List<DeclaredColumn> source) {
    int nameEnd = element.isName(0) ? element.nameEnd(0, true) : 0;
    if (nameEnd == end && end > 0) {
      String name = names.kept(element.written(end - 1, end));
      return source.stream()
          .filter(column -> column.definition().name().equalsIgnoreCase(name))
          .map(column -> column.definition().declaredType())
          .findFirst()
          .orElse("");
    }
    int open = 1;
    if (element.words(0, "CAST")
        && element.symbol(open, '(')
        && element.behindBrackets(open) == end) {
      for (int at : element.part(open + 1, end - 1).outside(0)) {
        if (element.words(open + 1 + at, "AS")) {
          return clauses.type(element.part(open + 2 + at, end - 1));
        }
      }
    }
    boolean colons =
        nameEnd > 0 && element.symbol(nameEnd, ':') && element.symbol(nameEnd + 1, ':');
    return colons ? castTo(element, nameEnd + 2, end) : "";
  }

  /** The type of a cast by colons, the last of several; empty where it is computed with. */
  private String castTo(DdlTokens element, int begun, int end) {
    int from = begun;
    int at = begun;
    while (at < end) {
      if (at > from && element.symbol(at, ':') && element.symbol(at + 1, ':')) {
        at += 2;
        from = at;
      } else if (at == from ? element.isName(at) : element.anyWord(at, IN_TYPES)) {
        at = at == from ? element.nameEnd(at, true) : at + 1;
      } else if (at > from && element.symbol(at, '(')) {
        at = element.behindBrackets(at);
      } else if (at > from && element.symbol(at, '<')) {
        at = Math.max(at + 1, element.behindBrackets(at));
      } else if (at > from && element.symbol(at, '[')) {
        at += element.symbol(at + 1, ']') ? 2 : 3;
      } else {
        return "";
      }
    }
    boolean whole = at == end && from < end;
    return whole ? clauses.type(element.part(from, end)) : "";
  }

  /** Whether the last token is the column itself or a name given to what stands before it. */
  private static boolean isName(DdlTokens element, int last) {
    boolean text = element.isText(last);
    boolean unit = element.words(last - 2, "INTERVAL");
    if (text || unit || !element.isName(last) || element.anyWord(last, NO_NAMES)) {
      return false;
    }
    return last == 0
        || element.symbol(last - 1, '.')
        || element.symbol(last - 1, ')')
        || element.isText(last - 1)
        || (element.isOperand(last - 1) && !element.anyWord(last - 1, NO_NAMES));
  }

  /** What was computed where it is selected from is stored in the new table. */
  private static DeclaredColumn stored(DeclaredColumn column) {
    return new DeclaredColumn(
        new ColumnDefinition(column.definition().name(), column.definition().declaredType(), true),
        false,
        "");
  }
}
