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
  private static final int LONGEST_NAME = 1_000;
  private static final int DEEPEST = 100;

  private static final Set<String> WRITING =
      Set.of(
          "INSERT", "UPDATE", "DELETE", "MERGE", "REPLACE", "TRUNCATE", "DROP", "CREATE", "ALTER");

  /** Words that begin a statement of DuckDB, which runs any of them in a WITH table. */
  private static final Set<String> DUCKDB_STATEMENTS =
      Set.of(
          "COPY",
          "EXPORT",
          "IMPORT",
          "ATTACH",
          "DETACH",
          "INSTALL",
          "LOAD",
          "PRAGMA",
          "SET",
          "RESET",
          "CALL",
          "USE",
          "VACUUM",
          "CHECKPOINT",
          "PREPARE",
          "EXECUTE",
          "COMMENT",
          "BEGIN",
          "COMMIT",
          "ROLLBACK");

  private static final Set<String> SAMPLINGS =
      Set.of("SYSTEM", "RESERVOIR", "BERNOULLI", "BLOCK", "ROW");

  /** Words of DuckDB before a table, beside FROM and JOIN. */
  private static final List<String> BEFORE_TABLE =
      List.of(
          "PIVOT",
          "PIVOT_WIDER",
          "UNPIVOT",
          "PIVOT_LONGER",
          "DESCRIBE",
          "DESC",
          "SUMMARIZE",
          "SHOW");

  private final Dialect dialect;
  private final SqlTokens tokens;
  private final FunctionRules functions;
  private final UnnamedCalls unnamed;
  private final TableReferences tables;
  private final ElsewhereTables elsewhere;
  private final DialectStatements statements;
  private final ColumnLists columnLists;
  private final boolean live;

  private SelectGuard(Dialect dialect, List<SqlToken> tokens, boolean live, OwnCode own) {
    this.dialect = dialect;
    this.tokens = new SqlTokens(tokens);
    this.functions = new FunctionRules(dialect, live);
    this.live = live;
    this.unnamed = new UnnamedCalls(this.tokens, own);
    this.tables = TableReferences.in(tokens);
    this.elsewhere = new ElsewhereTables(dialect, this.tokens);
    this.statements = new DialectStatements(dialect, this.tokens);
    this.columnLists = new ColumnLists(this.tokens, tables);
  }

  /** Why the SQL is refused, in one line; empty when it is one query that may be executed. */
  public static Optional<String> refusal(Dialect dialect, String sql) {
    return refusal(dialect, sql, false, OwnCode.NONE);
  }

  /**
   * Why the SQL is refused for a database that is not made for it: as elsewhere, and when it calls
   * a function that is not known to be free of effects, such as one of the database's own.
   *
   * @param own what the database has of its own that is called by no name before a parenthesis
   */
  public static Optional<String> refusalOnLive(Dialect dialect, String sql, OwnCode own) {
    return refusal(dialect, sql, true, own);
  }

  /**
   * Whether a query that may be executed on a live database states the order of its rows.
   *
   * @throws RefusedSqlException when it may not, as {@link #refusalOnLive}
   */
  public static boolean ordersRowsOnLive(Dialect dialect, String sql, OwnCode own)
      throws RefusedSqlException {
    return RowOrder.isStated(check(dialect, sql, true, own));
  }

  private static Optional<String> refusal(Dialect dialect, String sql, boolean live, OwnCode own) {
    try {
      check(dialect, sql, live, own);
      return Optional.empty();
    } catch (RefusedSqlException refused) {
      return Optional.of(refused.getMessage());
    }
  }

  /** The query's tokens, without a semicolon at the end. */
  static List<SqlToken> check(Dialect dialect, String sql) throws RefusedSqlException {
    return check(dialect, sql, false, OwnCode.NONE);
  }

  private static List<SqlToken> check(Dialect dialect, String sql, boolean live, OwnCode own)
      throws RefusedSqlException {
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
    if (dialect == Dialect.MSSQL) {
      checkBackticks(tokens);
    }
    checkNames(dialect, tokens);
    SelectGuard guard = new SelectGuard(dialect, tokens, live, own);
    guard.checkOneStatement();
    guard.checkBeginning();
    for (int index = 0; index < tokens.size(); index++) {
      guard.checkToken(index);
    }
    guard.checkTables();
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
    for (SqlToken token : tokens.tokens()) {
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

  /** They are compared and looked for all over. What SQLite has in double quotes may be text. */
  private static void checkNames(Dialect dialect, List<SqlToken> tokens)
      throws RefusedSqlException {
    for (SqlToken token : tokens) {
      boolean isName =
          token.kind() == SqlToken.Kind.WORD || (token.isName() && dialect != Dialect.SQLITE);
      if (isName && token.text().length() > LONGEST_NAME) {
        throw refused(
            "the SQL holds a name of %,d characters: at most %,d"
                .formatted(token.text().length(), LONGEST_NAME));
      }
    }
  }

  /** SQL Server knows none; to the engine in its place they are quotes, with a name in them. */
  private static void checkBackticks(List<SqlToken> tokens) throws RefusedSqlException {
    if (tokens.stream().anyMatch(token -> token.isSymbol('`'))) {
      throw refused("SQL Server has no backticks: it has [ ]");
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
        tokens.tokens().stream()
            .filter(token -> !token.isSymbol('('))
            .findFirst()
            .orElse(tokens.at(0));
    boolean tablesFirst =
        ((dialect == Dialect.DUCKDB || dialect == Dialect.BIGQUERY) && first.isWord("FROM"))
            || (dialect == Dialect.DUCKDB && (first.isWord("PIVOT") || first.isWord("UNPIVOT")));
    if (!first.isWord("SELECT")
        && !first.isWord("WITH")
        && !first.isWord("VALUES")
        && !tablesFirst) {
      throw refused(
          "the SQL begins with %s: it must be one SELECT"
              .formatted(
                  first.kind() == SqlToken.Kind.WORD
                      ? first.text().toUpperCase(Locale.ROOT)
                      : "'" + first.text() + "'"));
    }
  }

  private void checkToken(int index) throws RefusedSqlException {
    SqlToken token = tokens.at(index);
    if (token.kind() == SqlToken.Kind.WORD && !tokens.isSymbol(index - 1, '.')) {
      checkWord(index, token);
    }
    if (!tokens.isSymbol(index - 1, '.')) {
      refuse(statements.at(index));
    }
    refuse(elsewhere.ofSymbol(index));
    if (dialect == Dialect.POSTGRESQL) {
      refuse(unnamed.at(index));
    }
    if (token.isName()) {
      if (tokens.isSymbol(index - 1, '.') && token.text().equalsIgnoreCase("NEXTVAL")) {
        throw mustNotHold("NEXTVAL, which changes a sequence");
      }
      refuse(functions.ofName(token.text(), tokens.isSymbol(index + 1, '.')));
      if (tokens.isSymbol(index + 1, '(')
          && !isSampling(index)
          && !isClause(index)
          && !statements.isHint(index)
          && !columnLists.isOne(index)) {
        refuse(functions.ofCall(token.text(), isCall(index)));
        if (live && dialect == Dialect.DUCKDB) {
          refuse(new UnboundedCalls(tokens).at(index));
        }
      }
    }
  }

  private void checkTables() throws RefusedSqlException {
    for (int index : tables.positions()) {
      if (dialect == Dialect.DUCKDB) {
        refuse(functions.ofTable(path(index)));
      }
      refuse(elsewhere.ofTable(index));
      int last = index;
      while (tokens.isSymbol(last + 1, '.') && last + 2 < tokens.size()) {
        last += 2; // the table's own name is behind that of its schema
      }
      refuse(functions.ofTable(tokens.at(last).text()));
    }
    if (dialect == Dialect.DUCKDB) {
      for (int index = 1; index < tokens.size(); index++) {
        if (isOneWord(index - 1, BEFORE_TABLE)) {
          refuse(functions.ofTable(path(index)));
        }
      }
    }
  }

  /** A table's whole name: DuckDB reads the file of {@code FROM data.csv}. */
  private String path(int index) {
    StringBuilder path = new StringBuilder(tokens.at(index).text());
    for (int at = index + 1; tokens.isSymbol(at, '.') && at + 1 < tokens.size(); at += 2) {
      path.append('.').append(tokens.at(at + 1).text());
    }
    return path.toString();
  }

  private static void refuse(Optional<String> what) throws RefusedSqlException {
    if (what.isPresent()) {
      throw mustNotHold(what.get());
    }
  }

  /** Whether it is how a sample is drawn: what stands there is no function then. */
  private boolean isSampling(int index) {
    return SAMPLINGS.contains(tokens.at(index).text().toUpperCase(Locale.ROOT))
        && (tokens.isWord(index - 1, "TABLESAMPLE") || tokens.isWord(index - 1, "SAMPLE"));
  }

  /** Whether it is an outer join's {@code column(+)}, or the words before what UNPIVOT turns. */
  private boolean isClause(int index) {
    boolean outer = tokens.isSymbol(index + 2, '+') && tokens.isSymbol(index + 3, ')');
    boolean nulls =
        tokens.isWord(index, "NULLS")
            && (tokens.isWord(index - 1, "INCLUDE") || tokens.isWord(index - 1, "EXCLUDE"));
    return outer || nulls;
  }

  /** Whether a name before a parenthesis is no alias, type or WITH table with its columns. */
  private boolean isCall(int index) {
    return !tokens.isWord(index - 1, "AS") && !tables.isAlias(index) && !isWithTable(index);
  }

  private boolean isWithTable(int index) {
    int depth = 0;
    for (int at = index + 1; at < tokens.size(); at++) {
      if (tokens.isSymbol(at, '(')) {
        depth++;
      } else if (tokens.isSymbol(at, ')') && --depth == 0) {
        return isBody(at + 1) && isOneWord(index - 1, List.of("WITH", "RECURSIVE", ","));
      }
    }
    return false;
  }

  /** Whether a query in parentheses begins there, as that of a WITH table does: no alias does. */
  private boolean isBody(int index) {
    if (!tokens.isWord(index, "AS")) {
      return false;
    }
    int at = index + 1;
    at += tokens.isWord(at, "NOT") ? 1 : 0;
    at += tokens.isWord(at, "MATERIALIZED") ? 1 : 0;
    return tokens.isSymbol(at, '(');
  }

  private boolean isOneWord(int index, List<String> texts) {
    return index >= 0 && texts.contains(tokens.at(index).text().toUpperCase(Locale.ROOT));
  }

  private void checkWord(int index, SqlToken token) throws RefusedSqlException {
    String word = token.text().toUpperCase(Locale.ROOT);
    if (WRITING.contains(word) && mayBeginStatement(index) && !tokens.isSymbol(index + 1, '(')) {
      throw mustNotHold(word);
    }
    if (dialect == Dialect.DUCKDB
        && DUCKDB_STATEMENTS.contains(word)
        && mayBeginStatement(index)
        && isObject(index + 1)) {
      throw mustNotHold(word);
    }
    switch (word) {
      case "INTO" -> throw mustNotHold(into(index));
      case "FOR" -> checkFor(index);
      case "LOCK" -> {
        if (tokens.isWord(index + 1, "IN")) {
          throw mustNotHold("LOCK IN SHARE MODE");
        }
      }
      default -> {}
    }
  }

  /** A statement may begin after an opening parenthesis, and after the last table of a WITH. */
  private boolean mayBeginStatement(int index) {
    return index == 0 || tokens.isSymbol(index - 1, '(') || tokens.isSymbol(index - 1, ')');
  }

  /** Whether what stands there can follow the first word of a statement, and no column's name. */
  private boolean isObject(int index) {
    if (index >= tokens.size()) {
      return false;
    }
    SqlToken token = tokens.at(index);
    return switch (token.kind()) {
      case STRING, QUOTED_NAME -> true;
      case WORD -> !FunctionList.words().contains(FunctionRules.folded(token.text()));
      case SYMBOL -> token.isSymbol('(');
      case NUMBER -> false;
    };
  }

  private String into(int index) {
    if (tokens.isWord(index + 1, "OUTFILE")) {
      return "INTO OUTFILE";
    }
    return tokens.isWord(index + 1, "DUMPFILE") ? "INTO DUMPFILE" : "SELECT … INTO";
  }

  private void checkFor(int index) throws RefusedSqlException {
    if (tokens.isWord(index - 1, "VALUE") && tokens.isWord(index - 2, "NEXT")) {
      throw mustNotHold("NEXT VALUE FOR, which changes a sequence");
    }
    for (String mode : List.of("UPDATE", "SHARE")) {
      if (tokens.isWord(index + 1, mode)) {
        throw mustNotHold("FOR " + mode);
      }
    }
    if (tokens.isWord(index + 1, "NO") && tokens.isWord(index + 2, "KEY")) {
      throw mustNotHold("FOR NO KEY UPDATE");
    }
    if (tokens.isWord(index + 1, "KEY") && tokens.isWord(index + 2, "SHARE")) {
      throw mustNotHold("FOR KEY SHARE");
    }
  }
}
