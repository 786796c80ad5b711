package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code GROUP BY … WITH ROLLUP}, which H2 lacks, as a union of queries: each groups by one
 * expression less, which is NULL where it is selected.
 */
record MysqlRollup(Dialect dialect, Tokens tokens) {

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isWord(index, "ROLLUP") && tokens.isWord(index - 1, "WITH")) {
        rewrite(index);
        index = tokens.size();
      }
    }
  }

  private void rewrite(int rollup) throws UnfitSqlException {
    int group = before(rollup - 1, Set.of("GROUP"));
    int select = before(group, Set.of("SELECT"));
    int from = after(select + 1, Set.of("FROM"));
    int end = after(rollup + 1, Set.of("UNION", "EXCEPT", "INTERSECT"));
    int order = after(rollup + 1, Set.of("ORDER", "LIMIT", "UNION", "EXCEPT", "INTERSECT"));
    boolean odd =
        tokens.isWord(select + 1, "DISTINCT")
            || tokens.isWord(select - 1, Set.of("UNION", "ALL", "DISTINCT", "EXCEPT", "INTERSECT"))
            || tokens.copy(select, rollup).stream().anyMatch(token -> token.isWord("OVER"));
    if (odd || from >= group) {
      throw lacking("WITH ROLLUP beside DISTINCT, OVER or another query");
    }
    if (dialect == Dialect.MARIADB && tokens.isWord(order, "ORDER")) {
      throw wrong("MariaDB has no ORDER BY beside WITH ROLLUP");
    }
    if (tokens.isWord(order, "LIMIT")) {
      throw lacking("LIMIT without an order beside WITH ROLLUP");
    }
    List<List<SqlToken>> items = list(select + 1, from - 1);
    List<List<SqlToken>> keys = new ArrayList<>();
    for (List<SqlToken> key : list(group + 2, rollup - 2)) {
      keys.add(expression(key, items));
    }
    List<SqlToken> source = tokens.copy(from, group - 1);
    List<SqlToken> having = rollup + 1 < order ? tokens.copy(rollup + 1, order - 1) : List.of();
    List<SqlToken> union = union(items, keys, source, having);
    if (order < end) {
      union.addAll(ordered(order, end - 1, items));
    }
    tokens.replace(select, end - 1, union);
  }

  private List<SqlToken> union(
      List<List<SqlToken>> items,
      List<List<SqlToken>> keys,
      List<SqlToken> source,
      List<SqlToken> having)
      throws UnfitSqlException {
    List<SqlToken> union = new ArrayList<>();
    for (int level = keys.size(); level >= 0; level--) {
      union.addAll(Tokens.of(level == keys.size() ? "SELECT" : "UNION ALL SELECT"));
      union.addAll(joined(items, keys.subList(level, keys.size()), keys.subList(0, level)));
      union.addAll(source);
      if (level > 0) {
        union.addAll(Tokens.of("GROUP BY"));
        union.addAll(joined(keys.subList(0, level), List.of(), List.of()));
      }
      List<SqlToken> condition =
          having.isEmpty()
              ? List.of()
              : without(having.subList(1, having.size()), keys.subList(level, keys.size()));
      if (!having.isEmpty() || level == 0) {
        union.addAll(Tokens.of(level == 0 ? "HAVING COUNT ( * ) > 0" : "HAVING"));
        if (!having.isEmpty()) {
          union.addAll(Tokens.of(level == 0 ? "AND (" : "("));
          union.addAll(condition);
          union.addAll(Tokens.of(")"));
        }
      }
    }
    return union;
  }

  /** What a union may be ordered by: places in the list of SELECT. */
  private List<SqlToken> ordered(int first, int last, List<List<SqlToken>> items)
      throws UnfitSqlException {
    List<SqlToken> all = new ArrayList<>();
    int limit = Math.min(after(first, Set.of("LIMIT")), last + 1);
    if (tokens.isWord(first, "ORDER")) {
      all.addAll(Tokens.of("ORDER BY"));
      boolean more = false;
      for (List<SqlToken> key : list(first + 2, limit - 1)) {
        boolean directed = key.getLast().isWord("DESC") || key.getLast().isWord("ASC");
        List<SqlToken> value = directed ? key.subList(0, key.size() - 1) : key;
        all.addAll(more ? Tokens.of(",") : List.of());
        all.addAll(place(value, items));
        all.addAll(directed ? key.subList(key.size() - 1, key.size()) : List.of());
        more = true;
      }
    }
    all.addAll(limit <= last ? tokens.copy(limit, last) : List.of());
    return all;
  }

  private static List<SqlToken> place(List<SqlToken> value, List<List<SqlToken>> items)
      throws UnfitSqlException {
    if (value.size() == 1 && value.getFirst().kind() == SqlToken.Kind.NUMBER) {
      return value;
    }
    for (int place = 0; place < items.size(); place++) {
      List<SqlToken> item = items.get(place);
      if (isSame(value, unnamed(item))
          || isSame(value, item.subList(item.size() - 1, item.size()))) {
        return Tokens.of(String.valueOf(place + 1));
      }
    }
    throw lacking("ORDER BY what is not selected beside WITH ROLLUP");
  }

  /** What a key of GROUP BY stands for: itself, or what it names in the list of SELECT. */
  private static List<SqlToken> expression(List<SqlToken> key, List<List<SqlToken>> items)
      throws UnfitSqlException {
    if (key.size() != 1) {
      return key;
    }
    SqlToken token = key.getFirst();
    if (token.kind() == SqlToken.Kind.NUMBER) {
      int place = Integer.parseInt(token.text());
      if (place < 1 || place > items.size()) {
        throw wrong("GROUP BY has no column " + place);
      }
      return unnamed(items.get(place - 1));
    }
    for (List<SqlToken> item : items) {
      List<SqlToken> value = unnamed(item);
      if (value.size() < item.size() && isSame(key, item.subList(item.size() - 1, item.size()))) {
        return value;
      }
    }
    return key;
  }

  /** The item without its alias. */
  private static List<SqlToken> unnamed(List<SqlToken> item) {
    int size = item.size();
    if (size > 2 && item.get(size - 2).isWord("AS")) {
      return item.subList(0, size - 2);
    }
    boolean named =
        size > 1
            && item.getLast().isName()
            && !item.getLast().isWord("END")
            && (item.get(size - 2).isName() || item.get(size - 2).isSymbol(')'));
    return named ? item.subList(0, size - 1) : item;
  }

  private List<SqlToken> joined(
      List<List<SqlToken>> items, List<List<SqlToken>> without, List<List<SqlToken>> with)
      throws UnfitSqlException {
    List<SqlToken> joined = new ArrayList<>();
    for (List<SqlToken> item : items) {
      joined.addAll(joined.isEmpty() ? List.of() : Tokens.of(","));
      joined.addAll(grouping(without(item, without), with));
    }
    return joined;
  }

  /** {@code GROUPING(x)} is 0 of what is grouped by; of the others {@link #without} made it 1. */
  private static List<SqlToken> grouping(List<SqlToken> item, List<List<SqlToken>> keys)
      throws UnfitSqlException {
    List<SqlToken> written = new ArrayList<>(item);
    for (int at = 0; at + 3 < written.size(); at++) {
      if (written.get(at).isWord("GROUPING") && written.get(at + 1).isSymbol('(')) {
        int close = new Tokens(written).closing(at + 1);
        List<SqlToken> key = List.copyOf(written.subList(at + 2, close));
        if (keys.stream().noneMatch(each -> isSame(each, key))) {
          throw lacking("GROUPING of several expressions");
        }
        written.subList(at, close + 1).clear();
        written.addAll(at, Tokens.of("0"));
      }
    }
    return written;
  }

  /** The tokens with NULL for the keys, but within aggregates. */
  private static List<SqlToken> without(List<SqlToken> item, List<List<SqlToken>> keys) {
    Tokens written = new Tokens(item);
    for (int at = 0; at < written.size(); at++) {
      boolean calls = written.isSymbol(at + 1, '(');
      if (calls && written.isWord(at, Words.AGGREGATES)) {
        at = written.closing(at + 1);
        continue;
      }
      for (List<SqlToken> key : keys) {
        int last = at + key.size() - 1;
        if (last < written.size() && isSame(key, written.copy(at, last)) && !named(written, at)) {
          boolean asked = written.isWord(at - 2, "GROUPING") && written.isSymbol(last + 1, ')');
          written.replace(
              asked ? at - 2 : at, asked ? last + 1 : last, Tokens.of(asked ? "1" : "NULL"));
          break;
        }
      }
    }
    List<SqlToken> all = written.all();
    // a column that was selected as it is keeps its name
    boolean bare = all.size() == 1 && all.getFirst().isWord("NULL") && item.getLast().isName();
    if (bare) {
      List<SqlToken> kept = new ArrayList<>(all);
      kept.addAll(Tokens.of("AS"));
      kept.add(item.getLast());
      return kept;
    }
    return all;
  }

  /** Whether the token is part of a longer name, or an alias. */
  private static boolean named(Tokens written, int at) {
    return written.isSymbol(at - 1, '.') || written.isWord(at - 1, "AS");
  }

  private static boolean isSame(List<SqlToken> one, List<SqlToken> other) {
    if (one.size() != other.size()) {
      return false;
    }
    for (int at = 0; at < one.size(); at++) {
      if (!one.get(at).text().equalsIgnoreCase(other.get(at).text())) {
        return false;
      }
    }
    return true;
  }

  private List<List<SqlToken>> list(int first, int last) {
    List<SqlToken> all = new ArrayList<>(Tokens.of("("));
    all.addAll(tokens.copy(first, last));
    all.addAll(Tokens.of(")"));
    return new Tokens(all).arguments(0);
  }

  /** The word before the place, outside of parentheses that close before it. */
  private int before(int place, Set<String> words) throws UnfitSqlException {
    int depth = 0;
    for (int index = place; index >= 0; index--) {
      depth += tokens.isSymbol(index, ')') ? 1 : tokens.isSymbol(index, '(') ? -1 : 0;
      if (depth == 0 && tokens.isWord(index, words)) {
        return index;
      }
    }
    throw wrong("WITH ROLLUP belongs to a GROUP BY");
  }

  /** The word from the place on, or where the query ends. */
  private int after(int place, Set<String> words) {
    int depth = 0;
    for (int index = place; index < tokens.size(); index++) {
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      if (depth < 0 || (depth == 0 && tokens.isWord(index, words))) {
        return index;
      }
      if (tokens.isSymbol(index, ';')) {
        return index;
      }
    }
    return tokens.size();
  }
}
