package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the SELECT DISTINCT whose rows are ordered by what it does not select: which of the rows
 * that become one decides is nobody's rule, MySQL refuses it, and H2 takes the one it likes.
 */
record DistinctOrder(Tokens tokens) {

  private static final Set<String> ENDS_ITEMS =
      Set.of("FROM", "WHERE", "GROUP", "HAVING", "WINDOW", "ORDER", "LIMIT", "UNION", "EXCEPT");
  private static final Set<String> ENDS_GROUPS = Set.of("HAVING", "WINDOW", "ORDER", "LIMIT");
  private static final Set<String> ENDS_KEYS = Set.of("LIMIT", "OFFSET", "FETCH", "FOR", "LOCK");
  private static final Set<String> SETS = Set.of("UNION", "EXCEPT", "INTERSECT", "MINUS");
  private static final Set<String> AGGREGATES =
      Set.of("COUNT", "SUM", "AVG", "MIN", "MAX", "GROUP_CONCAT", "STD", "STDDEV", "VARIANCE");

  /** Words within keys that name no column. */
  private static final Set<String> NO_COLUMNS =
      Set.of(
          "ASC",
          "DESC",
          "NULLS",
          "FIRST",
          "LAST",
          "CASE",
          "WHEN",
          "THEN",
          "ELSE",
          "END",
          "AND",
          "OR",
          "XOR",
          "NOT",
          "NULL",
          "IS",
          "IN",
          "BETWEEN",
          "LIKE",
          "REGEXP",
          "RLIKE",
          "DIV",
          "MOD",
          "INTERVAL",
          "TRUE",
          "FALSE",
          "AS",
          "DISTINCT",
          "SEPARATOR",
          "BY",
          "ORDER",
          "OVER",
          "PARTITION",
          "ROWS",
          "RANGE",
          "DATE",
          "TIME",
          "TIMESTAMP",
          "SIGNED",
          "UNSIGNED",
          "CHAR",
          "DECIMAL",
          "YEAR",
          "QUARTER",
          "MONTH",
          "WEEK",
          "DAY",
          "HOUR",
          "MINUTE",
          "SECOND");

  void check() throws UnfitSqlException {
    for (int at = 0; at + 1 < tokens.size(); at++) {
      if (tokens.isWord(at, "SELECT") && tokens.isWord(at + 1, "DISTINCT")) {
        check(at + 2);
      }
    }
  }

  private void check(int first) throws UnfitSqlException {
    int order = find(first, Set.of("ORDER"));
    int set = find(first, SETS);
    if (order < 0 || (set >= 0 && set < order)) {
      return;
    }
    List<List<SqlToken>> items = parts(first, find(first, ENDS_ITEMS));
    if (items.stream().anyMatch(DistinctOrder::isAll)) {
      return;
    }
    Selected selected = Selected.of(items);
    int group = find(first, Set.of("GROUP"));
    boolean byGroup =
        group < 0 || parts(group + 2, find(group, ENDS_GROUPS)).stream().allMatch(selected::isItem);
    for (List<SqlToken> key : parts(order + 2, find(order + 2, ENDS_KEYS))) {
      List<SqlToken> bare = withoutDirection(key);
      boolean known =
          selected.isItem(bare)
              || (isAggregated(bare) ? group >= 0 && byGroup : selected.hasColumnsOf(bare));
      if (!known) {
        throw UnfitSqlException.lacking(
            "SELECT DISTINCT with an ORDER BY of what is not selected ('%s')"
                .formatted(bare.stream().map(SqlToken::text).collect(Collectors.joining(" "))));
      }
    }
  }

  /**
   * What is selected.
   *
   * @param texts expressions and aliases
   * @param columns the names of columns, with their table's where that is told
   */
  private record Selected(Set<String> texts, Set<String> columns) {

    static Selected of(List<List<SqlToken>> items) {
      Set<String> texts = new HashSet<>();
      Set<String> columns = new HashSet<>();
      for (List<SqlToken> item : items) {
        int named = aliasAt(item);
        texts.add(text(item.subList(0, named)));
        if (columnsOf(item.subList(0, named)).equals(List.of(text(item.subList(0, named))))) {
          columns.add(text(item.subList(0, named)));
        }
        if (named < item.size()) {
          texts.add(text(List.of(item.getLast())));
          columns.add(text(List.of(item.getLast())));
        }
      }
      return new Selected(texts, columns);
    }

    /** Where the alias and its AS begin; the end where there is none. */
    private static int aliasAt(List<SqlToken> item) {
      int last = item.size() - 1;
      if (last < 1 || !(item.get(last).isName() || item.get(last).kind() == SqlToken.Kind.STRING)) {
        return item.size();
      }
      SqlToken before = item.get(last - 1);
      if (before.isWord("AS")) {
        return last - 1;
      }
      boolean operand = before.isName() || before.isSymbol(')') || isLiteral(before);
      return operand && !item.get(last).isWord("END") ? last : item.size();
    }

    private static boolean isLiteral(SqlToken token) {
      return token.kind() == SqlToken.Kind.NUMBER || token.kind() == SqlToken.Kind.STRING;
    }

    boolean isItem(List<SqlToken> key) {
      boolean number = key.size() == 1 && key.getFirst().kind() == SqlToken.Kind.NUMBER;
      String text = text(key);
      boolean column = columnsOf(key).equals(List.of(text));
      return number || texts.contains(text) || (column && has(text));
    }

    boolean hasColumnsOf(List<SqlToken> key) {
      return columnsOf(key).stream().allMatch(this::has);
    }

    /** Where only one of the two tells its table, they may be the same. */
    private boolean has(String column) {
      String own = column.substring(column.lastIndexOf('.') + 1);
      boolean told = column.contains(".");
      return columns.stream()
          .anyMatch(
              each ->
                  each.equals(column)
                      || (!told && each.endsWith("." + own))
                      || (told && each.equals(own)));
    }
  }

  /** The names of columns, with their table's where that is told. */
  private static List<String> columnsOf(List<SqlToken> expression) {
    List<String> columns = new ArrayList<>();
    for (int at = 0; at < expression.size(); at++) {
      SqlToken token = expression.get(at);
      boolean called = at + 1 < expression.size() && expression.get(at + 1).isSymbol('(');
      boolean word = token.kind() == SqlToken.Kind.WORD;
      if (!token.isName()
          || (word && (called || NO_COLUMNS.contains(token.text().toUpperCase(Locale.ROOT))))) {
        continue;
      }
      int last = at;
      while (last + 2 < expression.size() && expression.get(last + 1).isSymbol('.')) {
        last += 2;
      }
      columns.add(text(expression.subList(Math.max(at, last - 2), last + 1)));
      at = last;
    }
    return columns;
  }

  private static boolean isAll(List<SqlToken> item) {
    return item.getLast().isSymbol('*')
        && (item.size() == 1 || item.get(item.size() - 2).isSymbol('.'));
  }

  private static boolean isAggregated(List<SqlToken> key) {
    for (int at = 0; at + 1 < key.size(); at++) {
      if (key.get(at + 1).isSymbol('(')
          && AGGREGATES.contains(key.get(at).text().toUpperCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }

  private static List<SqlToken> withoutDirection(List<SqlToken> key) {
    SqlToken last = key.getLast();
    boolean direction = last.isWord("ASC") || last.isWord("DESC");
    return direction && key.size() > 1 ? key.subList(0, key.size() - 1) : key;
  }

  private static String text(List<SqlToken> part) {
    return part.stream()
        .map(token -> token.text().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining())
        .strip();
  }

  /** The next of these words that is in no parentheses; -1 where the SELECT ends before. */
  private int find(int from, Set<String> words) {
    int depth = 0;
    for (int at = from; at < tokens.size(); at++) {
      depth += tokens.isSymbol(at, '(') ? 1 : tokens.isSymbol(at, ')') ? -1 : 0;
      if (depth < 0) {
        return -1;
      }
      if (depth == 0 && tokens.isWord(at, words) && !tokens.isSymbol(at - 1, '.')) {
        return at;
      }
    }
    return -1;
  }

  /** What stands between commas that are in no parentheses. */
  private List<List<SqlToken>> parts(int from, int to) {
    List<List<SqlToken>> parts = new ArrayList<>();
    List<SqlToken> part = new ArrayList<>();
    int depth = 0;
    for (int at = from; at < (to < 0 ? tokens.size() : to); at++) {
      SqlToken token = tokens.at(at);
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (depth < 0) {
        break;
      }
      if (depth == 0 && token.isSymbol(',')) {
        parts.add(part);
        part = new ArrayList<>();
      } else {
        part.add(token);
      }
    }
    parts.add(part);
    return parts.stream().filter(each -> !each.isEmpty()).toList();
  }
}
