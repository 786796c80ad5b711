package dev.assay.evaluation.scores;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What Spider's test-suite evaluator does to SQL before it executes it. */
public final class SpiderSql {

  private static final Pattern CURRENT_YEAR =
      Pattern.compile("YEAR\\s*\\(\\s*CURDATE\\s*\\(\\s*\\)\\s*\\)\\s*", Pattern.CASE_INSENSITIVE);

  private SpiderSql() {}

  /**
   * Gold SQL as it is executed: comparison signs that were torn apart are joined, the current year
   * is 2020, and, unless it is kept, DISTINCT is taken out wherever it stands, and what follows the
   * first statement with it.
   */
  public static String gold(String sql, boolean keepDistinct) {
    String joined = sql.replace("> =", ">=").replace("< =", "<=").replace("! =", "!=");
    String counted = keepDistinct ? joined : withoutDistinct(joined);
    return CURRENT_YEAR.matcher(counted).replaceAll("2020");
  }

  /** Predicted SQL as it is executed: {@code value} in place of a constant is 1, too. */
  public static String predicted(String sql, boolean keepDistinct) {
    return gold(sql.replace(" value ", " 1 "), keepDistinct);
  }

  /** Whether the order of the rows matters: gold SQL that has an ORDER BY anywhere. */
  public static boolean ordersRows(String gold) {
    return gold.toLowerCase(Locale.ROOT).contains("order by");
  }

  private static String withoutDistinct(String sql) {
    List<SqlToken> tokens;
    try {
      tokens = SqlLexer.tokens(Dialect.SQLITE, sql);
    } catch (RefusedSqlException unreadable) {
      return sql; // it is refused when it is to be executed
    }
    StringBuilder kept = new StringBuilder(sql.length());
    int from = 0;
    for (SqlToken token : tokens) {
      if (token.isSymbol(';')) {
        return kept.append(sql, from, token.start()).toString();
      }
      if (token.isWord("DISTINCT")) {
        kept.append(sql, from, token.start());
        from = token.end();
      }
    }
    return kept.append(sql, from, sql.length()).toString();
  }
}
