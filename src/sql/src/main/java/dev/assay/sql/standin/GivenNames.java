package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The names, in lower case, that a query gives to something itself, so that they tell no type. */
final class GivenNames {

  private static final Set<String> BEFORE_TABLE = Set.of("FROM", "JOIN", "WITH", "RECURSIVE", "AS");

  private GivenNames() {}

  static Set<String> of(Tokens tokens) {
    Set<String> given = new HashSet<>();
    for (int index = 1; index < tokens.size(); index++) {
      SqlToken token = tokens.at(index);
      boolean named =
          token.isName()
              && !Words.isKeyword(token)
              && !tokens.isSymbol(index - 1, '.')
              && (tokens.isWord(index - 1, "AS")
                  || (MysqlOperators.isOperandEnd(tokens, index - 1) && !isBehindTop(tokens, index))
                  || (tokens.isSymbol(index + 1, '=') && tokens.isWord(index - 1, "SELECT")));
      if (named && !isTable(tokens, index)) {
        given.add(lower(token));
      }
      if (tokens.isSymbol(index, '(') && isColumnList(tokens, index)) {
        tokens.copy(index + 1, tokens.closing(index)).stream()
            .filter(SqlToken::isName)
            .forEach(name -> given.add(lower(name)));
      }
    }
    return given;
  }

  /** {@code TOP 5 name}, {@code TOP (5) PERCENT name}. */
  private static boolean isBehindTop(Tokens tokens, int index) {
    int number = tokens.isSymbol(index - 1, ')') ? tokens.opening(index - 1) : index - 1;
    return tokens.isWord(index - 1, Set.of("PERCENT", "TIES")) || tokens.isWord(number - 1, "TOP");
  }

  /** Whether it is the alias of a table: {@code FROM emp e}. */
  private static boolean isTable(Tokens tokens, int index) {
    int table = tokens.isWord(index - 1, "AS") ? index - 2 : index - 1;
    return tokens.isWithin(table)
        && tokens.at(table).isName()
        && tokens.isWord(table - 1, Set.of("FROM", "JOIN"));
  }

  /** {@code WITH t (a, b) AS (…)}, and {@code (…) t (a, b)}. */
  private static boolean isColumnList(Tokens tokens, int open) {
    boolean behindName = tokens.at(open - 1).isName() && !Words.isKeyword(tokens.at(open - 1));
    boolean ofWith = behindName && tokens.isWord(tokens.closing(open) + 1, "AS");
    boolean ofTable =
        behindName
            && (tokens.isSymbol(open - 2, ')')
                || (tokens.isWord(open - 2, BEFORE_TABLE) && tokens.isSymbol(open - 3, ')')));
    return ofWith || ofTable;
  }

  private static String lower(SqlToken token) {
    return token.text().toLowerCase(Locale.ROOT);
  }
}
