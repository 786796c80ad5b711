package dev.assay.sql;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits SQL into tokens by the rules of its dialect for quotes and comments. What would end in one
 * place for one engine and elsewhere for another (a comment within a comment, a quote that is never
 * closed) is refused, so that no engine sees a statement that the guard did not.
 */
public final class SqlLexer {

  private final String sql;
  private final Dialect dialect;
  private final List<SqlToken> tokens = new ArrayList<>();
  private int at;

  private SqlLexer(Dialect dialect, String sql) {
    this.dialect = dialect;
    this.sql = sql;
  }

  /**
   * The tokens, without white space and comments.
   *
   * @throws RefusedSqlException when the text has no tokens that all engines would agree on
   */
  public static List<SqlToken> tokens(Dialect dialect, String sql) throws RefusedSqlException {
    if (sql.indexOf('\0') >= 0) {
      // some engines end the text there, even within quotes
      throw new RefusedSqlException("a control character (U+0000)");
    }
    SqlLexer lexer = new SqlLexer(dialect, sql);
    while (lexer.at < sql.length()) {
      lexer.next();
    }
    return UnicodeEscapes.decoded(dialect, sql, lexer.tokens);
  }

  private void next() throws RefusedSqlException {
    char c = sql.charAt(at);
    if (isBlank(c) || (dialect == Dialect.DUCKDB && isUnicodeBlank(c))) {
      at++;
    } else if (Character.isISOControl(c)) {
      throw new RefusedSqlException("a control character (U+%04X)".formatted((int) c));
    } else if (startsLineComment(c)) {
      skipLine();
    } else if (sql.startsWith("/*", at)) {
      skipBlockComment();
    } else if (c == '\'' && isAlternativeQuote()) {
      alternativelyQuoted();
    } else if (opensThreefold(dialect, sql, at)) {
      threefoldQuoted(sql.substring(at, at + 3));
    } else if (isQuote(c)) {
      quoted(c);
    } else if (c == '$' && hasDollarQuotes()) {
      dollarQuoted();
    } else if (isWordStart(c)) {
      word();
    } else if (isDigit(c)) {
      number();
    } else {
      add(SqlToken.Kind.SYMBOL, String.valueOf(c), at, at + 1);
    }
  }

  private boolean hasBackslashes() {
    return switch (dialect) {
      case MYSQL, MARIADB, BIGQUERY, SNOWFLAKE, REDSHIFT, DATABRICKS -> true;
      default -> false;
    };
  }

  private boolean hasTextInDoubleQuotes() {
    return dialect.isOfMysql() || dialect == Dialect.BIGQUERY || dialect == Dialect.DATABRICKS;
  }

  private boolean startsLineComment(char c) {
    if (c == '#') {
      return dialect.isOfMysql() || dialect == Dialect.BIGQUERY;
    }
    if (!sql.startsWith("--", at)) {
      return false;
    }
    // MySQL reads "5--1" as 5 - -1: a comment needs white space after its dashes
    return !dialect.isOfMysql() || at + 2 == sql.length() || isBlank(sql.charAt(at + 2));
  }

  private void skipLine() throws RefusedSqlException {
    int newline = sql.indexOf('\n', at);
    int end = newline < 0 ? sql.length() : newline;
    int carriageReturn = sql.indexOf('\r', at);
    // some engines end the comment there, and others don't
    if (carriageReturn >= 0 && carriageReturn < end - 1) {
      throw new RefusedSqlException("a carriage return within a comment");
    }
    at = end;
  }

  private void skipBlockComment() throws RefusedSqlException {
    if (sql.startsWith("/*!", at) || sql.startsWith("/*M!", at)) {
      throw new RefusedSqlException("a comment that MySQL executes (/*! … */)");
    }
    if (dialect.isOfMysql() && sql.startsWith("/*+", at)) {
      // SET_VAR and MAX_EXECUTION_TIME lift limits of the session
      throw new RefusedSqlException("a hint (/*+ … */)");
    }
    int end = sql.indexOf("*/", at + 2);
    if (end < 0) {
      throw new RefusedSqlException("a comment that is never closed");
    }
    int nested = sql.indexOf("/*", at + 2);
    if (nested >= 0 && nested < end) {
      throw new RefusedSqlException("a comment within a comment");
    }
    at = end + 2;
  }

  private boolean isQuote(char c) {
    return switch (c) {
      case '\'', '"' -> true;
      case '`' -> dialect != Dialect.MSSQL;
      case '[' -> dialect == Dialect.SQLITE || dialect == Dialect.MSSQL;
      default -> false;
    };
  }

  private void quoted(char open) throws RefusedSqlException {
    boolean string = open == '\'' || (open == '"' && hasTextInDoubleQuotes());
    if (string && isRawString()) {
      throw new RefusedSqlException("a raw string (r'…')");
    }
    boolean escapes = string && (hasBackslashes() || isEscapeString());
    char close = open == '[' ? ']' : open;
    boolean doubles = open != '[' || dialect == Dialect.MSSQL;
    StringBuilder text = new StringBuilder();
    int end = at + 1;
    while (true) {
      if (end >= sql.length()) {
        throw new RefusedSqlException("a quote (" + open + ") that is never closed");
      }
      char c = sql.charAt(end);
      if (c == '\\' && escapes && end + 1 < sql.length()) {
        end = StringEscapes.append(dialect, sql, end, text);
      } else if (c != close) {
        text.append(c);
        end++;
      } else if (doubles && end + 1 < sql.length() && sql.charAt(end + 1) == close) {
        text.append(close);
        end += 2;
      } else {
        break;
      }
    }
    SqlToken.Kind kind = string ? SqlToken.Kind.STRING : SqlToken.Kind.QUOTED_NAME;
    add(kind, text.toString(), at, end + 1);
  }

  /** Whether BigQuery's text of several lines opens there, in three quotes of either kind. */
  public static boolean opensThreefold(Dialect dialect, String sql, int at) {
    return dialect == Dialect.BIGQUERY
        && (sql.startsWith("'''", at) || sql.startsWith("\"\"\"", at));
  }

  /** Whether the word before a quote that opens there makes its backslashes mean themselves. */
  static boolean isRaw(SqlToken before, int open) {
    return before.end() == open
        && (before.isWord("R") || before.isWord("RB") || before.isWord("BR"));
  }

  private void threefoldQuoted(String quotes) throws RefusedSqlException {
    boolean raw = !tokens.isEmpty() && isRaw(tokens.getLast(), at);
    StringBuilder text = new StringBuilder();
    int end = at + 3;
    while (!sql.startsWith(quotes, end)) {
      if (end >= sql.length()) {
        throw new RefusedSqlException("a quote (" + quotes + ") that is never closed");
      }
      if (sql.charAt(end) != '\\' || end + 1 == sql.length()) {
        text.append(sql.charAt(end++));
      } else if (raw) {
        text.append(sql, end, end + 2);
        end += 2;
      } else {
        end = StringEscapes.append(dialect, sql, end, text);
      }
    }
    add(SqlToken.Kind.STRING, text.toString(), at, end + 3);
  }

  /** Whether backslashes mean themselves in the string that opens here, as in R'…'. */
  private boolean isRawString() {
    return dialect == Dialect.DATABRICKS
        && !tokens.isEmpty()
        && tokens.getLast().end() == at
        && tokens.getLast().isWord("R");
  }

  /** Whether the string that opens here is PostgreSQL's {@code E'…'}. */
  private boolean isEscapeString() {
    if ((dialect != Dialect.POSTGRESQL && dialect != Dialect.DUCKDB) || tokens.isEmpty()) {
      return false;
    }
    SqlToken last = tokens.getLast();
    return last.end() == at && last.isWord("E");
  }

  /** Whether the quote belongs to Oracle's {@code q'[…]'} or {@code nq'[…]'}. */
  private boolean isAlternativeQuote() {
    if (dialect != Dialect.ORACLE || tokens.isEmpty()) {
      return false;
    }
    SqlToken last = tokens.getLast();
    return last.end() == at && (last.isWord("Q") || last.isWord("NQ"));
  }

  private void alternativelyQuoted() throws RefusedSqlException {
    int start = tokens.removeLast().start();
    int from = at + 2;
    char open = at + 1 < sql.length() ? sql.charAt(at + 1) : ' ';
    int pair = "[{(<".indexOf(open);
    String close = (pair < 0 ? open : "]})>".charAt(pair)) + "'";
    int end = sql.indexOf(close, from);
    if (isBlank(open) || end < 0) {
      throw new RefusedSqlException("a quote (q') that is never closed");
    }
    add(SqlToken.Kind.STRING, sql.substring(from, end), start, end + 2);
  }

  private boolean hasDollarQuotes() {
    return switch (dialect) {
      case POSTGRESQL, H2, DUCKDB, SNOWFLAKE, REDSHIFT -> true;
      default -> false;
    };
  }

  private void dollarQuoted() throws RefusedSqlException {
    int tagEnd = at + 1;
    while (tagEnd < sql.length() && isWordPart(sql.charAt(tagEnd)) && sql.charAt(tagEnd) != '$') {
      tagEnd++;
    }
    if (tagEnd >= sql.length() || sql.charAt(tagEnd) != '$') {
      add(SqlToken.Kind.SYMBOL, "$", at, at + 1);
      return;
    }
    String tag = sql.substring(at, tagEnd + 1);
    int end = sql.indexOf(tag, tagEnd + 1);
    if (end < 0) {
      throw new RefusedSqlException("a quote (" + tag + ") that is never closed");
    }
    add(SqlToken.Kind.STRING, sql.substring(tagEnd + 1, end), at, end + tag.length());
  }

  private void word() {
    int end = at + 1;
    while (end < sql.length() && isWordPart(sql.charAt(end))) {
      end++;
    }
    add(SqlToken.Kind.WORD, sql.substring(at, end), at, end);
  }

  private void number() {
    int end = at + 1;
    while (end < sql.length()
        && (isWordPart(sql.charAt(end)) || sql.charAt(end) == '.' || isExponentSign(end))) {
      end++;
    }
    add(SqlToken.Kind.NUMBER, sql.substring(at, end), at, end);
  }

  /** Whether it is the sign in {@code 1.5e-3}, where {@code 0x1e-3} is a difference. */
  private boolean isExponentSign(int index) {
    char c = sql.charAt(index);
    return (c == '+' || c == '-')
        && (sql.charAt(index - 1) == 'e' || sql.charAt(index - 1) == 'E')
        && index + 1 < sql.length()
        && isDigit(sql.charAt(index + 1))
        && sql.substring(at, index - 1)
            .chars()
            .allMatch(each -> isDigit((char) each) || each == '.');
  }

  private static boolean isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  /** DuckDB reads the spaces of Unicode as it reads a space. */
  private static boolean isUnicodeBlank(char c) {
    return Character.isSpaceChar(c) || c == '\u200B' || c == '\uFEFF';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isWordStart(char c) {
    return c == '_' || Character.isLetter(c) || Character.isSurrogate(c);
  }

  private static boolean isWordPart(char c) {
    return isWordStart(c) || c == '$' || Character.isDigit(c);
  }

  private void add(SqlToken.Kind kind, String text, int start, int end) {
    tokens.add(new SqlToken(kind, text, start, end));
    at = end;
  }
}
