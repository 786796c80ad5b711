package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

/**
 * MySQL's words and symbols that H2 does not have, and those of other databases that H2 takes and
 * MySQL does not.
 */
record MysqlSyntax(Dialect dialect, Tokens tokens) {

  private static final Set<String> HINTS =
      Set.of(
          "SQL_CALC_FOUND_ROWS",
          "SQL_NO_CACHE",
          "SQL_CACHE",
          "HIGH_PRIORITY",
          "SQL_BIG_RESULT",
          "STRAIGHT_JOIN");

  private static final Map<String, String> LACKING =
      Map.of(
          "COLLATE", "COLLATE",
          "SOUNDS", "SOUNDS LIKE");

  /** Those that compare as our tables do: without case, accents and spaces at the end. */
  private static final Set<String> SAME_COLLATIONS =
      Set.of("UTF8MB4_GENERAL_CI", "UTF8MB4_UNICODE_CI", "UTF8MB4_UNICODE_520_CI");

  /** What H2 has values for, and MySQL only takes for names. */
  private static final Set<String> NAMES =
      Set.of(
          "USER",
          "SESSION_USER",
          "SYSTEM_USER",
          "CURRENT_SCHEMA",
          "CURRENT_CATALOG",
          "ROWNUM",
          "_ROWID_",
          "SYSDATE",
          "SYSTIMESTAMP",
          "TODAY");

  private static final String BYTES = "STRINGTOUTF8 ( $1 )";

  /** What ends a condition that is joined by XOR, beside what ends a table's place. */
  private static final Set<String> CONDITION_ENDS =
      Set.of(
          "SELECT", "WHERE", "XOR", "OR", "WHEN", "THEN", "ELSE", "END", "FROM", "AS", "DISTINCT");

  /** What stands before a text and says in which characters it is written. */
  private static final Set<String> TEXT_PREFIXES = Set.of("N", "_UTF8", "_UTF8MB4", "_UTF8MB3");

  /** Words after which a text is a value, and no name. */
  private static final Set<String> BEFORE_TEXT =
      Set.of("DISTINCT", "ALL", "NOT", "BINARY", "DATE", "TIME", "TIMESTAMP", "INTERVAL");

  void rewrite() throws UnfitSqlException {
    tokens.dropPrefixes(TEXT_PREFIXES);
    for (int index = 0; index < tokens.size(); index++) {
      switch (tokens.at(index).kind()) {
        case WORD -> word(index);
        case SYMBOL -> symbol(index);
        case NUMBER -> number(index);
        case STRING -> string(index);
        case QUOTED_NAME -> {}
      }
    }
  }

  /** With an exponent it is of type DOUBLE there, and a decimal in H2. */
  private void number(int index) throws UnfitSqlException {
    String number = tokens.upper(index);
    if (number.startsWith("0X") || number.startsWith("0B")) {
      throw lacking("a literal in hexadecimal or binary form");
    }
    if (number.contains("E") && tokens.at(index).start() >= 0) {
      tokens.replace(index, index, Tokens.of("CAST ( " + number + " AS DOUBLE PRECISION )"));
    }
  }

  private void word(int index) throws UnfitSqlException {
    if (tokens.isSymbol(index - 1, '.')) {
      return;
    }
    String word = tokens.upper(index);
    refuseOthers(index, word);
    if (NAMES.contains(word) && !tokens.isSymbol(index + 1, '(')) {
      quote(index);
      return;
    }
    if (word.equals("COLLATE") && tokens.isWord(index + 1, SAME_COLLATIONS)) {
      tokens.replace(index, index + 1, List.of());
      return;
    }
    if (LACKING.containsKey(word) && !tokens.isSymbol(index + 1, '.')) {
      throw lacking(LACKING.get(word));
    }
    if (word.equals("LATERAL") && tokens.isSymbol(index + 1, '(')) {
      throw lacking("LATERAL");
    }
    if (word.equals("STRAIGHT_JOIN") && !tokens.isWord(index - 1, "SELECT")) {
      replace(index, "JOIN");
    } else if (word.equals("DISTINCTROW") && tokens.isWord(index - 1, "SELECT")) {
      replace(index, "DISTINCT");
    } else if (word.equals("RLIKE")) {
      replace(index, "REGEXP");
    } else if (HINTS.contains(word) && tokens.isWord(index - 1, "SELECT")) {
      tokens.replace(index, index, List.of());
    } else if (word.equals("TRUE") || word.equals("FALSE")) {
      boolean tested = tokens.isWord(index - 1, "IS") || tokens.isWord(index - 1, "NOT");
      if (!tested) {
        replace(index, word.equals("TRUE") ? "1" : "0");
      }
    } else if (word.equals("XOR")) {
      exclusive(index);
    } else if (word.equals("BINARY")) {
      bytes(index);
    } else if (word.equals("RECURSIVE")) {
      checkGrowingText(index + 1);
      checkKeepsDuplicates(index + 1);
      new RecursiveTables(tokens).nameColumns(index + 1);
    } else if (word.equals("FROM") || word.equals("JOIN")) {
      checkDerivedTable(index + 1);
    }
  }

  /** Either of two conditions, and not both. */
  private void exclusive(int index) {
    int first = index;
    int depth = 0;
    while (first > 0) {
      depth += tokens.isSymbol(first - 1, ')') ? 1 : tokens.isSymbol(first - 1, '(') ? -1 : 0;
      if (depth < 0 || (depth == 0 && endsCondition(first - 1))) {
        break;
      }
      first--;
    }
    int last = index;
    depth = 0;
    while (tokens.isWithin(last + 1)) {
      depth += tokens.isSymbol(last + 1, '(') ? 1 : tokens.isSymbol(last + 1, ')') ? -1 : 0;
      if (depth < 0 || (depth == 0 && endsCondition(last + 1))) {
        break;
      }
      last++;
    }
    List<List<SqlToken>> sides =
        List.of(tokens.copy(first, index - 1), tokens.copy(index + 1, last));
    tokens.replace(
        first, last, FunctionTable.filled("( ( NOT ( $1 ) ) <> ( NOT ( $2 ) ) )", sides));
  }

  private boolean endsCondition(int index) {
    return tokens.isSymbol(index, ",;")
        || tokens.isWord(index, CONDITION_ENDS)
        || tokens.isWord(index, Words.AFTER_TABLE);
  }

  /** Texts that compare by their bytes. */
  private void bytes(int index) throws UnfitSqlException {
    boolean type =
        tokens.isWord(index - 1, "AS")
            || tokens.isSymbol(index + 1, ')')
            || (tokens.isSymbol(index - 1, ',') && tokens.isSymbol(index + 1, '('));
    if (type) {
      throw lacking("a cast to BINARY");
    }
    int last = tokens.operandEnd(index + 1);
    List<SqlToken> value = FunctionTable.filled(BYTES, List.of(tokens.copy(index + 1, last)));
    if (tokens.isSymbol(last + 1, "=<>!")) {
      int other = last + 2;
      while (tokens.isSymbol(other, "=<>!")) {
        other++;
      }
      int start = tokens.isWord(other, "BINARY") ? other + 1 : other;
      int end = tokens.operandEnd(start);
      List<SqlToken> bytes = FunctionTable.filled(BYTES, List.of(tokens.copy(start, end)));
      tokens.replace(other, end, bytes);
    } else if (tokens.isSymbol(index - 1, "=<>")) {
      int end = index - 2;
      while (tokens.isSymbol(end, "=<>!")) {
        end--;
      }
      int start = tokens.operandStart(end);
      tokens.replace(index, last, value);
      tokens.replace(start, end, FunctionTable.filled(BYTES, List.of(tokens.copy(start, end))));
      return;
    } else if (!tokens.isWord(index - 1, "BY")) {
      throw lacking("BINARY that stands beside no comparison");
    }
    tokens.replace(index, last, value);
  }

  private void quote(int index) {
    String name = tokens.at(index).text();
    tokens.replace(index, index, List.of(new SqlToken(SqlToken.Kind.QUOTED_NAME, name, -1, -1)));
  }

  private void replace(int index, String text) {
    tokens.replace(index, index, Tokens.of(text));
  }

  /** What H2 takes from other databases, and MySQL does not. */
  private void refuseOthers(int index, String word) throws UnfitSqlException {
    boolean foreign =
        switch (word) {
          case "ILIKE" -> true;
          // without a place in the text it is ours
          case "QUALIFY" ->
              tokens.at(index).start() >= 0
                  && tokens.isWithin(index + 1)
                  && tokens.at(index + 1).isName();
          case "FILTER" -> tokens.isSymbol(index - 1, ')') && tokens.isSymbol(index + 1, '(');
          case "ON" -> tokens.isWord(index - 1, "DISTINCT");
          case "TOP" ->
              tokens.isWord(index - 1, "SELECT") && tokens.isKind(index + 1, SqlToken.Kind.NUMBER);
          case "ROWS" -> tokens.isWord(index - 2, "LIMIT");
          case "OFFSET" -> isOffsetAlone(index);
          case "DUAL" ->
              tokens.isWord(index - 1, "FROM")
                  && tokens.isSymbol(index - 2, '*')
                  && tokens.isWord(index - 3, "SELECT");
          case "FETCH" -> dialect == Dialect.MYSQL && tokens.isWord(index + 1, "FIRST");
          case "NULLS" -> tokens.isWord(index + 1, "FIRST") || tokens.isWord(index + 1, "LAST");
          case "MINUS" -> tokens.isWord(index + 1, "SELECT");
          case "WITHIN" -> isAfterGroupConcat(index);
          default -> false;
        };
    if (foreign) {
      throw wrong("%s has no %s here".formatted(dialect.promptName(), word));
    }
  }

  private boolean isOffsetAlone(int index) {
    return tokens.isKind(index + 1, SqlToken.Kind.NUMBER)
        && !tokens.isWord(index - 2, "LIMIT")
        && (dialect == Dialect.MYSQL || !tokens.isWord(index + 2, Set.of("ROW", "ROWS")));
  }

  private boolean isAfterGroupConcat(int index) {
    return tokens.isSymbol(index - 1, ')')
        && tokens.isWord(tokens.opening(index - 1) - 1, "GROUP_CONCAT");
  }

  private void checkDerivedTable(int open) throws UnfitSqlException {
    if (tokens.isSymbol(open, '(') && tokens.isWord(open + 1, "VALUES")) {
      throw lacking("VALUES in place of a table");
    }
    if (!tokens.isSymbol(open, '(') || !tokens.isWord(open + 1, Set.of("SELECT", "WITH"))) {
      return;
    }
    int next = tokens.closing(open) + 1;
    boolean named =
        tokens.isWithin(next)
            && tokens.at(next).isName()
            && !tokens.isWord(next, Words.AFTER_TABLE);
    boolean partOfSet = tokens.isWord(next, Set.of("UNION", "EXCEPT", "INTERSECT"));
    if (!named && !partOfSet) {
      throw wrong("every derived table must have its own alias");
    }
  }

  /** H2 leaves duplicates of rows that several turns of a recursion find. */
  private void checkKeepsDuplicates(int table) throws UnfitSqlException {
    int as = tokens.isSymbol(table + 1, '(') ? tokens.closing(table + 1) + 1 : table + 1;
    for (int index = as + 2; index < tokens.closing(as + 1); index++) {
      if (tokens.isWord(index, "UNION") && !tokens.isWord(index + 1, "ALL")) {
        throw lacking("UNION without ALL in a recursion");
      }
      index = tokens.isSymbol(index, '(') ? tokens.closing(index) : index;
    }
  }

  /**
   * A text of the first query tells how long those of a recursion may be, which H2 does not mind.
   */
  private void checkGrowingText(int table) throws UnfitSqlException {
    int open = table + 1;
    if (tokens.isSymbol(open, '(')) {
      open = tokens.closing(open) + 1;
    }
    if (!tokens.isWord(open, "AS") || !tokens.isSymbol(open + 1, '(')) {
      return;
    }
    int depth = 0;
    boolean text = false;
    boolean recursion = false;
    for (int index = open + 2; index < tokens.closing(open + 1); index++) {
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      recursion |= depth == 0 && tokens.isWord(index, "UNION");
      text |= depth == 0 && !recursion && tokens.isKind(index, SqlToken.Kind.STRING);
      if (text && recursion && tokens.isWord(index, Set.of("CONCAT", "CONCAT_WS", "RPAD"))) {
        throw lacking("a text that grows in a recursion");
      }
    }
  }

  private void symbol(int index) throws UnfitSqlException {
    String pair = tokens.at(index).text() + (isNext(index) ? tokens.at(index + 1).text() : "");
    switch (pair) {
      case "<=" -> {
        if (isNext(index + 1) && tokens.isSymbol(index + 2, '>')) {
          tokens.replace(index, index + 2, Tokens.of("IS NOT DISTINCT FROM"));
        }
      }
      case "&&" -> tokens.replace(index, index + 1, Tokens.of("AND"));
      case "||" -> tokens.replace(index, index + 1, Tokens.of("OR"));
      case "::" -> throw wrong(dialect.promptName() + " has no :: for casts");
      case "<<", ">>" -> tokens.replace(index, index + 1, Tokens.of(pair));
      default -> single(index);
    }
  }

  private void single(int index) throws UnfitSqlException {
    switch (tokens.at(index).text()) {
      case "@" -> throw lacking("a variable");
      case "!" -> {
        if (!tokens.isSymbol(index + 1, '=')) {
          int last = tokens.operandEnd(index + 1);
          tokens.replace(last, last, List.of(tokens.at(last), Tokens.of(")").getFirst()));
          tokens.replace(index, index, Tokens.of("( NOT"));
        }
      }
      default -> {}
    }
  }

  /** Whether the next symbol follows without a space. */
  private boolean isNext(int index) {
    return tokens.isKind(index, SqlToken.Kind.SYMBOL)
        && tokens.isKind(index + 1, SqlToken.Kind.SYMBOL)
        && tokens.at(index).end() == tokens.at(index + 1).start()
        && tokens.at(index).start() >= 0;
  }

  private void string(int index) throws UnfitSqlException {
    if (tokens.isKind(index - 1, SqlToken.Kind.WORD)
        && tokens.at(index - 1).end() == tokens.at(index).start()) {
      throw lacking("a literal with a prefix");
    }
    if (tokens.isWord(index - 1, "AS") || isAlias(index)) {
      quote(index);
      return;
    }
    while (tokens.isKind(index + 1, SqlToken.Kind.STRING)) {
      String joined = tokens.at(index).text() + tokens.at(index + 1).text();
      tokens.replace(index, index + 1, List.of(Tokens.string(joined)));
    }
    if (tokens.isWord(index - 1, "LIKE") && tokens.at(index).text().endsWith(" ")) {
      throw lacking("LIKE with a space at its end");
    }
    if (tokens.isWord(index - 1, "REGEXP")) {
      tokens.replace(index, index, List.of(Tokens.string(pattern(tokens.at(index).text()))));
    }
  }

  private static String pattern(String text) throws UnfitSqlException {
    try {
      return MysqlText.pattern(text).pattern();
    } catch (PatternSyntaxException broken) {
      throw wrong("%s in the regular expression '%s'".formatted(broken.getDescription(), text));
    }
  }

  /** Whether the text names what stands before it in the list of SELECT. */
  private boolean isAlias(int index) {
    boolean ends =
        !tokens.isWithin(index + 1)
            || tokens.isSymbol(index + 1, ',')
            || tokens.isWord(index + 1, "FROM");
    boolean named =
        tokens.isWithin(index - 1)
            && tokens.at(index - 1).isName()
            && !tokens.isWord(index - 1, "FROM") // that of IS NOT DISTINCT FROM
            && !tokens.isWord(index - 1, BEFORE_TEXT)
            && (tokens.isSymbol(index - 2, ",.")
                || tokens.isWord(index - 2, Set.of("SELECT", "DISTINCT")));
    boolean valued =
        tokens.isSymbol(index - 1, ')') || tokens.isKind(index - 1, SqlToken.Kind.NUMBER);
    return ends && (named || valued);
  }
}
