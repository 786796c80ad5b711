package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Differences of whole numbers of which one has no sign: those below 0 are an error there.
 *
 * @param unsigned columns of such numbers in all tables that have them, in lower case
 */
record MysqlUnsigned(Tokens tokens, Set<String> unsigned) {

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 2; index > 0 && !unsigned.isEmpty(); index--) {
      if (tokens.isSymbol(index, '-')
          && MysqlOperators.isOperandEnd(tokens, index - 1)
          && !tokens.isWord(index + 1, "INTERVAL")) {
        subtract(index);
      }
    }
  }

  private void subtract(int minus) throws UnfitSqlException {
    int first = tokens.operandStart(minus - 1);
    int last = tokens.operandEnd(minus + 1);
    if (!isUnsigned(first, minus - 1) && !isUnsigned(minus + 1, last)) {
      return;
    }
    boolean longer =
        (tokens.isSymbol(first - 1, "+-*/%") && MysqlOperators.isOperandEnd(tokens, first - 2))
            || tokens.isWord(first - 1, Set.of("DIV", "MOD"))
            || tokens.isSymbol(last + 1, "*/%")
            || tokens.isWord(last + 1, Set.of("DIV", "MOD"));
    if (longer) {
      throw lacking("a difference of UNSIGNED within other arithmetic");
    }
    tokens.replace(
        first,
        last,
        FunctionTable.filled(
            "ASSAY_UNSIGNED_DIFFERENCE ( $1 , $2 )",
            List.of(tokens.copy(first, minus - 1), tokens.copy(minus + 1, last))));
  }

  private boolean isUnsigned(int first, int last) {
    boolean bare = first == last || (last == first + 2 && tokens.isSymbol(first + 1, '.'));
    SqlToken token = tokens.at(last);
    return bare && token.isName() && unsigned.contains(token.text().toLowerCase(Locale.ROOT));
  }
}
