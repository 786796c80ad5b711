package dev.assay.sql;

import java.util.List;

/**
 * Writes a query for H2: quotes in their standard form, without comments, all else as it was. H2
 * then sees exactly the tokens that the guard saw, and MySQL's strings in double quotes and SQL
 * Server's names in brackets are understood.
 */
final class H2Text {

  private H2Text() {}

  static String of(Dialect dialect, String sql, List<SqlToken> query) {
    StringBuilder text = new StringBuilder(sql.length());
    int end = query.getFirst().start();
    for (int index = 0; index < query.size(); index++) {
      SqlToken token = query.get(index);
      if (isEscapePrefix(dialect, query, index)) {
        continue;
      }
      boolean apart = token.start() < 0 || token.start() != end; // what was put in has no place
      String written = written(token);
      if (apart || wouldRunTogether(text, written)) {
        text.append(' ');
      }
      text.append(written);
      end = token.end();
    }
    return text.toString();
  }

  /** Whether the token is the E of PostgreSQL's {@code E'…'}, whose escapes are resolved by now. */
  private static boolean isEscapePrefix(Dialect dialect, List<SqlToken> query, int index) {
    return dialect == Dialect.POSTGRESQL
        && query.get(index).isWord("E")
        && index + 1 < query.size()
        && query.get(index + 1).kind() == SqlToken.Kind.STRING
        && query.get(index + 1).start() == query.get(index).end();
  }

  private static String written(SqlToken token) {
    return switch (token.kind()) {
      case STRING -> "'" + token.text().replace("'", "''") + "'";
      case QUOTED_NAME -> Identifiers.quoted(token.text());
      case WORD, NUMBER, SYMBOL -> token.text();
    };
  }

  /** Whether the two would make a comment, or one quoted text where there were two. */
  private static boolean wouldRunTogether(StringBuilder text, String written) {
    if (text.isEmpty()) {
      return false;
    }
    char next = written.charAt(0);
    if ((next == '"' || next == '\'') && endsInUnicodePrefix(text)) {
      return true;
    }
    return switch (text.charAt(text.length() - 1)) {
      case '-' -> next == '-';
      case '/' -> next == '*';
      case '"' -> next == '"';
      case '\'' -> next == '\'';
      default -> false;
    };
  }

  /** Whether a quote behind the text would be read as {@code U&"…"}, with escapes. */
  private static boolean endsInUnicodePrefix(StringBuilder text) {
    int end = text.length() - 1;
    return end > 0 && text.charAt(end) == '&' && Character.toUpperCase(text.charAt(end - 1)) == 'U';
  }
}
