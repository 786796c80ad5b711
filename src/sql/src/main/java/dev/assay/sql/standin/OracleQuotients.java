package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Quotients, which H2 cuts off between whole numbers: Oracle has no whole numbers of their own. */
record OracleQuotients(Tokens tokens, OracleSpans spans) {

  private static final List<SqlToken> BEFORE = Tokens.of("CAST (");
  private static final List<SqlToken> BEHIND = Tokens.of("AS DECFLOAT ( 38 ) )");

  /** Words behind which an operand begins. */
  private static final Set<String> BEFORE_OPERAND =
      Set.of(
          "SELECT",
          "DISTINCT",
          "ALL",
          "WHEN",
          "THEN",
          "ELSE",
          "CASE",
          "AND",
          "OR",
          "NOT",
          "BY",
          "ON",
          "WHERE",
          "HAVING",
          "BETWEEN",
          "IN",
          "PRIOR");

  /** Calls whose names are operators or parts of clauses in other dialects, or in other places. */
  private static final Set<String> CALLS = Set.of("MOD", "GROUPING");

  static OracleQuotients of(Tokens tokens, List<TestTable> tables) {
    return new OracleQuotients(tokens, OracleSpans.of(tokens, tables));
  }

  /** From the last to the first: what is divided may itself hold a quotient. */
  void rewrite() throws UnfitSqlException {
    new OracleTexts(tokens).check();
    cutOffPlaces();
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isSymbol(index, '/')) {
        int start = start(index - 1);
        check(start, index - 1);
        List<SqlToken> divided = new ArrayList<>(BEFORE);
        divided.addAll(tokens.copy(start, index - 1));
        divided.addAll(BEHIND);
        tokens.replace(start, index - 1, divided);
        index += BEFORE.size();
      }
    }
  }

  /** Places and lengths in texts are cut off there, and rounded in H2. */
  private void cutOffPlaces() {
    for (int index = tokens.size() - 2; index >= 0; index--) {
      if (tokens.isSymbol(index + 1, '(') && tokens.isWord(index, OracleTexts.PLACED)) {
        List<List<SqlToken>> arguments = tokens.arguments(index + 1);
        List<SqlToken> call = new ArrayList<>();
        for (int place = 0; place < arguments.size(); place++) {
          List<SqlToken> argument = arguments.get(place);
          boolean cut =
              OracleTexts.isNumber(tokens.upper(index), place)
                  && argument.stream().anyMatch(token -> token.isSymbol('/'));
          call.addAll(place > 0 ? Tokens.of(",") : List.of());
          call.addAll(cut ? FunctionTable.filled("TRUNC ( $1 )", List.of(argument)) : argument);
        }
        int close = tokens.closing(index + 1);
        if (close > index + 2) {
          tokens.replace(index + 2, close - 1, call);
        }
      }
    }
  }

  private int start(int last) {
    int start = tokens.operandStart(last);
    return tokens.isSymbol(start, '(') && tokens.isWord(start - 1, CALLS) ? start - 1 : start;
  }

  private void check(int start, int last) throws UnfitSqlException {
    boolean begins =
        tokens.isSymbol(start - 1, "(,+-*/=<>|") || tokens.isWord(start - 1, BEFORE_OPERAND);
    if (!begins) {
      throw lacking("a quotient of '%s'".formatted(tokens.at(start).text()));
    }
    if (spans.isHeld(start, last)) {
      throw lacking("a quotient of a difference of timestamps");
    }
  }
}
