package dev.assay.sql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Spells what JSqlParser 5.3 reads otherwise than the database does in another way that both read
 * alike: it takes {@code $$it's$$} for a name, the U of {@code U&'…'} for a column, {@code
 * data#>>'{a}'} for one called {@code data#}, BigQuery's three quotes for two texts, and what
 * stands behind DuckDB's {@code //} for a comment.
 */
public final class ParserSpelling {

  private ParserSpelling() {}

  /** The same statement; as it is where it has none of these, or is refused. */
  public static String of(Dialect dialect, String sql) {
    if (sql.chars().noneMatch(character -> "$#&".indexOf(character) >= 0)
        && !sql.contains("'''")
        && !sql.contains("\"\"\"")
        && !sql.contains("//")) {
      return sql;
    }
    List<SqlToken> tokens;
    try {
      tokens = SqlLexer.tokens(dialect, sql);
    } catch (RefusedSqlException unreadable) {
      return sql;
    }
    StringBuilder spelled = new StringBuilder();
    int written = 0;
    SqlToken before = null;
    for (SqlToken token : tokens) {
      if (token.kind() == SqlToken.Kind.STRING && isForeign(dialect, sql, token)) {
        spelled.append(sql, written, start(before, token)).append(quoted(dialect, token.text()));
        written = token.end();
      } else if (token.isSymbol('#') && dialect == Dialect.POSTGRESQL) {
        spelled.append(sql, written, token.start()).append(' ');
        written = token.start();
      } else if (dialect == Dialect.DUCKDB && token.isSymbol('/') && isTwice(before, token)) {
        spelled.append(sql, written, token.start() - 1).append(" DIV ");
        written = token.end();
      }
      before = token;
    }
    return spelled.append(sql, written, sql.length()).toString();
  }

  private static boolean isTwice(@Nullable SqlToken before, SqlToken token) {
    return before != null
        && before.isSymbol(token.text().charAt(0))
        && before.end() == token.start();
  }

  private static boolean isForeign(Dialect dialect, String sql, SqlToken text) {
    return sql.charAt(text.start()) == '$'
        || sql.regionMatches(true, text.start(), "U&", 0, 2)
        || SqlLexer.opensThreefold(dialect, sql, text.start());
  }

  /** What makes backslashes mean themselves goes, since they are doubled. */
  private static int start(@Nullable SqlToken before, SqlToken text) {
    return before != null && SqlLexer.isRaw(before, text.start()) ? before.start() : text.start();
  }

  private static String quoted(Dialect dialect, String text) {
    String content =
        switch (dialect) {
          case MYSQL, MARIADB, BIGQUERY, SNOWFLAKE, REDSHIFT, DATABRICKS ->
              text.replace("\\", "\\\\")
                  .replace("'", "\\'")
                  .replace("\n", "\\n")
                  .replace("\r", "\\r");
          default -> text.replace("'", "''");
        };
    return "'" + content + "'";
  }
}
