package dev.assay.sql;

/**
 * Tells lists of columns behind a name from calls, where they can be nothing else: {@code WITH
 * stats (a, b) AS (SELECT …)}, {@code … AS stats (a, b)} and {@code FROM t stats (a, b)}. Such a
 * name may be that of a function which no query may call.
 *
 * @param tables where the query names tables
 */
record ColumnLists(SqlTokens tokens, TableReferences tables) {

  /** Whether the parenthesis behind the name there holds the columns of what it names. */
  boolean isOne(int index) {
    int end = index + 2;
    while (tokens.isName(end) && tokens.isSymbol(end + 1, ',')) {
      end += 2;
    }
    if (!tokens.isName(end) || !tokens.isSymbol(end + 1, ')')) {
      return false;
    }
    boolean alias =
        tokens.isWord(index - 1, "AS")
            && (tokens.isSymbol(index - 2, ')') || tokens.isName(index - 2));
    return alias || isTable(index - 1) || (mayBeginWithTable(index) && isQuery(end + 2));
  }

  /** Whether a table's name ends there, behind which no call can stand. */
  private boolean isTable(int index) {
    int first = index;
    while (tokens.isSymbol(first - 1, '.')) {
      first -= 2;
    }
    return tokens.isName(index) && tables.positions().contains(first);
  }

  private boolean mayBeginWithTable(int index) {
    return tokens.isWord(index - 1, "WITH")
        || tokens.isWord(index - 1, "RECURSIVE")
        || tokens.isSymbol(index - 1, ',');
  }

  /** Behind a function in FROM there may be its columns with their types, but no query. */
  private boolean isQuery(int index) {
    if (!tokens.isWord(index, "AS")) {
      return false;
    }
    int at = index + 1;
    at += tokens.isWord(at, "NOT") ? 1 : 0;
    at += tokens.isWord(at, "MATERIALIZED") ? 1 : 0;
    return tokens.isSymbol(at, '(')
        && (tokens.isWord(at + 1, "SELECT") || tokens.isWord(at + 1, "WITH"));
  }
}
