package dev.assay.catalog.ddl;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlLexer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits a file into statements: at semicolons outside of quotes, or what {@code DELIMITER} puts in
 * their place, at lines that are {@code GO} or a slash. Comments are left out, and so are psql's
 * commands and the data of its {@code COPY}.
 */
final class DdlSplitter {

  private static final Pattern SEPARATOR = Pattern.compile("(?i)\\s*(go|/)\\s*");
  private static final Pattern DELIMITER = Pattern.compile("(?i)\\s*delimiter\\s+(\\S+)\\s*");
  private static final Pattern COPY = Pattern.compile("(?is)\\s*copy\\s.*\\sfrom\\s+stdin.*");

  /** What begins a statement where people leave semicolons out, but not within a routine. */
  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?i)\\s*(create|alter\\s+table|comment\\s+on|insert\\s+into|drop\\s+table)\\s");

  private static final Pattern TABLE =
      Pattern.compile("(?i)\\s*(create\\s+(\\w+\\s+){0,3}?table|alter\\s+table|comment\\s+on)\\b");
  private static final Pattern ROUTINE =
      Pattern.compile(
          "(?is)\\s*(create|alter)\\s.{0,60}?\\b(procedure|proc|function|trigger|package|event)\\b.*");

  /** What MySQL runs although it stands in a comment: mysqldump declares tables so. */
  private static final Pattern RUN_COMMENT =
      Pattern.compile(
          "(?i)/\\*M?!\\d*\\s*(?=create\\s+(?:\\w+\\s+){0,3}?table\\s+(?:if\\s+not\\s+exists\\s+)?"
              + "(`[^`]+`|\\w+))");

  private static final Pattern DOLLAR = Pattern.compile("\\$[A-Za-z_0-9]*\\$");

  private final String text;
  private final Dialect dialect;
  private final List<DdlStatement> statements = new ArrayList<>();
  private final StringBuilder statement = new StringBuilder();
  private String delimiter = ";";
  private int at;
  private int line = 1;
  private int begun = 1;

  /** How many brackets are open in the statement. */
  private int depth;

  private DdlSplitter(String text, Dialect dialect) {
    this.text = text;
    this.dialect = dialect;
  }

  static List<DdlStatement> split(String text, Dialect dialect) {
    DdlSplitter splitter = new DdlSplitter(text, dialect);
    splitter.run();
    return List.copyOf(splitter.statements);
  }

  private void run() {
    while (at < text.length()) {
      if (isLineStart() && skipsLine()) {
        continue;
      }
      char next = text.charAt(at);
      if (text.startsWith("--", at)
          || (next == '#' && (dialect.isOfMysql() || dialect == Dialect.BIGQUERY))) {
        skipTo(end("\n", at));
      } else if (markOfRunComment() > at) {
        skipTo(markOfRunComment());
      } else if (text.startsWith("/*", at)) {
        skipTo(commentEnd());
        statement.append(' ');
      } else if (text.startsWith(delimiter, at)) {
        take(at + delimiter.length());
        end();
      } else if (isTerminatorOfDb2(next)) {
        end();
        skipTo(at + 1);
      } else {
        depth += next == '(' ? 1 : next == ')' ? -1 : 0;
        take(tokenEnd(next));
      }
    }
    end();
  }

  /** Behind the mark that begins or ends a comment which MySQL runs; here, where none stands. */
  private int markOfRunComment() {
    if (!dialect.isOfMysql() || !(text.startsWith("/*", at) || text.startsWith("*/", at))) {
      return at;
    }
    Matcher begun = RUN_COMMENT.matcher(text).region(at, text.length());
    return text.charAt(at) == '*'
        ? at + 2
        : statement.toString().isBlank() && begun.lookingAt() && !isOfView(begun.group(1))
            ? begun.end()
            : at;
  }

  /**
   * Whether a table stands for a view, which mysqldump makes in its place later: no type is right.
   */
  private boolean isOfView(String name) {
    String bare = Pattern.quote(name.replace("`", ""));
    return Pattern.compile("(?i)\\bview\\s+`?" + bare + "`?\\s+as\\b")
        .matcher(text)
        .region(at, text.length())
        .find();
  }

  /** What many scripts for Db2 end statements with, which is also a letter of its names. */
  private boolean isTerminatorOfDb2(char next) {
    return dialect == Dialect.DB2
        && next == '@'
        && (at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1)))
        && (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)));
  }

  /** Comments hold comments in some databases; one that is not closed is read as in the others. */
  private int commentEnd() {
    int plain = Math.min(text.length(), end("*/", at + 2) + 2);
    if (dialect != Dialect.POSTGRESQL && dialect != Dialect.MSSQL && dialect != Dialect.DB2) {
      return plain;
    }
    int open = 0;
    for (int index = at; index + 1 < text.length(); index++) {
      if (text.startsWith("/*", index)) {
        open++;
        index++;
      } else if (text.startsWith("*/", index)) {
        open--;
        index++;
        if (open == 0) {
          return index + 1;
        }
      }
    }
    return plain;
  }

  private boolean hasBackslashes() {
    return switch (dialect) {
      case MYSQL, MARIADB, BIGQUERY, SNOWFLAKE, REDSHIFT, DATABRICKS -> true;
      default -> false;
    };
  }

  private boolean isLineStart() {
    return at == 0 || text.charAt(at - 1) == '\n';
  }

  /** Whether a line begins a statement although none was ended before. */
  private boolean beginsStatement(String line) {
    boolean behindTable = TABLE.matcher(statement).lookingAt();
    return behindTable
        ? BEGINNING.matcher(line).lookingAt()
        : !statement.isEmpty()
            && TABLE.matcher(line).lookingAt()
            && !ROUTINE.matcher(statement).matches();
  }

  /** Lines that separate statements, and psql's commands. */
  private boolean skipsLine() {
    String whole = text.substring(at, end("\n", at));
    boolean command = whole.startsWith("\\") && statement.toString().isBlank();
    if (depth == 0 && beginsStatement(whole)) {
      end();
      return false;
    }
    Matcher other = DELIMITER.matcher(whole);
    boolean sets = dialect.isOfMysql() && other.matches();
    if (sets) {
      delimiter = other.group(1);
    }
    if (command || sets || SEPARATOR.matcher(whole).matches()) {
      end();
      skipTo(Math.min(text.length(), at + whole.length() + 1));
      return true;
    }
    return false;
  }

  /** Where the quoted text that begins here ends, or the next character. */
  private int tokenEnd(char next) {
    if (SqlLexer.opensThreefold(dialect, text, at)) {
      return threefoldEnd(text.substring(at, at + 3));
    }
    return switch (next) {
      case '\'' -> isOracleQuote() ? oracleQuoteEnd() : quoteEnd('\'', hasBackslashes());
      case '"' ->
          quoteEnd(
              '"', hasBackslashes() && dialect != Dialect.SNOWFLAKE && dialect != Dialect.REDSHIFT);
      case '`' -> quoteEnd('`', false);
      case '[' -> dialect == Dialect.MSSQL ? quoteEnd(']', false) : at + 1;
      case '$' -> dollarEnd();
      default -> at + 1;
    };
  }

  /** Whether Oracle's {@code q'[…]'} opens here. */
  private boolean isOracleQuote() {
    return dialect == Dialect.ORACLE
        && at + 1 < text.length()
        && at > 0
        && Character.toLowerCase(text.charAt(at - 1)) == 'q'
        && (at == 1 || !Character.isLetterOrDigit(text.charAt(at - 2)) || isNational());
  }

  private boolean isNational() {
    return Character.toLowerCase(text.charAt(at - 2)) == 'n'
        && (at == 2 || !Character.isLetterOrDigit(text.charAt(at - 3)));
  }

  private int oracleQuoteEnd() {
    char open = text.charAt(at + 1);
    int pair = "[({<".indexOf(open);
    char close = pair < 0 ? open : "])}>".charAt(pair);
    return Math.min(text.length(), end(close + "'", at + 2) + 2);
  }

  private int quoteEnd(char quote, boolean backslashes) {
    for (int index = at + 1; index < text.length(); index++) {
      char next = text.charAt(index);
      if (backslashes && next == '\\') {
        index++;
      } else if (next == quote) {
        if (index + 1 < text.length() && text.charAt(index + 1) == quote) {
          index++;
        } else {
          return index + 1;
        }
      }
    }
    return text.length();
  }

  private int threefoldEnd(String quotes) {
    int index = at + 3;
    while (index < text.length() && !text.startsWith(quotes, index)) {
      index += text.charAt(index) == '\\' ? 2 : 1;
    }
    return Math.min(text.length(), index + 3);
  }

  private int dollarEnd() {
    Matcher tag = DOLLAR.matcher(text).region(at, text.length());
    if (!tag.lookingAt()) {
      return at + 1;
    }
    return Math.min(text.length(), end(tag.group(), tag.end()) + tag.group().length());
  }

  private int end(String mark, int from) {
    int found = text.indexOf(mark, from);
    return found < 0 ? text.length() : found;
  }

  private void take(int end) {
    if (statement.toString().isBlank() && !Character.isWhitespace(text.charAt(at))) {
      statement.setLength(0);
      begun = line;
    }
    statement.append(text, at, end);
    skipTo(end);
  }

  private void skipTo(int end) {
    for (int index = at; index < end; index++) {
      line += text.charAt(index) == '\n' ? 1 : 0;
    }
    at = end;
  }

  private void end() {
    String found = statement.toString().strip();
    statement.setLength(0);
    depth = 0;
    if (found.endsWith(delimiter)) {
      found = found.substring(0, found.length() - delimiter.length()).strip();
    }
    if (COPY.matcher(found).matches()) {
      skipTo(Math.min(text.length(), end("\n\\.", at) + 3));
    } else if (!found.isEmpty()) {
      statements.add(new DdlStatement(begun, found));
    }
  }
}
