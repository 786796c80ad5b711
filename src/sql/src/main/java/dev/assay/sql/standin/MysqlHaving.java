package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * {@code HAVING} without groups and aggregates, which chooses among rows by what is selected, and
 * is H2's {@code QUALIFY}.
 *
 * @param columns those of the test data, in lower case
 */
record MysqlHaving(Dialect dialect, Tokens tokens, Set<String> columns) {

  private static final Set<String> BEHIND_HAVING =
      Set.of("ORDER", "LIMIT", "UNION", "EXCEPT", "INTERSECT", "WINDOW");

  private static final Set<String> TYPED = Set.of("AS", "USING", "COLLATE");

  /** Values without parentheses. */
  private static final Set<String> VALUES =
      Set.of(
          "CURRENT_DATE",
          "CURRENT_TIME",
          "CURRENT_TIMESTAMP",
          "LOCALTIME",
          "LOCALTIMESTAMP",
          "UTC_DATE",
          "UTC_TIME",
          "UTC_TIMESTAMP",
          "UNKNOWN");

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isWord(index, "HAVING") && !tokens.isSymbol(index - 1, '.')) {
        rewrite(index);
      }
    }
  }

  private void rewrite(int having) throws UnfitSqlException {
    int depth = 0;
    int select = having;
    boolean grouped = false;
    while (select > 0 && !(depth == 0 && tokens.isWord(select, "SELECT"))) {
      grouped |= depth == 0 && tokens.isWord(select, "GROUP") && tokens.isWord(select + 1, "BY");
      select--;
      depth += tokens.isSymbol(select, ')') ? 1 : tokens.isSymbol(select, '(') ? -1 : 0;
      if (depth < 0) {
        return;
      }
    }
    int end = tokens.next(having + 1, BEHIND_HAVING);
    List<List<SqlToken>> items = items(select, having);
    checkHasNoWindow(items, having, end);
    if (grouped || hasAggregate(select, end)) {
      return;
    }
    checkIsSelected(select, items, having, end);
    tokens.replace(having, having, List.of(Tokens.word("QUALIFY")));
  }

  private boolean hasAggregate(int select, int end) {
    for (int index = select; index < end; index++) {
      if (tokens.isSymbol(index, '(') && tokens.isWord(index + 1, "SELECT")) {
        index = tokens.closing(index); // aggregates of a subquery are its own
      } else if (tokens.isWord(index, Words.AGGREGATES) && tokens.isSymbol(index + 1, '(')) {
        return true;
      }
    }
    return false;
  }

  /** What is selected; FROM within parentheses belongs to a call or a subquery. */
  private List<List<SqlToken>> items(int select, int having) {
    int from = select + 1;
    while (from < having && !tokens.isWord(from, "FROM")) {
      from = tokens.isSymbol(from, '(') ? tokens.closing(from) + 1 : from + 1;
    }
    return tokens.elements(select + 1, Math.min(from, having) - 1);
  }

  /** Windows are computed from the rows that HAVING leaves. */
  private void checkHasNoWindow(List<List<SqlToken>> items, int having, int end)
      throws UnfitSqlException {
    Set<String> windows = new HashSet<>();
    for (List<SqlToken> item : items) {
      if (isWindow(item) && item.getLast().isName()) {
        windows.add(lower(item.getLast()));
      }
    }
    for (int index = having + 1; index < end && !tokens.isWord(index, "SELECT"); index++) {
      SqlToken token = tokens.at(index);
      if (tokens.isWord(index, "OVER") && tokens.isSymbol(index - 1, ')')) {
        throw wrong("%s has no window function in HAVING".formatted(dialect.promptName()));
      }
      if (isColumn(index) && !tokens.isSymbol(index - 1, '.') && windows.contains(lower(token))) {
        String problem = "'%s' in HAVING, which is of a window function,".formatted(token.text());
        if (dialect != Dialect.MYSQL || columns.contains(lower(token))) {
          throw lacking(problem);
        }
        throw wrong("MySQL does not take " + problem.substring(0, problem.length() - 1));
      }
    }
  }

  private static boolean isWindow(List<SqlToken> item) {
    boolean window = false;
    for (SqlToken token : item) {
      if (token.isWord("SELECT")) {
        return false; // the windows of a subquery are its own
      }
      window |= token.isWord("OVER");
    }
    return window;
  }

  private void checkIsSelected(int select, List<List<SqlToken>> items, int having, int end)
      throws UnfitSqlException {
    Set<String> selected = new HashSet<>();
    for (List<SqlToken> item : items) {
      if (item.getLast().isSymbol('*')) {
        return;
      }
      item.forEach(token -> selected.add(lower(token)));
    }
    for (int index = having + 1; index < end; index++) {
      SqlToken token = tokens.at(index);
      if (tokens.isWord(index, "SELECT")) {
        return; // what a subquery reads is not selected here
      }
      if (!isColumn(index) || selected.contains(lower(token))) {
        continue;
      }
      boolean inner = tokens.isSymbol(select - 1, '('); // the outer query may have that column
      if (columns.contains(lower(token)) && !inner) {
        throw wrong("unknown column '%s' in HAVING: it is not selected".formatted(token.text()));
      }
      // other names H2 knows as MySQL does, or it knows them neither
      if (inner || isNamedOutside(lower(token), having, end)) {
        throw lacking("'%s' in HAVING, which is not selected,".formatted(token.text()));
      }
    }
  }

  private boolean isNamedOutside(String name, int having, int end) {
    for (int index = 0; index < tokens.size(); index++) {
      boolean outside = index < having || index >= end;
      if (outside && tokens.at(index).isName() && lower(tokens.at(index)).equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a name stands for a value: not a unit, a type or a word of a call's own. */
  boolean isColumn(int index) {
    SqlToken token = tokens.at(index);
    if (!token.isName() || Words.isKeyword(token) || tokens.isSymbol(index + 1, "(.")) {
      return false;
    }
    boolean behindValue =
        MysqlOperators.isOperandEnd(tokens, index - 1) || tokens.isWord(index - 1, TYPED);
    boolean beforeValue =
        tokens.isKind(index + 1, SqlToken.Kind.STRING)
            || tokens.isWord(index + 1, "FROM")
            || (tokens.isWithin(index + 1)
                && tokens.at(index + 1).isName()
                && !Words.isKeyword(tokens.at(index + 1))
                && !tokens.isWord(index + 1, Words.AFTER_TABLE));
    boolean unit =
        tokens.isWord(index - 2, Words.callsOfUnits(dialect)) && tokens.isSymbol(index - 1, '(');
    boolean converted =
        tokens.isSymbol(index - 1, ',')
            && tokens.isSymbol(index + 1, ')')
            && tokens.isWord(tokens.opening(index + 1) - 1, "CONVERT");
    boolean value = token.kind() == SqlToken.Kind.WORD && VALUES.contains(tokens.upper(index));
    return !behindValue && !beforeValue && !unit && !converted && !value;
  }

  private static String lower(SqlToken token) {
    return token.text().toLowerCase(Locale.ROOT);
  }
}
