package dev.assay.sql;

import java.util.List;

/** Whether a query orders its rows: an ORDER BY of its own, not of a subquery or a window. */
final class RowOrder {

  private RowOrder() {}

  static boolean isStated(List<SqlToken> query) {
    List<SqlToken> inner = withoutParenthesesAround(query);
    int depth = 0;
    for (int index = 0; index + 1 < inner.size(); index++) {
      SqlToken token = inner.get(index);
      if (token.isSymbol('(')) {
        depth++;
      } else if (token.isSymbol(')')) {
        depth--;
      } else if (depth == 0 && token.isWord("ORDER") && inner.get(index + 1).isWord("BY")) {
        return !isByNothing(inner, index + 2);
      }
    }
    return false;
  }

  /** MySQL's {@code ORDER BY NULL}. */
  private static boolean isByNothing(List<SqlToken> query, int first) {
    return first < query.size()
        && query.get(first).isWord("NULL")
        && (first + 1 == query.size()
            || query.get(first + 1).isSymbol(';')
            || query.get(first + 1).isWord("LIMIT"));
  }

  private static List<SqlToken> withoutParenthesesAround(List<SqlToken> query) {
    List<SqlToken> inner = query;
    while (inner.size() > 1 && closesFirst(inner)) {
      inner = inner.subList(1, inner.size() - 1);
    }
    return inner;
  }

  /** Whether the last token closes the parenthesis that the first one opens. */
  private static boolean closesFirst(List<SqlToken> tokens) {
    if (!tokens.getFirst().isSymbol('(')) {
      return false;
    }
    int depth = 0;
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.get(index).isSymbol('(')) {
        depth++;
      } else if (tokens.get(index).isSymbol(')') && --depth == 0) {
        return index == tokens.size() - 1;
      }
    }
    return false;
  }
}
