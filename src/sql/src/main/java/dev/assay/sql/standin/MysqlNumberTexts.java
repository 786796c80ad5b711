package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Columns of texts in arithmetic and beside numbers: MySQL reads the number that a text begins
 * with, and H2 refuses a text that is none.
 *
 * @param texts columns of texts in all tables that have them, in lower case
 */
record MysqlNumberTexts(Tokens tokens, Set<String> texts) {

  private static final Set<String> SUMS = Set.of("SUM", "AVG");
  private static final Set<String> DIVISIONS = Set.of("DIV", "MOD");

  void rewrite() {
    for (int index = tokens.size() - 1; index >= 0; index--) {
      int first = tokens.isSymbol(index - 1, '.') ? index - 2 : index;
      if (isText(index) && first >= 0 && isNumber(first, index)) {
        tokens.replace(
            first,
            index,
            FunctionTable.filled("ASSAY_NUMBER_OF ( $1 )", List.of(tokens.copy(first, index))));
      }
    }
  }

  private boolean isText(int index) {
    SqlToken token = tokens.at(index);
    return token.isName()
        && !tokens.isSymbol(index + 1, ".(")
        && !tokens.isWord(index - 1, "AS")
        && texts.contains(token.text().toLowerCase(Locale.ROOT));
  }

  private boolean isNumber(int first, int last) {
    boolean summed = tokens.isSymbol(first - 1, '(') && tokens.isSymbol(last + 1, ')');
    return isOperator(last + 1)
        || (isOperator(first - 1) && MysqlOperators.isOperandEnd(tokens, first - 2))
        || (summed && tokens.isWord(first - 2, SUMS))
        || isCompared(first, last);
  }

  private boolean isOperator(int index) {
    boolean arrow = tokens.isSymbol(index, '-') && tokens.isSymbol(index + 1, '>');
    return (tokens.isSymbol(index, "+-*/%") && !arrow && !isInterval(index + 1))
        || tokens.isWord(index, DIVISIONS);
  }

  private boolean isInterval(int index) {
    return tokens.isWord(index, "INTERVAL");
  }

  private boolean isCompared(int first, int last) {
    int behind = last + 1;
    while (tokens.isSymbol(behind, "<>=!")) {
      behind++;
    }
    int before = first - 1;
    while (tokens.isSymbol(before, "<>=!")) {
      before--;
    }
    boolean range =
        tokens.isWord(last + 1, "BETWEEN") && tokens.isKind(last + 2, SqlToken.Kind.NUMBER);
    return range
        || (behind > last + 1 && tokens.isKind(behind, SqlToken.Kind.NUMBER))
        || (before < first - 1 && tokens.isKind(before, SqlToken.Kind.NUMBER));
  }
}
