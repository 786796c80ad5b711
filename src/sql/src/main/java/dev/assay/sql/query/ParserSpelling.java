package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.List;

/**
 * Spells what JSqlParser 5.3 reads otherwise than the database does in another way that both read
 * alike: it takes {@code $$it's$$} for a name, the U of {@code U&'…'} for a column, and {@code
 * data#>>'{a}'} for one called {@code data#}.
 */
final class ParserSpelling {

  private ParserSpelling() {}

  /** The same query. */
  static String of(Dialect dialect, String sql) {
    if (sql.chars().noneMatch(character -> "$#&".indexOf(character) >= 0)) {
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
    for (SqlToken token : tokens) {
      String source = sql.substring(token.start(), token.end());
      boolean otherwise = source.startsWith("$") || source.regionMatches(true, 0, "U&", 0, 2);
      if (token.kind() == SqlToken.Kind.STRING && otherwise) {
        spelled.append(sql, written, token.start());
        spelled.append('\'').append(token.text().replace("'", "''")).append('\'');
        written = token.end();
      } else if (token.isSymbol('#') && dialect == Dialect.POSTGRESQL) {
        spelled.append(sql, written, token.start()).append(' ');
        written = token.start();
      }
    }
    return spelled.append(sql.substring(written)).toString();
  }
}
