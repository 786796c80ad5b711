package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Quotients, which H2 cuts off between whole numbers: Oracle has no whole numbers of their own. */
record OracleQuotients(Tokens tokens) {

  private static final List<SqlToken> BEFORE = Tokens.of("CAST (");
  private static final List<SqlToken> BEHIND = Tokens.of("AS DECFLOAT ( 38 ) )");

  /** What makes a text of a number, which H2 writes in another way: {@code 1E+2}. */
  private static final Set<String> TEXTS =
      Set.of(
          "CONCAT",
          "LISTAGG",
          "TO_CHAR",
          "TO_CLOB",
          "VARCHAR",
          "VARCHAR2",
          "NVARCHAR2",
          "CHAR",
          "NCHAR",
          "CLOB",
          "LPAD",
          "RPAD",
          "LENGTH",
          "SUBSTR",
          "INSTR",
          "REPLACE",
          "LIKE");

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

  /** From the last to the first: what is divided may itself hold a quotient. */
  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isSymbol(index, '/')) {
        int start = tokens.operandStart(index - 1);
        check(start);
        List<SqlToken> divided = new ArrayList<>(BEFORE);
        divided.addAll(tokens.copy(start, index - 1));
        divided.addAll(BEHIND);
        tokens.replace(start, index - 1, divided);
        index += BEFORE.size();
      }
    }
  }

  private void check(int start) throws UnfitSqlException {
    boolean begins =
        tokens.isSymbol(start - 1, "(,+-*/=<>|") || tokens.isWord(start - 1, BEFORE_OPERAND);
    if (!begins) {
      throw lacking("a quotient of '%s'".formatted(tokens.at(start).text()));
    }
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isWord(index, TEXTS)
          || (tokens.isSymbol(index, '|') && tokens.isSymbol(index + 1, '|'))) {
        throw lacking("a quotient beside what makes texts, of numbers perhaps,");
      }
    }
  }
}
