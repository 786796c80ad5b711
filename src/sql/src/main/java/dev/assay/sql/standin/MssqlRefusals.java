package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Set;

/** Shapes of queries that SQL Server refuses, from its reference, and H2 takes. */
record MssqlRefusals(Tokens tokens) {

  private static final Set<String> RANKING =
      Set.of(
          "ROW_NUMBER",
          "RANK",
          "DENSE_RANK",
          "NTILE",
          "LAG",
          "LEAD",
          "FIRST_VALUE",
          "LAST_VALUE",
          "PERCENT_RANK",
          "CUME_DIST");

  private static final Set<String> BEHIND_TABLE =
      Set.of(
          "WHERE",
          "GROUP",
          "ORDER",
          "HAVING",
          "JOIN",
          "ON",
          "LEFT",
          "RIGHT",
          "INNER",
          "CROSS",
          "OUTER",
          "FULL",
          "UNION",
          "EXCEPT",
          "INTERSECT",
          "OPTION",
          "FOR",
          "OFFSET",
          "PIVOT",
          "UNPIVOT");

  private static final Set<String> TYPED_LITERALS = Set.of("DATE", "TIME", "TIMESTAMP");

  void check() throws UnfitSqlException {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isKind(index, SqlToken.Kind.WORD) && !tokens.isSymbol(index - 1, '.')) {
        word(index);
      } else if (tokens.isSymbol(index, '(')) {
        parenthesis(index);
      } else if (tokens.isSymbol(index, '|') && tokens.isSymbol(index + 1, '|')) {
        throw lacking("||, which SQL Server has from 2025 on,");
      }
    }
  }

  private void word(int index) throws UnfitSqlException {
    String word = tokens.upper(index);
    String foreign =
        switch (word) {
          case "NATURAL" -> tokens.isWord(index + 1, Set.of("JOIN", "LEFT", "INNER")) ? word : "";
          case "USING" -> isJoinedBy(index) ? "JOIN … USING" : "";
          case "NULLS" -> tokens.isWord(index + 1, Set.of("FIRST", "LAST")) ? "NULLS FIRST" : "";
          case "FILTER" ->
              tokens.isSymbol(index - 1, ')') && tokens.isSymbol(index + 1, '(') ? word : "";
          case "REGEXP", "RLIKE", "ILIKE" ->
              MysqlOperators.isOperandEnd(tokens, index - 1) ? word : "";
          case "ON" -> tokens.isWord(index - 1, "DISTINCT") ? "DISTINCT ON" : "";
          case "QUALIFY" -> isFollowedByValue(index) ? word : "";
          case "RECURSIVE" -> tokens.isWord(index - 1, "WITH") ? "WITH RECURSIVE: it has WITH" : "";
          case "INTERVAL" -> tokens.isKind(index + 1, SqlToken.Kind.STRING) ? word : "";
          case "DATE", "TIME", "TIMESTAMP" ->
              tokens.isKind(index + 1, SqlToken.Kind.STRING)
                      && TYPED_LITERALS.contains(word)
                      && !isAlias(index)
                  ? "literal of " + word
                  : "";
          default -> "";
        };
    if (!foreign.isEmpty()) {
      throw wrong("SQL Server has no " + foreign);
    }
    switch (word) {
      case "JOIN" -> checkIsNamed(index + 1);
      case "FROM" -> {
        // not the one of IS DISTINCT FROM, or of a call
        if (!tokens.isWord(index - 1, "DISTINCT") && tokens.before(index, Set.of("SELECT")) >= 0) {
          checkIsNamed(index + 1);
        }
      }
      case "OFFSET" -> checkIsOrdered(index);
      case "ORDER" -> checkSubqueryIsCut(index);
      case "APPLY" -> {
        if (tokens.isWord(index - 1, Set.of("CROSS", "OUTER"))) {
          throw lacking(tokens.upper(index - 1) + " APPLY");
        }
      }
      case "FOR" -> {
        if (tokens.isWord(index + 1, Set.of("XML", "JSON"))) {
          throw lacking("FOR " + tokens.upper(index + 1));
        }
      }
      case "PIVOT", "UNPIVOT" -> {
        if (tokens.isSymbol(index + 1, '(') && !tokens.isWord(index - 1, "AS")) {
          throw lacking(word);
        }
      }
      default -> {
        if (RANKING.contains(word) && tokens.isSymbol(index + 1, '(')) {
          checkWindowIsOrdered(index);
        }
      }
    }
  }

  private boolean isAlias(int index) {
    return tokens.isWord(index - 1, "AS");
  }

  private boolean isJoinedBy(int using) {
    return tokens.isSymbol(using + 1, '(')
        && tokens.isWithin(using - 1)
        && tokens.at(using - 1).isName();
  }

  private boolean isFollowedByValue(int index) {
    return tokens.isWithin(index + 1) && !tokens.isSymbol(index + 1, ",.)=");
  }

  private void checkIsNamed(int open) throws UnfitSqlException {
    if (!tokens.isSymbol(open, '(') || !tokens.isWord(open + 1, "SELECT")) {
      return;
    }
    int next = tokens.closing(open) + 1;
    boolean named =
        tokens.isWithin(next) && tokens.at(next).isName() && !tokens.isWord(next, BEHIND_TABLE);
    if (!named
        && !tokens.isWord(next, Set.of("UNION", "EXCEPT", "INTERSECT", "PIVOT", "UNPIVOT"))) {
      throw wrong("SQL Server wants a name for each derived table");
    }
  }

  private void checkIsOrdered(int offset) throws UnfitSqlException {
    boolean clause =
        (tokens.isKind(offset + 1, SqlToken.Kind.NUMBER) || tokens.isSymbol(offset + 1, '('))
            && (tokens.isWord(offset + 2, Set.of("ROW", "ROWS"))
                || tokens.isWord(tokens.closing(offset + 1) + 1, Set.of("ROW", "ROWS")));
    if (clause
        && tokens.before(offset, Set.of("ORDER")) < tokens.before(offset, Set.of("SELECT"))) {
      throw wrong("SQL Server has no OFFSET without ORDER BY");
    }
  }

  /** In a derived table or a subquery, an order is there for TOP or OFFSET alone. */
  private void checkSubqueryIsCut(int order) throws UnfitSqlException {
    int select = tokens.before(order, Set.of("SELECT"));
    if (select < 1 || !tokens.isWord(order + 1, "BY") || !tokens.isSymbol(select - 1, '(')) {
      return;
    }
    int first = tokens.isWord(select + 1, Set.of("DISTINCT", "ALL")) ? select + 2 : select + 1;
    int end = tokens.next(order + 2, Set.of("OFFSET", "FOR"));
    if (!tokens.isWord(first, "TOP") && !tokens.isWord(end, Set.of("OFFSET", "FOR"))) {
      throw wrong("SQL Server has no ORDER BY in a subquery without TOP or OFFSET");
    }
  }

  private void checkWindowIsOrdered(int call) throws UnfitSqlException {
    int over = tokens.closing(call + 1) + 1;
    if (tokens.isWord(over, "OVER")
        && tokens.isSymbol(over + 1, '(')
        && tokens.copy(over + 1, tokens.closing(over + 1)).stream()
            .noneMatch(token -> token.isWord("ORDER"))) {
      throw wrong("SQL Server's %s wants an ORDER BY in its OVER".formatted(tokens.upper(call)));
    }
  }

  /** {@code (a, b) IN (…)}. */
  private void parenthesis(int open) throws UnfitSqlException {
    int next = tokens.closing(open) + 1;
    boolean called =
        tokens.isWithin(open - 1)
            && tokens.at(open - 1).isName()
            && !tokens.isWord(open - 1, Words.NO_CALL);
    boolean compared =
        tokens.isWord(next, "IN")
            || (tokens.isWord(next, "NOT") && tokens.isWord(next + 1, "IN"))
            || tokens.isSymbol(next, '=');
    List<List<SqlToken>> values = tokens.arguments(open);
    if (!called
        && compared
        && values.size() > 1
        && !tokens.isWord(open + 1, "SELECT")
        && !tokens.isWord(
            open - 1, Set.of("IN", "VALUES", "AS", "OVER", "GROUP", "TOP", "BY", "PARTITION"))) {
      throw wrong("SQL Server compares no rows of several values");
    }
  }
}
