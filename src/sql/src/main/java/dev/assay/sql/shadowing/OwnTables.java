package dev.assay.sql.shadowing;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;

/** Finds the tables of a query's own WITH clauses. */
final class OwnTables {

  private final Dialect dialect;
  private final List<SqlToken> tokens;
  private final Names names;

  OwnTables(Dialect dialect, List<SqlToken> tokens, Names names) {
    this.dialect = dialect;
    this.tokens = tokens;
    this.names = names;
  }

  /** All of them, in their order. */
  List<OwnTable> all() {
    List<OwnTable> found = new ArrayList<>();
    for (int at = 0; at < tokens.size(); at++) {
      if (isWord(at, "WITH") && !isSymbol(at - 1, '.')) {
        list(at, found);
      }
    }
    return found;
  }

  /** Reads {@code WITH [RECURSIVE] name [(columns)] AS [[NOT] MATERIALIZED] ( … ), …}. */
  private void list(int with, List<OwnTable> found) {
    boolean recursive = isWord(with + 1, "RECURSIVE") || isAlwaysRecursive();
    int end = afterClosing(opening(with));
    int at = isWord(with + 1, "RECURSIVE") ? with + 2 : with + 1;
    while (at < tokens.size() && tokens.get(at).isName()) {
      int body = body(at);
      if (body < 0) {
        return;
      }
      int behind = afterClosing(body);
      found.add(new OwnTable(names.compared(tokens.get(at)), recursive ? at : behind, end));
      if (!isSymbol(behind, ',')) {
        return;
      }
      at = behind + 1;
    }
  }

  /** Without a word for it, a table that names itself is recursive there. */
  private boolean isAlwaysRecursive() {
    return switch (dialect) {
      case MSSQL, ORACLE, DB2 -> true;
      default -> false;
    };
  }

  /** The parenthesis that opens the query of the table whose name is there; -1 where it is none. */
  private int body(int name) {
    int at = isSymbol(name + 1, '(') ? afterClosing(name + 1) : name + 1;
    if (!isWord(at, "AS")) {
      return -1;
    }
    at++;
    while (isWord(at, "NOT") || isWord(at, "MATERIALIZED")) {
      at++;
    }
    return isSymbol(at, '(') ? at : -1;
  }

  /** The parenthesis within which the position is; -1 at the top level. */
  private int opening(int position) {
    int depth = 0;
    for (int index = position - 1; index >= 0; index--) {
      if (tokens.get(index).isSymbol(')')) {
        depth++;
      } else if (tokens.get(index).isSymbol('(') && depth-- == 0) {
        return index;
      }
    }
    return -1;
  }

  /** The position behind the parenthesis that closes the one there; the end for the top level. */
  private int afterClosing(int opening) {
    int depth = 0;
    for (int index = Math.max(0, opening); opening >= 0 && index < tokens.size(); index++) {
      if (tokens.get(index).isSymbol('(')) {
        depth++;
      } else if (tokens.get(index).isSymbol(')') && --depth == 0) {
        return index + 1;
      }
    }
    return tokens.size();
  }

  private boolean isWord(int index, String word) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isWord(word);
  }

  private boolean isSymbol(int index, char symbol) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isSymbol(symbol);
  }
}
