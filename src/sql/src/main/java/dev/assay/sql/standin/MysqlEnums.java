package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Columns of ENUM, which are texts on H2: an {@code ORDER BY} sorts them by the places of their
 * values, and all else by their letters.
 *
 * @param labels the values of each such column whose order is not that of their letters
 */
record MysqlEnums(Tokens tokens, Map<String, List<String>> labels) {

  private static final Pattern LABEL = Pattern.compile("'((?:[^'\\\\]|'')*+)'");

  private static final Set<String> ENDS =
      Set.of("LIMIT", "ROWS", "RANGE", "SEPARATOR", "UNION", "EXCEPT", "INTERSECT", "FOR");

  static MysqlEnums of(Tokens tokens, List<TestTable> tables, Set<String> given) {
    Map<String, List<String>> labels = new HashMap<>();
    Set<String> others = new HashSet<>();
    for (TestTable table : tables) {
      for (ColumnDefinition column : table.definition().columns()) {
        String name = column.name().toLowerCase(Locale.ROOT);
        List<String> own = labels(column.declaredType());
        List<String> known = labels.putIfAbsent(name, own);
        if (isSorted(own) || (known != null && !known.equals(own))) {
          others.add(name);
        }
      }
    }
    labels.keySet().removeAll(others);
    labels.keySet().removeAll(given);
    return new MysqlEnums(tokens, labels);
  }

  private static List<String> labels(String declaredType) {
    List<String> labels = new ArrayList<>();
    if (declaredType.strip().toUpperCase(Locale.ROOT).startsWith("ENUM")) {
      Matcher label = LABEL.matcher(declaredType);
      while (label.find()) {
        labels.add(label.group(1).replace("''", "'"));
      }
    }
    return labels;
  }

  private static boolean isSorted(List<String> labels) {
    List<String> folded = labels.stream().map(Collation::folded).toList();
    return folded.equals(folded.stream().sorted().toList());
  }

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index >= 0 && !labels.isEmpty(); index--) {
      if (tokens.isWord(index, "ORDER") && tokens.isWord(index + 1, "BY")) {
        order(index + 2);
      }
    }
  }

  private void order(int first) throws UnfitSqlException {
    List<List<SqlToken>> items = items(first);
    int key = first;
    while (tokens.isWithin(key)) {
      unname(key, items);
      int last = tokens.operandEnd(key);
      List<String> own = tokens.isWithin(last) ? own(key, last) : List.of();
      if (!own.isEmpty()) {
        byPlace(key, last, own);
      }
      int comma = comma(key);
      if (comma < 0) {
        return;
      }
      key = comma + 1;
    }
  }

  /** What the query selects that has this order; nothing where it is a window's. */
  private List<List<SqlToken>> items(int order) {
    int select = select(order);
    int from = select < 0 ? order : tokens.next(select + 1, Set.of("FROM"));
    return from < order ? tokens.elements(select + 1, from - 1) : List.of();
  }

  /** The SELECT of the query that stands there; negative where it is a window. */
  private int select(int order) {
    int depth = 0;
    for (int index = order - 1; index >= 0 && depth >= 0; index--) {
      depth += tokens.isSymbol(index, ')') ? 1 : tokens.isSymbol(index, '(') ? -1 : 0;
      if (depth == 0 && tokens.isWord(index, "SELECT")) {
        return index;
      }
    }
    return -1;
  }

  /** Puts such a column where a key has its place or its alias. */
  private void unname(int key, List<List<SqlToken>> items) {
    if (!isWhole(key)) {
      return;
    }
    SqlToken token = tokens.at(key);
    for (int place = 1; place <= items.size(); place++) {
      List<SqlToken> item = items.get(place - 1);
      boolean named = MysqlGroupNames.isNamed(item);
      int end =
          !named ? item.size() : item.size() - (item.get(item.size() - 2).isWord("AS") ? 2 : 1);
      List<SqlToken> column = item.subList(0, Math.max(0, end));
      boolean meant =
          token.kind() == SqlToken.Kind.NUMBER
              ? token.text().equals(String.valueOf(place))
              : named && token.isName() && item.getLast().text().equalsIgnoreCase(token.text());
      if (meant && isColumn(column)) {
        tokens.replace(key, key, column);
        return;
      }
    }
  }

  private boolean isColumn(List<SqlToken> value) {
    boolean bare = value.size() == 1 || (value.size() == 3 && value.get(1).isSymbol('.'));
    return bare
        && value.getLast().isName()
        && labels.containsKey(value.getLast().text().toLowerCase(Locale.ROOT));
  }

  /** The values of the column that is all of the key; none where it is another key. */
  private List<String> own(int first, int last) {
    boolean bare = last == first || (last == first + 2 && tokens.isSymbol(first + 1, '.'));
    return isWhole(last) && bare && tokens.at(last).isName()
        ? labels.getOrDefault(tokens.at(last).text().toLowerCase(Locale.ROOT), List.of())
        : List.of();
  }

  /** Whether the key ends there. */
  private boolean isWhole(int last) {
    return !tokens.isWithin(last + 1)
        || tokens.isSymbol(last + 1, ",);")
        || tokens.isWord(last + 1, Set.of("ASC", "DESC"))
        || tokens.isWord(last + 1, ENDS);
  }

  private void byPlace(int first, int last, List<String> own) throws UnfitSqlException {
    int select = select(first);
    boolean other =
        (select >= 0 && tokens.isWord(select + 1, "DISTINCT"))
            || tokens.all().stream()
                .anyMatch(
                    token ->
                        token.isWord("UNION")
                            || token.isWord("EXCEPT")
                            || token.isWord("INTERSECT"));
    if (other) {
      throw lacking("an order of ENUM beside DISTINCT or another query");
    }
    List<SqlToken> call = new ArrayList<>(Tokens.of("ASSAY_FIELD ("));
    call.addAll(tokens.copy(first, last));
    for (String label : own) {
      call.addAll(Tokens.of(","));
      call.add(Tokens.string(label));
    }
    call.addAll(Tokens.of(")"));
    tokens.replace(first, last, call);
  }

  /** The comma behind the key that begins there; negative where it is the last one. */
  private int comma(int first) {
    int depth = 0;
    for (int index = first; index < tokens.size(); index++) {
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      if (depth < 0 || (depth == 0 && tokens.isWord(index, ENDS))) {
        return -1;
      }
      if (depth == 0 && tokens.isSymbol(index, ',')) {
        return index;
      }
    }
    return -1;
  }
}
