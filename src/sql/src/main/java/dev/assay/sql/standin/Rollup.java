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

  private static final Set<String> OTHER_QUERIES = Set.of("UNION", "EXCEPT", "INTERSECT", "MINUS");

  private static final Set<String> ENDS =
      Set.of(
          "HAVING",
          "ORDER",
          "LIMIT",
          "UNION",
          "EXCEPT",
          "INTERSECT",
          "OPTION",
          "FETCH",
          "FOR",
          "WINDOW");

  /** Those that name columns in MySQL. */
  private static final Set<String> ENDS_ELSEWHERE = Set.of("MINUS", "OFFSET", "QUALIFY");

  /** What chooses among the rows, which have no order of themselves. */
  private static final Set<String> LIMITS = Set.of("LIMIT", "OFFSET", "FETCH");

  private static final Set<Dialect> HAVE_WITH_CUBE = Set.of(Dialect.MSSQL, Dialect.DB2);

  private static final Pattern PLACE = Pattern.compile("\\d{1,9}");

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isWord(index, "ROLLUP") && isBehindWith(index)) {
        if (dialect == Dialect.ORACLE) {
          throw wrong("Oracle has no WITH ROLLUP, but ROLLUP (…)");
        }
        rewrite(index);
        index = tokens.size();
      }
      if (HAVE_WITH_CUBE.contains(dialect) && tokens.isWord(index, "CUBE") && isBehindWith(index)) {
        throw lacking("WITH CUBE");
      }
    }
    for (int by = tokens.size() - 1; !dialect.isOfMysql() && by > 0; by--) {
      if (tokens.isWord(by, "BY") && tokens.isWord(by - 1, "GROUP")) {
        int end = end(by + 1);
        List<List<SqlToken>> elements = tokens.elements(by + 1, end - 1);
        if (GroupingSets.areIn(elements)) {
          rewrite(by - 1, end, GroupingSets.of(elements));
          by = tokens.size();
        }
      }
    }
  }

  private boolean isBehindWith(int index) {
    return tokens.isWord(index - 1, "WITH");
  }

  private int end(int from) {
    int end = tokens.next(from, ENDS);
    return dialect.isOfMysql() ? end : Math.min(end, tokens.next(from, ENDS_ELSEWHERE));
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
    int end = Math.min(tokens.next(behind, OTHER_QUERIES), tokens.next(behind, Set.of("OPTION")));
    int order = end(behind);
    if (tokens.isWord(order, "HAVING")) {
      order = end(order + 1);
    }
    boolean odd =
        tokens.isWord(select + 1, Set.of("DISTINCT", "DISTINCTROW", "TOP"))
            || tokens.isWord(select - 1, Set.of("ALL", "DISTINCT"))
            || tokens.isWord(select - 1, OTHER_QUERIES)
            || tokens.isWord(end, "INTERSECT") // binds tighter than the union
            || tokens.copy(select, behind - 1).stream().anyMatch(token -> token.isWord("OVER"));
    if (odd || from >= group) {
      throw lacking(sets.name() + " beside DISTINCT, OVER or another query");
    }
    checkIsAlone(select, end);
    if (dialect == Dialect.MARIADB && tokens.isWord(order, "ORDER")) {
      throw wrong("MariaDB has no ORDER BY beside WITH ROLLUP");
    }
    if (tokens.isWord(order, LIMITS)) {
      throw lacking("%s without an order beside %s".formatted(tokens.upper(order), sets.name()));
    }
    boolean other = behind < order && !tokens.isWord(behind, "HAVING");
    if (other || (order < end && !tokens.isWord(order, "ORDER"))) {
      throw lacking(
          "%s behind %s".formatted(tokens.at(other ? behind : order).text(), sets.name()));
    }
    List<List<SqlToken>> items = tokens.elements(select + 1, from - 1);
    checkSize(sets, end - select);
    checkAreApart(sets);
    List<SqlToken> source = tokens.copy(from, group - 1);
    List<SqlToken> having = behind < order ? tokens.copy(behind, order - 1) : List.of();
    List<SqlToken> union = union(items, sets, source, having);
    if (order < end) {
      union.addAll(ordered(order, end - 1, items, sets.name()));
    }
    tokens.replace(select, end - 1, union);
  }

  private void checkIsAlone(int select, int end) throws UnfitSqlException {
    int rollups = 0;
    for (int index = select; index < end; index++) {
      rollups += tokens.isWord(index, "ROLLUP") && isBehindWith(index) ? 1 : 0;
    }
    if (rollups > 1) {
      throw lacking("WITH ROLLUP within WITH ROLLUP");
    }
  }

  /** The query is written once for each set. */
  private void checkSize(GroupingSets sets, int length) throws UnfitSqlException {
    long once = length + sets.keys().stream().mapToLong(List::size).sum();
    if (tokens.size() + sets.sets().size() * once > MOST_TOKENS) {
      throw lacking(sets.name() + " of so long a query");
    }
  }

  /** Without the one, the other would lose a part, and is grouped by nevertheless. */
  private void checkAreApart(GroupingSets sets) throws UnfitSqlException {
    for (List<SqlToken> key : sets.keys()) {
      Tokens whole = new Tokens(key);
      for (List<SqlToken> part : sets.keys()) {
        for (int at = 0; part != key && at < whole.size(); at++) {
          if (last(part, whole, at) >= 0 && isWithout(sets, key, part)) {
            throw lacking(sets.name() + " of an expression and a part of it");
          }
        }
      }
    }
  }

  private static boolean isWithout(GroupingSets sets, List<SqlToken> key, List<SqlToken> part) {
    return sets.sets().stream()
        .anyMatch(set -> GroupingSets.isAmong(set, key) && !GroupingSets.isAmong(set, part));
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
      union.addAll(joined(items, set, without, sets.name()));
      union.addAll(source);
      if (!set.isEmpty()) {
        union.addAll(Tokens.of("GROUP BY"));
        union.addAll(joined(set, set, List.of(), sets.name()));
      }
      if (!having.isEmpty() || set.isEmpty()) {
        union.addAll(Tokens.of(set.isEmpty() ? "HAVING " + some : "HAVING"));
        if (!having.isEmpty()) {
          union.addAll(Tokens.of(set.isEmpty() ? "AND (" : "("));
          List<SqlToken> condition = having.subList(1, having.size());
          union.addAll(grouping(without(condition, set, without, sets.name()), set));
          union.addAll(Tokens.of(")"));
        }
      }
    }
    return union;
  }

  /** What a union may be ordered by: places in the list of SELECT. */
  private List<SqlToken> ordered(int first, int last, List<List<SqlToken>> items, String sets)
      throws UnfitSqlException {
    List<SqlToken> all = new ArrayList<>(Tokens.of("ORDER BY"));
    int limit = Math.min(tokens.next(first, LIMITS), last + 1);
    boolean more = false;
    for (List<SqlToken> key : tokens.elements(first + 2, limit - 1)) {
      int size = key.size();
      size -= size > 2 && key.get(size - 2).isWord("NULLS") ? 2 : 0;
      size -= key.get(size - 1).isWord("DESC") || key.get(size - 1).isWord("ASC") ? 1 : 0;
      all.addAll(more ? Tokens.of(",") : List.of());
      all.addAll(place(key.subList(0, size), items, sets));
      all.addAll(key.subList(size, key.size()));
      more = true;
    }
    all.addAll(limit <= last ? tokens.copy(limit, last) : List.of());
    return all;
  }

  private static List<SqlToken> place(List<SqlToken> value, List<List<SqlToken>> items, String sets)
      throws UnfitSqlException {
    if (value.size() == 1 && value.getFirst().kind() == SqlToken.Kind.NUMBER) {
      return Tokens.of(String.valueOf(place(value.getFirst(), "ORDER", items, sets)));
    }
    List<List<SqlToken>> named =
        items.stream().filter(item -> SelectItem.isNamed(item, value)).toList();
    List<List<SqlToken>> same =
        named.isEmpty()
            ? items.stream().filter(item -> isSame(value, SelectItem.unnamed(item))).toList()
            : named;
    if (same.isEmpty()) {
      throw lacking("ORDER BY what is not selected beside " + sets);
    }
    if (same.stream()
        .anyMatch(item -> !isSame(SelectItem.unnamed(item), SelectItem.unnamed(same.getFirst())))) {
      throw lacking("ORDER BY the name of two values beside " + sets);
    }
    if (items.stream().anyMatch(item -> item.getLast().isSymbol('*'))) {
      throw lacking("a place beside * and " + sets);
    }
    return Tokens.of(String.valueOf(items.indexOf(same.getFirst()) + 1));
  }

  /** What a key of GROUP BY stands for: itself, or what it names in the list of SELECT. */
  private List<SqlToken> expression(List<SqlToken> key, List<List<SqlToken>> items)
      throws UnfitSqlException {
    SqlToken token = key.getFirst();
    boolean isPlace = key.size() == 1 && token.kind() == SqlToken.Kind.NUMBER;
    if (isPlace && dialect == Dialect.MSSQL) {
      throw wrong("SQL Server takes no place in GROUP BY: " + token.text());
    }
    if (key.size() != 1 || !dialect.isOfMysql()) {
      return key;
    }
    if (isPlace) {
      return SelectItem.unnamed(items.get(place(token, "GROUP", items, "WITH ROLLUP") - 1));
    }
    for (List<SqlToken> item : items) {
      List<SqlToken> value = SelectItem.unnamed(item);
      if (value.size() < item.size() && SelectItem.isName(key, item.getLast())) {
        boolean other = !SelectItem.isName(key, value.getLast());
        if (other && columns.contains(token.text().toLowerCase(Locale.ROOT))) {
          // the column goes before the alias there, and behind it in H2
          throw lacking("WITH ROLLUP by a name that is a column's and another value's");
        }
        return value;
      }
    }
    return key;
  }

  private static int place(SqlToken number, String clause, List<List<SqlToken>> items, String sets)
      throws UnfitSqlException {
    String text = number.text();
    boolean whole = text.chars().allMatch(Character::isDigit);
    if (!whole) {
      throw lacking("%s BY of the number %s beside %s".formatted(clause, text, sets));
    }
    int place = PLACE.matcher(text).matches() ? Integer.parseInt(text) : Integer.MAX_VALUE;
    if (items.stream().anyMatch(item -> item.getLast().isSymbol('*'))) {
      throw lacking("a place beside * and " + sets);
    }
    if (place < 1 || place > items.size()) {
      throw wrong("%s BY has no column %s".formatted(clause, text));
    }
    return place;
  }

  private List<SqlToken> joined(
      List<List<SqlToken>> items,
      List<List<SqlToken>> with,
      List<List<SqlToken>> without,
      String sets)
      throws UnfitSqlException {
    List<SqlToken> joined = new ArrayList<>();
    for (List<SqlToken> item : items) {
      joined.addAll(joined.isEmpty() ? List.of() : Tokens.of(","));
      joined.addAll(grouping(without(item, with, without, sets), with));
    }
    return joined;
  }

  /** {@code GROUPING(x)} is 0 of what is grouped by; of the others {@link #without} made it 1. */
  private static List<SqlToken> grouping(List<SqlToken> item, List<List<SqlToken>> keys)
      throws UnfitSqlException {
    List<SqlToken> written = new ArrayList<>(item);
    for (int at = 0; at + 1 < written.size(); at++) {
      boolean calls = written.get(at + 1).isSymbol('(');
      if (calls && (written.get(at).isWord("GROUPING_ID") || written.get(at).isWord("GROUP_ID"))) {
        throw lacking(written.get(at).text());
      }
      if (calls && written.get(at).isWord("GROUPING")) {
        int close = new Tokens(written).closing(at + 1);
        List<SqlToken> key = List.copyOf(written.subList(at + 2, close));
        if (keys.stream().noneMatch(each -> isSame(each, key))) {
          throw lacking("GROUPING of what is no key, or of several");
        }
        written.subList(at, close + 1).clear();
        written.addAll(at, Tokens.of("0"));
      }
    }
    return written;
  }

  /** The tokens with NULL for the keys that are not grouped by, but within aggregates. */
  private List<SqlToken> without(
      List<SqlToken> item, List<List<SqlToken>> kept, List<List<SqlToken>> keys, String sets)
      throws UnfitSqlException {
    Tokens written = new Tokens(item);
    for (int at = 0; !keys.isEmpty() && at < written.size(); at++) {
      int aggregate = aggregateEnd(written, at);
      if (aggregate >= 0) {
        at = aggregate;
      } else if (written.isSymbol(at, '(') && written.isWord(at + 1, "SELECT")) {
        int close = written.closing(at);
        if (written.copy(at, close).stream().anyMatch(token -> isIn(token, keys))) {
          throw lacking("a subquery that %s may change".formatted(sets));
        }
        at = close;
      } else {
        int grouped = lastOfAny(kept, written, at);
        int last = lastOfAny(keys, written, at);
        if (last >= 0) {
          boolean asked = written.isWord(at - 2, "GROUPING") && written.isSymbol(last + 1, ')');
          int first = asked ? at - 2 : at;
          written.replace(first, asked ? last + 1 : last, Tokens.of(asked ? "1" : "NULL"));
          at = first;
        } else if (grouped >= 0) {
          at = grouped;
        } else if (isQualified(written, at, keys)) {
          throw lacking("%s of a column that is named in two ways".formatted(sets));
        }
      }
    }
    List<SqlToken> all = written.all();
    // a column that was selected as it is keeps its name
    boolean bare = all.size() == 1 && all.getFirst().isWord("NULL") && SelectItem.isColumn(item);
    if (bare && !item.getFirst().isWord("NULL")) {
      List<SqlToken> named = new ArrayList<>(all);
      named.addAll(Tokens.of("AS"));
      named.add(item.getLast());
      return named;
    }
    return all;
  }

  /** Where the function of a group's rows ends that is called there; negative without one. */
  private static int aggregateEnd(Tokens written, int at) {
    if (!written.isKind(at, SqlToken.Kind.WORD) || !written.isSymbol(at + 1, '(')) {
      return -1;
    }
    int end = written.closing(at + 1);
    boolean aggregate = written.isWord(at, Words.AGGREGATES);
    while (written.isWord(end + 1, Set.of("WITHIN", "KEEP", "FILTER"))) {
      aggregate = true;
      int open = written.isWord(end + 2, "GROUP") ? end + 3 : end + 2;
      end = written.isSymbol(open, '(') ? written.closing(open) : open;
    }
    return aggregate ? end : -1;
  }

  private static boolean isIn(SqlToken token, List<List<SqlToken>> keys) {
    return token.isName()
        && keys.stream()
            .flatMap(List::stream)
            .anyMatch(each -> each.isName() && each.text().equalsIgnoreCase(token.text()));
  }

  /** Whether the last part of a longer name there is the name of a key. */
  private static boolean isQualified(Tokens written, int at, List<List<SqlToken>> keys) {
    return written.isSymbol(at - 1, '.')
        && !written.isSymbol(at + 1, "(.")
        && keys.stream()
            .anyMatch(
                key -> SelectItem.isColumn(key) && isSameToken(key.getLast(), written.at(at)));
  }

  private int lastOfAny(List<List<SqlToken>> keys, Tokens written, int at) {
    return keys.stream().mapToInt(key -> last(key, written, at)).max().orElse(-1);
  }

  /** Where the key ends that stands there as a value; negative where it does not. */
  private int last(List<SqlToken> key, Tokens written, int at) {
    int last = matched(key, written.all(), at) - 1;
    return last >= at && isValue(written, at, last) ? last : -1;
  }

  /** Whether the tokens are no part of a longer name, no alias, no function and no unit. */
  private boolean isValue(Tokens written, int first, int last) {
    boolean named = written.isSymbol(first - 1, '.') || written.isWord(first - 1, "AS");
    boolean behindValue = MysqlOperators.isOperandEnd(written, first - 1);
    boolean unit =
        written.isWord(last + 1, "FROM")
            || (written.isSymbol(first - 1, '(')
                && written.isWord(first - 2, Words.callsOfUnits(dialect)));
    return !named && !behindValue && !unit && !written.isSymbol(last + 1, "(.");
  }

  static boolean isSame(List<SqlToken> one, List<SqlToken> other) {
    return matched(one, other, 0) == other.size();
  }

  /**
   * The place behind what is the same as the key, from there on; negative where it is another. A
   * column may be named with its table in one place and without it in the other.
   */
  private static int matched(List<SqlToken> key, List<SqlToken> others, int from) {
    int place = from;
    int at = 0;
    while (at < key.size()) {
      int name = nameAt(key, at);
      int otherName = nameAt(others, place);
      if (name > at != otherName > place) {
        at = name;
        place = otherName;
      }
      if (place >= others.size() || !isSameToken(key.get(at), others.get(place))) {
        return -1;
      }
      at++;
      place++;
    }
    return place;
  }

  /** The place of the column's name where that of its table stands, else the place itself. */
  private static int nameAt(List<SqlToken> all, int at) {
    boolean qualified =
        at + 2 < all.size()
            && all.get(at).isName()
            && all.get(at + 1).isSymbol('.')
            && (at == 0 || !all.get(at - 1).isSymbol('.'));
    return qualified ? at + 2 : at;
  }

  private static boolean isSameToken(SqlToken token, SqlToken match) {
    boolean names = token.isName() && match.isName();
    boolean text = token.kind() == SqlToken.Kind.STRING;
    return (names || token.kind() == match.kind())
        && (text ? token.text().equals(match.text()) : token.text().equalsIgnoreCase(match.text()));
  }
}
