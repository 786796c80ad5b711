package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.Set;

/** Tables of WITH that read themselves, which some databases do not call recursive. */
record UncalledRecursion(Tokens tokens) {

  /**
   * Calls them so, and names the columns of all tables of that WITH, which H2 then wants.
   *
   * @param named whether one that has no list of its columns is none that reads itself
   */
  void rewrite(boolean named) throws UnfitSqlException {
    if (tokens.isWord(0, "WITH") && isRecursive(named)) {
      tokens.replace(0, 0, Tokens.of("WITH RECURSIVE"));
      new RecursiveTables(tokens).nameColumns(2);
    }
  }

  /** Whether a table of WITH reads itself. */
  private boolean isRecursive(boolean named) {
    int table = 1;
    while (tokens.isWithin(table)) {
      int as = tokens.isSymbol(table + 1, '(') ? tokens.closing(table + 1) + 1 : table + 1;
      if (!tokens.isSymbol(as + 1, '(')) {
        return false;
      }
      int close = tokens.closing(as + 1);
      for (int index = as + 2; index < close; index++) {
        boolean source =
            tokens.isWord(index - 1, "FROM")
                || tokens.isWord(index - 1, "JOIN")
                || isBetweenTables(index - 1);
        boolean listed = !named || tokens.isSymbol(table + 1, '(');
        if (source && listed && isSame(tokens.at(index), tokens.at(table))) {
          return true;
        }
      }
      table = tokens.isSymbol(close + 1, ',') ? close + 2 : tokens.size();
    }
    return false;
  }

  /** Whether it is a comma between FROM and the next clause. */
  private boolean isBetweenTables(int comma) {
    int depth = 0;
    for (int index = comma - 1; tokens.isSymbol(comma, ',') && index > 0; index--) {
      depth += tokens.isSymbol(index, ')') ? 1 : tokens.isSymbol(index, '(') ? -1 : 0;
      if (depth < 0 || (depth == 0 && tokens.isWord(index, Set.of("SELECT", "WHERE", "BY")))) {
        return false;
      }
      if (depth == 0 && tokens.isWord(index, "FROM")) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(SqlToken one, SqlToken other) {
    return one.isName() && one.text().equalsIgnoreCase(other.text());
  }
}
