package dev.assay.sql;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Lets through exactly one query: SELECT, WITH … SELECT, VALUES, and set operations of them. A look
 * at tokens rather than a parse: it accepts what any dialect's query may hold, and refuses, by
 * name, a second statement, statements that write wherever one may stand, locks, and functions that
 * reach files, other databases, the network or the server. Whether the query is correct is for the
 * engine to say, and what the guard overlooks, the engine's own restrictions refuse.
 */
public final class SelectGuard {

  private static final int LONGEST = 50_000;
  private static final int DEEPEST = 100;

  private static final Set<String> WRITING =
      Set.of(
          "INSERT", "UPDATE", "DELETE", "MERGE", "REPLACE", "TRUNCATE", "DROP", "CREATE", "ALTER");

  private final List<SqlToken> tokens;

  private SelectGuard(List<SqlToken> tokens) {
    this.tokens = tokens;
  }

  /** Why the SQL is refused, in one line; empty when it is one query that may be executed. */
  public static Optional<String> refusal(Dialect dialect, String sql) {
    try {
      check(dialect, sql);
      return Optional.empty();
    } catch (RefusedSqlException refused) {
      return Optional.of(refused.getMessage());
    }
  }

  /** The query's tokens, without a semicolon at the end. */
  static List<SqlToken> check(Dialect dialect, String sql) throws RefusedSqlException {
    if (sql.length() > LONGEST) {
      throw refused("the SQL has %,d characters: at most %,d".formatted(sql.length(), LONGEST));
    }
    List<SqlToken> tokens = lexed(dialect, sql);
    while (!tokens.isEmpty() && tokens.getLast().isSymbol(';')) {
      tokens = tokens.subList(0, tokens.size() - 1);
    }
    if (tokens.isEmpty()) {
      throw refused("the SQL is empty");
    }
    if (dialect == Dialect.SQLITE) {
      checkParameters(tokens);
    }
    SelectGuard guard = new SelectGuard(tokens);
    guard.checkOneStatement();
    guard.checkBeginning();
    for (int index = 0; index < tokens.size(); index++) {
      guard.checkToken(index);
    }
    if (WithExpansion.isExcessive(tokens)) {
      throw refused("the SQL's WITH tables name each other so often that it grows out of bounds");
    }
    return tokens;
  }

  private static List<SqlToken> lexed(Dialect dialect, String sql) throws RefusedSqlException {
    try {
      return SqlLexer.tokens(dialect, sql);
    } catch (RefusedSqlException refused) {
      throw refused("the SQL holds " + refused.getMessage());
    }
  }

  private static RefusedSqlException refused(String message) {
    return new RefusedSqlException(message);
  }

  private static RefusedSqlException mustNotHold(String what) {
    return refused("the SQL must not hold " + what);
  }

  private void checkOneStatement() throws RefusedSqlException {
    int open = 0;
    for (SqlToken token : tokens) {
      if (token.isSymbol(';')) {
        throw refused("the SQL is more than one statement: exactly one SELECT is wanted");
      }
      if (token.isSymbol('(')) {
        open++;
      } else if (token.isSymbol(')') && --open < 0) {
        throw refused("the SQL closes a parenthesis that it did not open");
      }
      if (open > DEEPEST) {
        throw refused("the SQL nests parentheses more than %d deep".formatted(DEEPEST));
      }
    }
    if (open > 0) {
      throw refused("the SQL leaves a parenthesis open");
    }
  }

  /** SQLite takes a parameter without a value as NULL, in silence. */
  private static void checkParameters(List<SqlToken> tokens) throws RefusedSqlException {
    for (SqlToken token : tokens) {
      if (token.kind() == SqlToken.Kind.SYMBOL && "?:@$".contains(token.text())) {
        throw mustNotHold("a parameter (%s)".formatted(token.text()));
      }
    }
  }

  private void checkBeginning() throws RefusedSqlException {
    SqlToken first =
        tokens.stream().filter(token -> !token.isSymbol('(')).findFirst().orElse(tokens.getFirst());
    if (!first.isWord("SELECT") && !first.isWord("WITH") && !first.isWord("VALUES")) {
      throw refused(
          "the SQL begins with %s: it must be one SELECT"
              .formatted(
                  first.kind() == SqlToken.Kind.WORD
                      ? first.text().toUpperCase(Locale.ROOT)
                      : "'" + first.text() + "'"));
    }
  }

  private void checkToken(int index) throws RefusedSqlException {
    SqlToken token = tokens.get(index);
    if (token.kind() == SqlToken.Kind.WORD && !isSymbol(index - 1, '.')) {
      checkWord(index, token);
    }
    if (token.isName()) {
      Optional<String> forbidden =
          ForbiddenNames.reason(token.text(), isSymbol(index + 1, '('), isSymbol(index + 1, '.'));
      if (forbidden.isPresent()) {
        throw mustNotHold(forbidden.get());
      }
    }
  }

  private void checkWord(int index, SqlToken token) throws RefusedSqlException {
    String word = token.text().toUpperCase(Locale.ROOT);
    if (WRITING.contains(word) && mayBeginStatement(index) && !isSymbol(index + 1, '(')) {
      throw mustNotHold(word);
    }
    switch (word) {
      case "INTO" -> throw mustNotHold(into(index));
      case "FOR" -> checkLock(index);
      case "LOCK" -> {
        if (isWord(index + 1, "IN")) {
          throw mustNotHold("LOCK IN SHARE MODE");
        }
      }
      default -> {}
    }
  }

  /** A statement may begin after an opening parenthesis, and after the last table of a WITH. */
  private boolean mayBeginStatement(int index) {
    return index == 0 || isSymbol(index - 1, '(') || isSymbol(index - 1, ')');
  }

  private String into(int index) {
    if (isWord(index + 1, "OUTFILE")) {
      return "INTO OUTFILE";
    }
    return isWord(index + 1, "DUMPFILE") ? "INTO DUMPFILE" : "SELECT … INTO";
  }

  private void checkLock(int index) throws RefusedSqlException {
    for (String mode : List.of("UPDATE", "SHARE")) {
      if (isWord(index + 1, mode)) {
        throw mustNotHold("FOR " + mode);
      }
    }
    if (isWord(index + 1, "NO") && isWord(index + 2, "KEY")) {
      throw mustNotHold("FOR NO KEY UPDATE");
    }
    if (isWord(index + 1, "KEY") && isWord(index + 2, "SHARE")) {
      throw mustNotHold("FOR KEY SHARE");
    }
  }

  private boolean isWord(int index, String word) {
    return index < tokens.size() && tokens.get(index).isWord(word);
  }

  private boolean isSymbol(int index, char symbol) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isSymbol(symbol);
  }
}
