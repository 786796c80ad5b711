package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.Set;

/** Shapes of queries that MySQL and MariaDB refuse and H2 takes. */
record MysqlRefusals(Dialect dialect, Tokens tokens) {

  /** Names that are functions only where the parenthesis follows without a space. */
  private static final Set<String> WITHOUT_SPACE =
      Set.of(
          "ADDDATE",
          "BIT_AND",
          "BIT_OR",
          "BIT_XOR",
          "CAST",
          "COUNT",
          "CURDATE",
          "CURTIME",
          "DATE_ADD",
          "DATE_SUB",
          "EXTRACT",
          "GROUP_CONCAT",
          "MAX",
          "MID",
          "MIN",
          "NOW",
          "POSITION",
          "STD",
          "STDDEV",
          "STDDEV_POP",
          "STDDEV_SAMP",
          "SUBDATE",
          "SUBSTR",
          "SUBSTRING",
          "SUM",
          "SYSDATE",
          "TRIM",
          "VARIANCE",
          "VAR_POP",
          "VAR_SAMP");

  private static final Set<String> QUANTIFIERS = Set.of("ANY", "ALL", "SOME");
  private static final Set<String> FRAME = Set.of("BETWEEN", "UNBOUNDED", "CURRENT");
  private static final Set<String> QUERY = Set.of("SELECT", "WITH", "VALUES");
  private static final Set<String> DIRECTIONS = Set.of("ASC", "DESC");
  private static final Set<String> LEFT_OUT = Set.of("CURRENT", "GROUP", "TIES", "NO");

  void check() throws UnfitSqlException {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isKind(index, SqlToken.Kind.WORD) && !tokens.isSymbol(index - 1, '.')) {
        word(index);
      } else if (tokens.isSymbol(index, '[')) {
        throw wrong(dialect.promptName() + " has no [ ]");
      } else if (tokens.isSymbol(index, '*') && isLateStar(index)) {
        throw wrong(dialect.promptName() + " takes a bare * at the beginning of a SELECT only");
      }
    }
  }

  private void word(int index) throws UnfitSqlException {
    String word = tokens.upper(index);
    if (WITHOUT_SPACE.contains(word) && isBeforeSpace(index)) {
      throw wrong(
          "%s takes %s for a function only without a space before its parenthesis"
              .formatted(dialect.promptName(), word));
    }
    boolean compared =
        word.equals("IN") || (QUANTIFIERS.contains(word) && tokens.isSymbol(index - 1, "=<>"));
    if (compared && tokens.isWord(index + 2, "SELECT") && isLimited(index + 1)) {
      throw wrong(
          "%s has no LIMIT in a subquery of %s: put it into a derived table"
              .formatted(dialect.promptName(), word));
    }
    if (word.equals("LIMIT") && tokens.isKind(index + 1, SqlToken.Kind.STRING)) {
      throw wrong("%s has no text after LIMIT".formatted(dialect.promptName()));
    }
    if (word.equals("AS")) {
      checkNamedColumns(index);
    }
    String foreign =
        switch (word) {
          case "SELECT" ->
              !tokens.isWithin(index + 1) || tokens.isWord(index + 1, "FROM")
                  ? "SELECT of nothing"
                  : "";
          case "IGNORE" ->
              tokens.isSymbol(index - 1, ')') && tokens.isWord(index + 1, "NULLS")
                  ? "IGNORE NULLS"
                  : "";
          case "GROUPS" -> isFrame(index) ? "frame of GROUPS" : "";
          case "EXCLUDE" -> tokens.isWord(index + 1, LEFT_OUT) ? "frame with EXCLUDE" : "";
          case "AS" ->
              isReservedAlias(index)
                  ? "name " + tokens.upper(index + 1) + ": write it in backticks"
                  : "";
          case "LATERAL" ->
              dialect == Dialect.MARIADB && tokens.isSymbol(index + 1, '(') ? "LATERAL" : "";
          case "SYMMETRIC" -> tokens.isWord(index - 1, "BETWEEN") ? "BETWEEN SYMMETRIC" : "";
          case "DISTINCT" ->
              isOfWindow(index)
                  ? "DISTINCT in a window function"
                  : isComparison(index) ? "IS DISTINCT FROM: it compares with <=>" : "";
          default -> "";
        };
    if (!foreign.isEmpty()) {
      throw wrong("%s has no %s".formatted(dialect.promptName(), foreign));
    }
  }

  /** A table of WITH has as many columns as it has names for, which H2 does not mind. */
  private void checkNamedColumns(int as) throws UnfitSqlException {
    boolean named =
        tokens.isSymbol(as - 1, ')')
            && tokens.isSymbol(as + 1, '(')
            && tokens.isWord(as + 2, "SELECT");
    int open = named ? tokens.opening(as - 1) : -1;
    if (!named
        || !tokens.isWithin(open - 1)
        || !tokens.at(open - 1).isName()
        || !(tokens.isWord(open - 2, Set.of("WITH", "RECURSIVE"))
            || tokens.isSymbol(open - 2, ','))) {
      return;
    }
    int depth = 0;
    int count = 1;
    for (int index = as + 3; index < tokens.closing(as + 1); index++) {
      boolean star = tokens.isSymbol(index, '*') && !MysqlOperators.isOperandEnd(tokens, index - 1);
      if (depth == 0 && star) {
        return;
      }
      if (depth == 0 && tokens.isWord(index, Set.of("FROM", "UNION", "EXCEPT", "INTERSECT"))) {
        break;
      }
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      count += depth == 0 && tokens.isSymbol(index, ',') ? 1 : 0;
    }
    if (count != tokens.arguments(open).size()) {
      throw wrong(
          "the table %s of WITH has another number of columns than names"
              .formatted(tokens.at(open - 1).text()));
    }
  }

  /** Whether a frame begins there: MariaDB's columns may be called groups, within windows too. */
  private boolean isFrame(int index) {
    boolean begins =
        tokens.isWord(index + 1, FRAME)
            || (tokens.isKind(index + 1, SqlToken.Kind.NUMBER)
                && tokens.isWord(index + 2, "PRECEDING"));
    int before = openedBy(index);
    boolean window =
        tokens.isWord(before, "OVER")
            || (tokens.isWord(before, "AS") && !tokens.isWord(before + 2, QUERY));
    boolean ends =
        before + 1 == index - 1
            || tokens.isWord(index - 1, DIRECTIONS)
            || MysqlOperators.isOperandEnd(tokens, index - 1);
    return begins && window && ends;
  }

  private boolean isBeforeSpace(int index) {
    return tokens.isSymbol(index + 1, '(')
        && tokens.at(index).end() < tokens.at(index + 1).start()
        && !tokens.isWord(index - 1, Set.of("AS", "FROM", "JOIN", "WITH", "RECURSIVE"))
        && !(tokens.isSymbol(index - 1, ',')
            && tokens.isWord(tokens.closing(index + 1) + 1, "AS")
            && tokens.isSymbol(tokens.closing(index + 1) + 2, '('));
  }

  private boolean isLimited(int open) {
    if (!tokens.isSymbol(open, '(')) {
      return false;
    }
    int depth = 0;
    for (int index = open; index < tokens.closing(open); index++) {
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      if (depth == 1 && tokens.isWord(index, "LIMIT")) {
        return true;
      }
    }
    return false;
  }

  private boolean isOfWindow(int index) {
    if (!tokens.isSymbol(index - 1, '(') || !tokens.isKind(index - 2, SqlToken.Kind.WORD)) {
      return false;
    }
    return !tokens.isWord(index - 2, Words.NO_CALL)
        && tokens.isWord(tokens.closing(index - 1) + 1, "OVER");
  }

  private boolean isComparison(int index) {
    boolean is =
        tokens.isWord(index - 1, "IS")
            || (tokens.isWord(index - 1, "NOT") && tokens.isWord(index - 2, "IS"));
    return is && tokens.isWord(index + 1, "FROM");
  }

  /** Whether a reserved word names a column or table; what follows the AS of a cast is a type. */
  private boolean isReservedAlias(int index) {
    return tokens.isKind(index + 1, SqlToken.Kind.WORD)
        && MysqlReserved.isReserved(dialect, tokens.upper(index + 1))
        && !tokens.isWord(openedBy(index), "CAST");
  }

  /** The place before the parenthesis that encloses the token. */
  private int openedBy(int index) {
    int depth = 0;
    for (int at = index; at >= 0; at--) {
      depth += tokens.isSymbol(at, ')') ? 1 : tokens.isSymbol(at, '(') ? -1 : 0;
      if (depth < 0) {
        return at - 1;
      }
    }
    return -1;
  }

  private boolean isLateStar(int index) {
    return tokens.isSymbol(index - 1, ',')
        && (tokens.isWord(index + 1, "FROM") || tokens.isSymbol(index + 1, ','));
  }
}
