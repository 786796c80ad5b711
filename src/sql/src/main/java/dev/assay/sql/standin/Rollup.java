package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * {@code GROUP BY … WITH ROLLUP}, and {@code ROLLUP (…)}, {@code CUBE (…)} and {@code GROUPING SETS
 * (…)} elsewhere, which H2 lacks, as a union of queries: each groups by one set of expressions, and
 * the others are NULL where they are selected.
 *
 * @param columns those of the test data, in lower case
 */
record Rollup(Dialect dialect, Tokens tokens, Set<String> columns) {

  /** More than any query that somebody writes becomes. */
  private static final int MOST_TOKENS = 20_000;

  private static final Set<String> ENDS =
      Set.of("HAVING", "ORDER", "LIMIT", "UNION", "EXCEPT", "INTERSECT", "OPTION");

  private static final Pattern PLACE = Pattern.compile("\\d{1,9}");

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isWord(index, "ROLLUP") && tokens.isWord(index - 1, "WITH")) {
        rewrite(index);
        index = tokens.size();
      }
    }
    for (int by = tokens.size() - 1; !dialect.isOfMysql() && by > 0; by--) {
      if (tokens.isWord(by, "BY") && tokens.isWord(by - 1, "GROUP")) {
        int end = tokens.next(by + 1, ENDS);
        List<List<SqlToken>> elements = tokens.elements(by + 1, end - 1);
        if (GroupingSets.areIn(elements)) {
          rewrite(by - 1, end, GroupingSets.of(elements));
          by = tokens.size();
        }
      }
    }
  }

  private void rewrite(int rollup) throws UnfitSqlException {
    int group = tokens.before(rollup, Set.of("GROUP"));
    int select = tokens.before(group, Set.of("SELECT"));
    if (select < 0) {
      throw wrong("WITH ROLLUP belongs to a GROUP BY");
    }
    List<List<SqlToken>> items =
        tokens.elements(select + 1, tokens.next(select + 1, Set.of("FROM")) - 1);
    List<List<SqlToken>> keys = new ArrayList<>();
    for (List<SqlToken> key : tokens.elements(group + 2, rollup - 2)) {
      keys.add(expression(key, items));
    }
    rewrite(group, rollup + 1, GroupingSets.rollup(keys));
  }

  /** Of a group whose keys end before that place. */
  private void rewrite(int group, int behind, GroupingSets sets) throws UnfitSqlException {
    int select = tokens.before(group, Set.of("SELECT"));
    int from = tokens.next(select + 1, Set.of("FROM"));
    int end = tokens.next(behind, Set.of("UNION", "EXCEPT", "INTERSECT", "OPTION"));
    int order = tokens.next(behind, ENDS);
    if (tokens.isWord(order, "HAVING")) {
      order = tokens.next(order + 1, ENDS);
    }
    boolean odd =
        tokens.isWord(select + 1, Set.of("DISTINCT", "TOP"))
            || tokens.isWord(select - 1, Set.of("UNION", "ALL", "DISTINCT", "EXCEPT", "INTERSECT"))
            || tokens.copy(select, behind - 1).stream().anyMatch(token -> token.isWord("OVER"));
    if (odd || from >= group) {
      throw lacking("WITH ROLLUP beside DISTINCT, OVER or another query");
    }
    checkIsAlone(select, end);
    if (dialect == Dialect.MARIADB && tokens.isWord(order, "ORDER")) {
      throw wrong("MariaDB has no ORDER BY beside WITH ROLLUP");
    }
    if (tokens.isWord(order, "LIMIT")) {
      throw lacking("LIMIT without an order beside WITH ROLLUP");
    }
    List<List<SqlToken>> items = tokens.elements(select + 1, from - 1);
    checkSize(sets, end - select);
    List<SqlToken> source = tokens.copy(from, group - 1);
    List<SqlToken> having = behind < order ? tokens.copy(behind, order - 1) : List.of();
    List<SqlToken> union = union(items, sets, source, having);
    if (order < end) {
      union.addAll(ordered(order, end - 1, items));
    }
    tokens.replace(select, end - 1, union);
  }

  private void checkIsAlone(int select, int end) throws UnfitSqlException {
    int rollups = 0;
    for (int index = select; index < end; index++) {
      rollups += tokens.isWord(index, "ROLLUP") && tokens.isWord(index - 1, "WITH") ? 1 : 0;
    }
    if (rollups > 1) {
      throw lacking("WITH ROLLUP within WITH ROLLUP");
    }
  }

  /** The query is written once for each set. */
  private void checkSize(GroupingSets sets, int length) throws UnfitSqlException {
    long once = length + sets.keys().stream().mapToLong(List::size).sum();
    if (tokens.size() + sets.sets().size() * once > MOST_TOKENS) {
      throw lacking("WITH ROLLUP of so long a query");
    }
  }

  private List<SqlToken> union(
      List<List<SqlToken>> items, GroupingSets sets, List<SqlToken> source, List<SqlToken> having)
      throws UnfitSqlException {
    // of no rows, MySQL gives none
    String some = dialect.isOfMysql() ? "COUNT ( * ) > 0" : "ASSAY_SOME ( COUNT ( * ) )";
    List<SqlToken> union = new ArrayList<>();
    for (List<List<SqlToken>> set : sets.sets()) {
      List<List<SqlToken>> without = sets.without(set);
      union.addAll(Tokens.of(union.isEmpty() ? "SELECT" : "UNION ALL SELECT"));
      union.addAll(joined(items, without, set));
      union.addAll(source);
      if (!set.isEmpty()) {
        union.addAll(Tokens.of("GROUP BY"));
        union.addAll(joined(set, List.of(), List.of()));
      }
      if (!having.isEmpty() || set.isEmpty()) {
        union.addAll(Tokens.of(set.isEmpty() ? "HAVING " + some : "HAVING"));
        if (!having.isEmpty()) {
          union.addAll(Tokens.of(set.isEmpty() ? "AND (" : "("));
          union.addAll(without(having.subList(1, having.size()), without));
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
    int limit = Math.min(tokens.next(first, Set.of("LIMIT", "OFFSET")), last + 1);
    if (tokens.isWord(first, "ORDER")) {
      all.addAll(Tokens.of("ORDER BY"));
      boolean more = false;
      for (List<SqlToken> key : tokens.elements(first + 2, limit - 1)) {
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
      return Tokens.of(String.valueOf(place(value.getFirst(), "ORDER", items)));
    }
    for (int place = 0; place < items.size(); place++) {
      List<SqlToken> item = items.get(place);
      if (isSame(value, unnamed(item)) || isName(value, item.getLast())) {
        return Tokens.of(String.valueOf(place + 1));
      }
    }
    throw lacking("ORDER BY what is not selected beside WITH ROLLUP");
  }

  /** What a key of GROUP BY stands for: itself, or what it names in the list of SELECT. */
  private List<SqlToken> expression(List<SqlToken> key, List<List<SqlToken>> items)
      throws UnfitSqlException {
    if (key.size() != 1) {
      return key;
    }
    SqlToken token = key.getFirst();
    if (token.kind() == SqlToken.Kind.NUMBER) {
      return unnamed(items.get(place(token, "GROUP", items) - 1));
    }
    for (List<SqlToken> item : items) {
      List<SqlToken> value = unnamed(item);
      if (value.size() < item.size() && isName(key, item.getLast())) {
        boolean other = !isName(key, value.getLast());
        if (other && columns.contains(token.text().toLowerCase(Locale.ROOT))) {
          // the column goes before the alias there, and behind it in H2
          throw lacking("WITH ROLLUP by a name that is a column's and another value's");
        }
        return value;
      }
    }
    return key;
  }

  private static int place(SqlToken number, String clause, List<List<SqlToken>> items)
      throws UnfitSqlException {
    String text = number.text();
    boolean whole = text.chars().allMatch(Character::isDigit);
    if (!whole) {
      throw lacking("%s BY of the number %s beside WITH ROLLUP".formatted(clause, text));
    }
    int place = PLACE.matcher(text).matches() ? Integer.parseInt(text) : Integer.MAX_VALUE;
    if (items.stream().anyMatch(item -> item.getLast().isSymbol('*'))) {
      throw lacking("a place beside * and WITH ROLLUP");
    }
    if (place < 1 || place > items.size()) {
      throw wrong("%s BY has no column %s".formatted(clause, text));
    }
    return place;
  }

  /** Whether the key is nothing but that name; an alias may be written as a text. */
  static boolean isName(List<SqlToken> key, SqlToken name) {
    return key.size() == 1
        && key.getFirst().isName()
        && (name.isName() || name.kind() == SqlToken.Kind.STRING)
        && key.getFirst().text().equalsIgnoreCase(name.text());
  }

  /** The item without its alias. */
  static List<SqlToken> unnamed(List<SqlToken> item) {
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
  private static List<SqlToken> without(List<SqlToken> item, List<List<SqlToken>> keys)
      throws UnfitSqlException {
    Tokens written = new Tokens(item);
    for (int at = 0; at < written.size(); at++) {
      boolean calls = written.isSymbol(at + 1, '(');
      if (calls && written.isWord(at, Words.AGGREGATES)) {
        at = written.closing(at + 1);
        continue;
      }
      if (!keys.isEmpty() && written.isSymbol(at, '(') && written.isWord(at + 1, "SELECT")) {
        int close = written.closing(at);
        if (written.copy(at, close).stream().anyMatch(token -> isNamed(token, keys))) {
          throw lacking("a subquery that WITH ROLLUP may change");
        }
        at = close;
        continue;
      }
      for (List<SqlToken> key : keys) {
        int last = at + key.size() - 1;
        if (last < written.size()
            && isSame(key, written.copy(at, last))
            && isValue(written, at, last)) {
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

  private static boolean isNamed(SqlToken token, List<List<SqlToken>> keys) {
    return token.isName()
        && keys.stream()
            .flatMap(List::stream)
            .anyMatch(each -> each.isName() && each.text().equalsIgnoreCase(token.text()));
  }

  /** Whether the tokens are no part of a longer name, no alias, no function and no unit. */
  private static boolean isValue(Tokens written, int first, int last) {
    boolean named = written.isSymbol(first - 1, '.') || written.isWord(first - 1, "AS");
    boolean behindValue = MysqlOperators.isOperandEnd(written, first - 1);
    boolean unit =
        written.isWord(last + 1, "FROM")
            || written.isWord(first - 2, Set.of("TIMESTAMPDIFF", "TIMESTAMPADD"));
    return !named && !behindValue && !unit && !written.isSymbol(last + 1, "(.");
  }

  static boolean isSame(List<SqlToken> one, List<SqlToken> other) {
    if (one.size() != other.size()) {
      return false;
    }
    for (int at = 0; at < one.size(); at++) {
      SqlToken token = one.get(at);
      SqlToken match = other.get(at);
      boolean names = token.isName() && match.isName();
      boolean text = token.kind() == SqlToken.Kind.STRING;
      if (!(names || token.kind() == match.kind())
          || !(text
              ? token.text().equals(match.text())
              : token.text().equalsIgnoreCase(match.text()))) {
        return false;
      }
    }
    return true;
  }
}
