package dev.assay.sql;

/** BigQuery's texts in three quotes as those in one, which parsers of all dialects read. */
public final class BigqueryTexts {

  private BigqueryTexts() {}

  /** Whether the word before a quote that opens there makes its backslashes mean themselves. */
  static boolean isRaw(SqlToken before, int open) {
    return before.end() == open
        && (before.isWord("R") || before.isWord("RB") || before.isWord("BR"));
  }

  /** The SQL with these texts in single quotes; as it is where it has none, or is refused. */
  public static String inSingleQuotes(Dialect dialect, String sql) {
    if (dialect != Dialect.BIGQUERY || !(sql.contains("'''") || sql.contains("\"\"\""))) {
      return sql;
    }
    try {
      StringBuilder written = new StringBuilder();
      int copied = 0;
      SqlToken before = null;
      for (SqlToken token : SqlLexer.tokens(dialect, sql)) {
        boolean text = token.kind() == SqlToken.Kind.STRING && token.start() >= 0;
        if (text && SqlLexer.opensThreefold(dialect, sql, token.start())) {
          boolean raw = before != null && isRaw(before, token.start());
          written.append(sql, copied, raw ? before.start() : token.start());
          written.append(quoted(token.text()));
          copied = token.end();
        }
        before = token;
      }
      return written.append(sql, copied, sql.length()).toString();
    } catch (RefusedSqlException refused) {
      return sql;
    }
  }

  private static String quoted(String text) {
    return "'"
        + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n").replace("\r", "\\r")
        + "'";
  }
}
