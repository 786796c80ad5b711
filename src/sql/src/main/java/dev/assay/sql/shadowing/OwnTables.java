package dev.assay.sql.shadowing;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import java.util.ArrayList;
import java.util.List;

/** Finds the tables of a query's own WITH clauses. */
final class OwnTables {

  private final Dialect dialect;
  private final SqlTokens tokens;
  private final Names names;

  OwnTables(Dialect dialect, List<SqlToken> tokens, Names names) {
    this.dialect = dialect;
    this.tokens = new SqlTokens(tokens);
    this.names = names;
  }

  /** All of them, in their order. */
  List<OwnTable> all() {
    List<OwnTable> found = new ArrayList<>();
    for (int at = 0; at < tokens.size(); at++) {
      if (tokens.isWord(at, "WITH") && !tokens.isSymbol(at - 1, '.')) {
        list(at, found);
      }
    }
    return found;
  }

  /** Reads {@code WITH [RECURSIVE] name [(columns)] AS [[NOT] MATERIALIZED] ( … ), …}. */
  private void list(int with, List<OwnTable> found) {
    boolean recursive = tokens.isWord(with + 1, "RECURSIVE") || isAlwaysRecursive();
    int end = afterClosing(opening(with));
    int at = tokens.isWord(with + 1, "RECURSIVE") ? with + 2 : with + 1;
    while (at < tokens.size() && tokens.at(at).isName()) {
      int body = body(at);
      if (body < 0) {
        return;
      }
      int behind = afterClosing(body);
      found.add(new OwnTable(names.compared(tokens.at(at)), recursive ? at : behind, end));
      if (!tokens.isSymbol(behind, ',')) {
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
    int at = tokens.isSymbol(name + 1, '(') ? afterClosing(name + 1) : name + 1;
    if (!tokens.isWord(at, "AS")) {
      return -1;
    }
    at++;
    while (tokens.isWord(at, "NOT") || tokens.isWord(at, "MATERIALIZED")) {
      at++;
    }
    return tokens.isSymbol(at, '(') ? at : -1;
  }

  /** The parenthesis within which the position is; -1 at the top level. */
  private int opening(int position) {
    int depth = 0;
    for (int index = position - 1; index >= 0; index--) {
      if (tokens.at(index).isSymbol(')')) {
        depth++;
      } else if (tokens.at(index).isSymbol('(') && depth-- == 0) {
        return index;
      }
    }
    return -1;
  }

  /** The position behind the parenthesis that closes the one there; the end for the top level. */
  private int afterClosing(int opening) {
    int depth = 0;
    for (int index = Math.max(0, opening); opening >= 0 && index < tokens.size(); index++) {
      if (tokens.at(index).isSymbol('(')) {
        depth++;
      } else if (tokens.at(index).isSymbol(')') && --depth == 0) {
        return index + 1;
      }
    }
    return tokens.size();
  }
}
