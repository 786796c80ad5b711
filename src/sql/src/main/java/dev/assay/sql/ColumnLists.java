package dev.assay.sql;

import java.util.List;

/**
 * Tells lists of columns behind a name from calls, where they can be nothing else: {@code WITH
 * stats (a, b) AS (SELECT …)} and {@code (…) AS stats (a, b)}. Such a name may be that of a
 * function which no query may call.
 */
record ColumnLists(List<SqlToken> tokens) {

  /** Whether the parenthesis behind the name there holds the columns of what it names. */
  boolean isOne(int index) {
    int end = index + 2;
    while (isName(end) && isSymbol(end + 1, ',')) {
      end += 2;
    }
    if (!isName(end) || !isSymbol(end + 1, ')')) {
      return false;
    }
    boolean alias = isWord(index - 1, "AS") && isSymbol(index - 2, ')');
    return alias || (mayBeginWithTable(index) && isQuery(end + 2));
  }

  private boolean mayBeginWithTable(int index) {
    return isWord(index - 1, "WITH") || isWord(index - 1, "RECURSIVE") || isSymbol(index - 1, ',');
  }

  /** Behind a function in FROM there may be its columns with their types, but no query. */
  private boolean isQuery(int index) {
    if (!isWord(index, "AS")) {
      return false;
    }
    int at = index + 1;
    at += isWord(at, "NOT") ? 1 : 0;
    at += isWord(at, "MATERIALIZED") ? 1 : 0;
    return isSymbol(at, '(') && (isWord(at + 1, "SELECT") || isWord(at + 1, "WITH"));
  }

  private boolean isName(int index) {
    return index < tokens.size() && tokens.get(index).isName();
  }

  private boolean isWord(int index, String word) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isWord(word);
  }

  private boolean isSymbol(int index, char symbol) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isSymbol(symbol);
  }
}
