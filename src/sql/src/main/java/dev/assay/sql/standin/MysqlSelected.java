package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is selected, by its name within an expression of {@code ORDER BY}, or as a group's key in
 * {@code HAVING}: H2 knows it from outside of the query alone, which so becomes a derived table.
 */
record MysqlSelected(Tokens tokens, MysqlHaving names) {

  private static final Set<String> SETS = Set.of("UNION", "EXCEPT", "INTERSECT");
  private static final Set<String> OTHERS = Set.of("WINDOW", "ROLLUP", "INTO", "FOR");
  private static final Set<String> TABLES = Set.of("FROM", "JOIN", "AS");

  /** The places of a query's clauses; its end where it has no such clause. */
  private record Clauses(int select, int from, int group, int having, int order, int end) {

    boolean isGrouped() {
      return group < end;
    }
  }

  void rewrite() {
    for (int index = tokens.size() - 1; index >= 0; index--) {
      if (tokens.isWord(index, "SELECT") && isAlone(index)) {
        query(index);
      }
    }
  }

  /** Whether it is no part of a union, and no subquery that may read columns of another one. */
  private boolean isAlone(int select) {
    boolean table = tokens.isSymbol(select - 1, '(') && tokens.isWord(select - 2, TABLES);
    boolean first = select == 0 || (tokens.isSymbol(select - 1, ')') && tokens.isWord(0, "WITH"));
    return table || first;
  }

  private void query(int select) {
    int end = tokens.next(select + 1, SETS);
    if (tokens.isWord(end, SETS)) {
      return;
    }
    Clauses clauses =
        new Clauses(
            select,
            clause(select, "FROM", end),
            clause(select, "GROUP", end),
            clause(select, "HAVING", end),
            clause(select, "ORDER", end),
            end);
    boolean plain =
        clauses.from() < end
            && Math.min(tokens.next(select + 1, OTHERS), end) == end
            && (clauses.isGrouped() || clauses.having() == end);
    if (plain) {
      query(clauses);
    }
  }

  private int clause(int select, String word, int end) {
    return Math.min(tokens.next(select + 1, Set.of(word)), end);
  }

  private void query(Clauses clauses) {
    List<List<SqlToken>> items = tokens.elements(clauses.select() + 1, clauses.from() - 1);
    Map<String, List<SqlToken>> selected = new HashMap<>();
    for (List<SqlToken> item : items) {
      SqlToken name = item.getLast();
      if (name.isSymbol('*') || selected.put(lower(name), item) != null) {
        return;
      }
    }
    Set<String> values = values(items);
    int limit = Math.min(tokens.next(clauses.order(), Set.of("LIMIT")), clauses.end());
    boolean having =
        clauses.having() < clauses.end()
            && uses(clauses.having() + 1, clauses.order(), values)
            && knows(clauses.having() + 1, behindHaving(clauses), selected.keySet());
    boolean order =
        clauses.order() < clauses.end() && usesInExpression(clauses.order(), limit, values);
    boolean outside =
        clauses.order() == clauses.end() || knows(clauses.order() + 2, limit, selected.keySet());
    Set<String> columns = new HashSet<>(values);
    columns.retainAll(names.columns());
    // within an expression, a column goes before an alias
    boolean shadowed =
        clauses.order() < clauses.end() && usesInExpression(clauses.order(), limit, columns);
    if ((having || order) && outside && !shadowed) {
      wrap(clauses, having);
    }
  }

  private int behindHaving(Clauses clauses) {
    return Math.min(
        clauses.order(), Math.min(tokens.next(clauses.having(), Set.of("LIMIT")), clauses.end()));
  }

  /** The names of what is computed, of each row or of a group's key. */
  private static Set<String> values(List<List<SqlToken>> items) {
    Set<String> values = new HashSet<>();
    for (List<SqlToken> item : items) {
      boolean named = MysqlGroupNames.isNamed(item);
      Tokens parts = new Tokens(item);
      boolean aggregated =
          IntStream.range(0, item.size())
              .anyMatch(at -> parts.isWord(at, Words.AGGREGATES) && parts.isSymbol(at + 1, '('));
      if (named && !aggregated) {
        values.add(lower(item.getLast()));
      }
    }
    return values;
  }

  private boolean uses(int first, int end, Set<String> values) {
    for (int index = first; index < end; index++) {
      if (values.contains(lower(tokens.at(index))) && names.isColumn(index)) {
        return true;
      }
    }
    return false;
  }

  private boolean usesInExpression(int order, int end, Set<String> values) {
    return tokens.elements(order + 2, end - 1).stream()
        .map(MysqlSelected::withoutDirection)
        .filter(key -> key.size() > 1)
        .flatMap(List::stream)
        .anyMatch(token -> token.isName() && values.contains(lower(token)));
  }

  private static List<SqlToken> withoutDirection(List<SqlToken> key) {
    boolean directed = key.getLast().isWord("ASC") || key.getLast().isWord("DESC");
    return directed ? key.subList(0, key.size() - 1) : key;
  }

  /** Whether all that is read there is selected. */
  private boolean knows(int first, int end, Set<String> selected) {
    for (int index = first; index < end; index++) {
      boolean other =
          tokens.isWord(index, Set.of("SELECT", "OVER"))
              || (tokens.isWord(index, Words.AGGREGATES) && tokens.isSymbol(index + 1, '('))
              || (tokens.isSymbol(index, '.') && tokens.isWithin(index + 1));
      boolean direction = tokens.isWord(index, Set.of("ASC", "DESC"));
      if (other
          || (names.isColumn(index) && !direction && !selected.contains(lower(tokens.at(index))))) {
        return false;
      }
    }
    return true;
  }

  private void wrap(Clauses clauses, boolean having) {
    int inner = having ? clauses.having() : clauses.order();
    List<SqlToken> whole = new ArrayList<>(Tokens.of("SELECT * FROM ("));
    whole.addAll(tokens.copy(clauses.select(), inner - 1));
    whole.addAll(Tokens.of(") AS ASSAY_SELECTED"));
    if (having) {
      whole.addAll(Tokens.of("WHERE"));
      inner++;
    }
    whole.addAll(tokens.copy(inner, clauses.end() - 1));
    tokens.replace(clauses.select(), clauses.end() - 1, whole);
  }

  private static String lower(SqlToken token) {
    return token.text().toLowerCase(Locale.ROOT);
  }
}
