package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The tables of {@code WITH RECURSIVE}, of which H2 wants the columns named; other databases take
 * the names of the first query.
 */
record RecursiveTables(Tokens tokens) {

  /** Names the columns of the table that is made there, and of those that follow it. */
  void nameColumns(int first) throws UnfitSqlException {
    int table = first;
    while (tokens.isWithin(table)) {
      int as = as(table);
      if (!tokens.isWord(as, "AS") || !tokens.isSymbol(as + 1, '(')) {
        return;
      }
      if (as == table + 1 && tokens.isWord(as + 2, "SELECT")) {
        tokens.replace(table, table, named(table, as + 1));
        as = as(table);
      }
      int close = tokens.closing(as + 1);
      if (!tokens.isSymbol(close + 1, ',')) {
        return;
      }
      table = close + 2;
    }
  }

  private int as(int table) {
    return tokens.isSymbol(table + 1, '(') ? tokens.closing(table + 1) + 1 : table + 1;
  }

  private List<SqlToken> named(int table, int open) throws UnfitSqlException {
    List<SqlToken> names = new ArrayList<>(List.of(tokens.at(table)));
    names.addAll(Tokens.of("("));
    int depth = 0;
    int first = tokens.isWord(open + 2, "DISTINCT") ? open + 3 : open + 2;
    for (int index = open + 2; index < tokens.closing(open) + 1; index++) {
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      boolean last = depth < 0 || (depth == 0 && tokens.isWord(index, Set.of("FROM", "UNION")));
      if (last || (depth == 0 && tokens.isSymbol(index, ','))) {
        names.add(name(tokens.copy(first, index - 1), names.size()));
        first = index + 1;
        names.addAll(Tokens.of(last ? ")" : ","));
      }
      if (last) {
        break;
      }
    }
    return names;
  }

  private static SqlToken name(List<SqlToken> item, int place) throws UnfitSqlException {
    SqlToken name = item.getLast();
    if (name.isSymbol('*')) {
      throw lacking("a recursive table whose columns have no names");
    }
    boolean bare = item.size() == 1 || (item.size() == 3 && item.get(1).isSymbol('.'));
    boolean named = name.isName() && (bare || MysqlGroupNames.isNamed(item));
    return named ? name : Tokens.word("ASSAY_" + place);
  }
}
