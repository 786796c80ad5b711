package dev.assay.sql;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What single dialects execute beside a query, with neither a semicolon nor a parenthesis before
 * it: SQL Server's statements one after the other, Snowflake's and BigQuery's pipes into another
 * statement, scripts that Databricks runs on rows, and locks that Db2 keeps.
 */
final class DialectStatements {

  /** Words that begin a statement of SQL Server; all are reserved, so that they name nothing. */
  private static final Set<String> OF_SQL_SERVER =
      Set.of(
          "INSERT",
          "UPDATE",
          "DELETE",
          "MERGE",
          "TRUNCATE",
          "DROP",
          "CREATE",
          "ALTER",
          "EXEC",
          "EXECUTE",
          "GRANT",
          "REVOKE",
          "DENY",
          "BACKUP",
          "RESTORE",
          "SHUTDOWN",
          "KILL",
          "DBCC",
          "BULK",
          "WAITFOR",
          "DECLARE",
          "SET",
          "BEGIN",
          "COMMIT",
          "ROLLBACK",
          "RECONFIGURE",
          "IF",
          "WHILE",
          "PRINT",
          "RAISERROR",
          "CHECKPOINT",
          "READTEXT",
          "WRITETEXT",
          "UPDATETEXT",
          "GOTO",
          "USE",
          "REVERT",
          "SAVE",
          "RETURN",
          "BREAK",
          "CONTINUE",
          "OPEN",
          "FETCH",
          "CLOSE",
          "DEALLOCATE",
          "LOAD",
          "DUMP",
          "SETUSER",
          "ADD");

  /** What a pipe of BigQuery may lead to that is more than a query. */
  private static final Set<String> BEHIND_PIPES =
      Set.of("INSERT", "UPDATE", "DELETE", "MERGE", "CREATE", "DROP", "ALTER", "EXPORT", "CALL");

  private static final Set<String> LOCKS_OF_DB2 = Set.of("SHARE", "UPDATE", "EXCLUSIVE");

  private final Dialect dialect;
  private final SqlTokens tokens;

  DialectStatements(Dialect dialect, SqlTokens tokens) {
    this.dialect = dialect;
    this.tokens = tokens;
  }

  /** What the token there is refused as; it is not behind a dot. */
  Optional<String> at(int index) {
    return switch (dialect) {
      case MSSQL -> ofSqlServer(index);
      case SNOWFLAKE ->
          isSymbols(index, "->>") ? Optional.of("->>, behind which is a statement") : nothing();
      case BIGQUERY ->
          isSymbols(index - 2, "|>") && BEHIND_PIPES.contains(word(index)) && !dropsColumns(index)
              ? Optional.of(word(index))
              : nothing();
      case DATABRICKS ->
          tokens.isWord(index, "USING") && tokens.isKind(index + 1, SqlToken.Kind.STRING)
              ? Optional.of("USING with a script, which is run")
              : nothing();
      case DB2 ->
          tokens.isWord(index, "KEEP") && LOCKS_OF_DB2.contains(word(index + 1))
              ? Optional.of("KEEP … LOCKS")
              : nothing();
      default -> nothing();
    };
  }

  private static Optional<String> nothing() {
    return Optional.empty();
  }

  private Optional<String> ofSqlServer(int index) {
    String word = word(index);
    if (word.equals("END") && tokens.isWord(index + 1, "CONVERSATION")) {
      return Optional.of("END CONVERSATION");
    }
    return OF_SQL_SERVER.contains(word) && !isPartOfQuery(index) ? Optional.of(word) : nothing();
  }

  /** As in {@code INNER MERGE JOIN} and {@code OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY}. */
  private boolean isPartOfQuery(int index) {
    return switch (word(index)) {
      case "MERGE" -> tokens.isWord(index + 1, "JOIN") || tokens.isWord(index + 1, "UNION");
      case "FETCH" -> tokens.isWord(index - 1, "ROWS") || tokens.isWord(index - 1, "ROW");
      case "USE" -> isHint(index + 1);
      default -> false;
    };
  }

  /** Whether hints to SQL Server's planner are there: {@code OPTION (USE HINT ('…'))}. */
  boolean isHint(int index) {
    return dialect == Dialect.MSSQL
        && tokens.isWord(index, "HINT")
        && tokens.isWord(index - 1, "USE")
        && (tokens.isSymbol(index - 2, '(') || tokens.isSymbol(index - 2, ','))
        && tokens.isSymbol(index + 1, '(')
        && tokens.isKind(index + (tokens.isWord(index + 2, "N") ? 3 : 2), SqlToken.Kind.STRING);
  }

  /** Whether BigQuery's {@code |> DROP a, b} is there, after which nothing but columns comes. */
  private boolean dropsColumns(int index) {
    if (!tokens.isWord(index, "DROP") || !tokens.isName(index + 1)) {
      return false;
    }
    int at = index + 2;
    while (tokens.isSymbol(at, ',') && tokens.isName(at + 1)) {
      at += 2;
    }
    return !tokens.isWithin(at) || tokens.isSymbol(at, ')') || isSymbols(at, "|>");
  }

  private String word(int index) {
    return tokens.isKind(index, SqlToken.Kind.WORD)
        ? tokens.at(index).text().toUpperCase(Locale.ROOT)
        : "";
  }

  private boolean isSymbols(int index, String symbols) {
    for (int at = 0; at < symbols.length(); at++) {
      if (!tokens.isSymbol(index + at, symbols.charAt(at))) {
        return false;
      }
    }
    return true;
  }
}
