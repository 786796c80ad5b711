package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import dev.assay.sql.ParserSpelling;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SelectGuard;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.statement.Statement;
import net.sf.jsqlparser.statement.select.Select;

/** Parses queries into trees. */
public final class QueryTrees {

  /** Chains of conditions nest in the tree, and must not use up the stack. */
  private static final int LONGEST = 10_000;

  /** Joins whose first word the parser takes for the alias of the table before. */
  private static final Set<String> UNREAD_JOINS = Set.of("ANTI", "ASOF", "POSITIONAL", "SEMI");

  /** Few queries hold such a word at all, and only these are read by tokens for it. */
  private static final Pattern UNREAD_WORD =
      Pattern.compile(String.join("|", UNREAD_JOINS), Pattern.CASE_INSENSITIVE);

  private QueryTrees() {}

  /**
   * The tree of a query; empty if it is refused, too long, or not understood by the parser in time.
   */
  public static Optional<Select> parsed(Dialect dialect, String sql) {
    if (sql.length() > LONGEST
        || SelectGuard.refusal(dialect, sql).isPresent()
        || hasUnreadJoin(dialect, sql)) {
      return Optional.empty();
    }
    try {
      Statement statement =
          BoundedParser.parsed(
              dialect,
              ParserSpelling.of(dialect, sql),
              parser ->
                  parser
                      .withSquareBracketQuotation(
                          dialect == Dialect.SQLITE || dialect == Dialect.MSSQL)
                      .withBackslashEscapeCharacter(
                          switch (dialect) {
                            case MYSQL, MARIADB, BIGQUERY, SNOWFLAKE, REDSHIFT, DATABRICKS -> true;
                            default -> false;
                          }));
      if (statement instanceof Select select) {
        InMending.mend(select);
        if (dialect == Dialect.MSSQL) {
          AliasMending.mend(select);
        }
        return Optional.of(select);
      }
      return Optional.empty();
    } catch (JSQLParserException unreadable) {
      return Optional.empty();
    } catch (NullPointerException incomplete) {
      // the parser reads TRIM() without an argument, and its own visitors do not expect that
      return Optional.empty();
    }
  }

  private static boolean hasUnreadJoin(Dialect dialect, String sql) {
    if (!UNREAD_WORD.matcher(sql).find()) {
      return false;
    }
    try {
      List<SqlToken> tokens = SqlLexer.tokens(dialect, sql);
      for (int index = 1; index < tokens.size(); index++) {
        SqlToken before = tokens.get(index - 1);
        if (tokens.get(index).isWord("JOIN")
            && before.kind() == SqlToken.Kind.WORD
            && UNREAD_JOINS.contains(before.text().toUpperCase(Locale.ROOT))) {
          return true;
        }
      }
      return false;
    } catch (RefusedSqlException unreadable) {
      return true;
    }
  }
}
