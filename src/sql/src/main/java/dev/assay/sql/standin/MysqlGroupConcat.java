package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;

/** GROUP_CONCAT of several expressions, and in an order by their places. */
record MysqlGroupConcat(Tokens tokens) {

  List<SqlToken> written(int index) throws UnfitSqlException {
    if (tokens.isWord(tokens.closing(index + 1) + 1, "OVER")) {
      throw wrong("GROUP_CONCAT is no window function");
    }
    List<SqlToken> inner = new ArrayList<>(tokens.copy(index + 2, tokens.closing(index + 1) - 1));
    int first = inner.getFirst().isWord("DISTINCT") ? 1 : 0;
    int depth = 0;
    int end = inner.size();
    for (int at = 0; at < inner.size(); at++) {
      SqlToken token = inner.get(at);
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (depth == 0 && token.isWord("LIMIT")) {
        throw lacking("LIMIT in GROUP_CONCAT");
      }
      if (depth == 0
          && end == inner.size()
          && (token.isWord("ORDER") || token.isWord("SEPARATOR"))) {
        end = at;
      }
    }
    List<List<SqlToken>> values =
        new Tokens(inner.subList(first, end)).elements(0, end - first - 1);
    orderByPlace(inner, end, values);
    if (values.size() == 1 && first == 0) {
      List<SqlToken> text = MysqlTexts.written(inner.subList(0, end));
      inner.subList(0, end).clear();
      inner.addAll(0, text);
    } else if (values.size() > 1) {
      inner.add(end, Tokens.of(")").getFirst());
      inner.addAll(first, Tokens.of("ASSAY_CONCAT ("));
    }
    return FunctionTable.filled("GROUP_CONCAT ( $1 )", List.of(inner));
  }

  /** A number in its order is the place of a value; H2 takes it for a number. */
  private static void orderByPlace(List<SqlToken> inner, int order, List<List<SqlToken>> values)
      throws UnfitSqlException {
    int depth = 0;
    for (int at = inner.size() - 1; at > order; at--) {
      SqlToken token = inner.get(at);
      depth += token.isSymbol(')') ? 1 : token.isSymbol('(') ? -1 : 0;
      boolean begins = inner.get(at - 1).isWord("BY") || inner.get(at - 1).isSymbol(',');
      SqlToken next = at + 1 < inner.size() ? inner.get(at + 1) : Tokens.word("SEPARATOR");
      boolean whole =
          next.isSymbol(',')
              || next.isWord("ASC")
              || next.isWord("DESC")
              || next.isWord("SEPARATOR");
      if (depth == 0 && token.kind() == SqlToken.Kind.NUMBER && begins && whole) {
        int place = token.text().matches("\\d{1,3}") ? Integer.parseInt(token.text()) : 0;
        if (place < 1 || place > values.size()) {
          throw wrong("GROUP_CONCAT has no value %s to order by".formatted(token.text()));
        }
        inner.remove(at);
        inner.addAll(at, values.get(place - 1));
      }
    }
  }
}
