package dev.assay.sql.standin;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;

/**
 * H2 in the place of MySQL, MariaDB and SQL Server. Other dialects are left to H2's own modes, but
 * for tables that servers have of themselves, recursion that is not called so, and Oracle's
 * quotients and UNIQUE.
 */
public final class StandIn {

  private static final FunctionTable MYSQL = FunctionTable.read("mysql.txt");
  private static final FunctionTable MSSQL = FunctionTable.read("mssql.txt");

  /** Of Oracle and Db2. */
  private static final FunctionTable OTHERS = FunctionTable.read("others.txt");

  private static final Set<String> DATES = Set.of("DATE", "DATETIME", "TIMESTAMP", "TIME");

  private StandIn() {}

  /** Gives a database without tables our functions, and the way in which texts compare. */
  public static void prepare(Connection admin, Dialect dialect) throws SQLException {
    FunctionTable functions =
        switch (dialect) {
          case MYSQL, MARIADB -> MYSQL;
          case MSSQL -> MSSQL;
          case ORACLE, DB2 -> OTHERS;
          default -> null;
        };
    if (functions == null) {
      return;
    }
    try (Statement statement = admin.createStatement()) {
      if (dialect == Dialect.MSSQL) {
        // where the candidate looks names up
        statement.execute("CREATE SCHEMA IF NOT EXISTS \"dbo\"; SET SCHEMA \"dbo\"");
      }
      for (String declaration : functions.declarations()) {
        statement.execute(declaration);
      }
    }
    if (functions != OTHERS
        && admin.unwrap(JdbcConnection.class).getSession() instanceof SessionLocal session) {
      session.getDatabase().setCompareMode(new Collation(dialect == Dialect.MSSQL));
    }
  }

  /**
   * The query in H2's words. {@code known} tells whether a function, in lower case, is one of the
   * dialect's.
   *
   * @throws UnfitSqlException when the dialect's database refuses it, or H2 would differ
   */
  public static List<SqlToken> query(
      Dialect dialect, List<SqlToken> query, List<TestTable> tables, Predicate<String> known)
      throws UnfitSqlException {
    Tokens tokens = new Tokens(query);
    if (dialect != Dialect.H2) {
      new ServerTables(dialect, tokens, tables).check();
    }
    switch (dialect) {
      case MSSQL -> ofMssql(tokens, tables);
      case ORACLE -> {
        replaceUnique(tokens);
        ofOracleOrDb2(dialect, tokens, tables);
        OracleQuotients.of(tokens, tables).rewrite();
      }
      case DB2 -> ofOracleOrDb2(dialect, tokens, tables);
      case MYSQL, MARIADB -> ofMysql(dialect, tokens, tables, known);
      default -> {} // H2's own words
    }
    return tokens.all();
  }

  private static void ofMssql(Tokens tokens, List<TestTable> tables) throws UnfitSqlException {
    tokens.dropPrefixes(Set.of("N"));
    Set<String> given = GivenNames.of(tokens);
    MssqlNames.of(tokens, tables).check(given);
    new MssqlRefusals(tokens).check();
    MssqlColumns columns = MssqlColumns.of(tables, given);
    new MssqlConditions(tokens, columns).rewrite();
    removeHints(tokens);
    new Rollup(Dialect.MSSQL, tokens, columns(tables)).rewrite();
    new UncalledRecursion(tokens).rewrite(false);
    new MssqlCalls(tokens, MSSQL, MssqlNumbers.of(tables, given), columns).rewrite();
  }

  private static void ofOracleOrDb2(Dialect dialect, Tokens tokens, List<TestTable> tables)
      throws UnfitSqlException {
    new UncalledRecursion(tokens).rewrite(true);
    new Rollup(dialect, tokens, columns(tables)).rewrite();
  }

  private static void ofMysql(
      Dialect dialect, Tokens tokens, List<TestTable> tables, Predicate<String> known)
      throws UnfitSqlException {
    Set<String> given = GivenNames.of(tokens);
    MysqlColumns types = new MysqlColumns(tables, given);
    new MysqlRefusals(dialect, tokens).check();
    new DistinctOrder(tokens).check();
    try {
      new JoinedColumns(tokens, tables).rewrite();
      Set<String> columns = columns(tables);
      new MysqlGroupNames(tokens, tables).rewrite();
      MysqlEnums.of(tokens, tables, given).rewrite();
      new MysqlSelected(tokens, new MysqlHaving(dialect, tokens, columns)).rewrite();
      new Rollup(dialect, tokens, columns).rewrite();
      new MysqlHaving(dialect, tokens, columns).rewrite();
      new MysqlJsonTexts(dialect, tokens, types).rewrite();
      new MysqlSyntax(dialect, tokens).rewrite();
      new MysqlUnsigned(tokens, types.unsigned()).rewrite();
      new MysqlNumberTexts(tokens, types.texts()).rewrite();
      new MysqlCalls(dialect, tokens, MYSQL, types.json(), known).rewrite();
      new MysqlMixtures(tokens).rewrite();
      Set<String> dates = dates(tables);
      new MysqlDateTexts(tokens, dates).rewrite();
      new MysqlDateTexts(tokens, types.days()).keepMoments();
      MysqlBits bits = new MysqlBits(tokens);
      bits.rewriteInner();
      new MysqlOperators(tokens, dates).rewrite();
      bits.rewrite();
      new MysqlSpans(tokens, types.times()).rewrite();
    } catch (IndexOutOfBoundsException | NoSuchElementException absent) {
      // no rewriting has to look for arguments that every call which is right has
      throw UnfitSqlException.wrong("a function of the SQL has too few arguments");
    }
  }

  /**
   * Looks for quotients and averages that become texts, where MariaDB itself executes the query
   * with more digits than it has by itself.
   *
   * @throws UnfitSqlException where there is one
   */
  public static void checkTextsOfQuotients(List<SqlToken> query) throws UnfitSqlException {
    MysqlTexts.checkDigits(new Tokens(query));
  }

  /** Oracle's other word for DISTINCT. */
  private static void replaceUnique(Tokens tokens) {
    for (int index = 1; index < tokens.size(); index++) {
      boolean counted =
          tokens.isSymbol(index - 1, '(') && tokens.isWord(index - 2, Words.AGGREGATES);
      if (tokens.isWord(index, "UNIQUE") && (counted || tokens.isWord(index - 1, "SELECT"))) {
        tokens.replace(index, index, Tokens.of("DISTINCT"));
      }
    }
  }

  /** {@code OPTION (…)} at the end. */
  private static void removeHints(Tokens tokens) {
    int last = tokens.size() - 1;
    int option = tokens.isSymbol(last, ')') ? tokens.opening(last) - 1 : -1;
    if (tokens.isWord(option, "OPTION")) {
      tokens.replace(option, last, List.of());
    }
  }

  private static Set<String> columns(List<TestTable> tables) {
    return tables.stream()
        .flatMap(table -> table.definition().columns().stream())
        .map(column -> column.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  private static Set<String> dates(List<TestTable> tables) {
    return tables.stream()
        .flatMap(table -> table.definition().columns().stream())
        .filter(
            column ->
                DATES.contains(column.declaredType().toUpperCase(Locale.ROOT).split("\\W", 2)[0]))
        .map(column -> column.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  /** H2's message without the names that our functions have there. */
  public static String message(String message) {
    return message.replace(FunctionTable.PREFIX, "");
  }
}
