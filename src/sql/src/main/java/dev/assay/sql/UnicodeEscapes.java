package dev.assay.sql;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads {@code U&"d\0061ta"} and {@code U&'…'}, with or without UESCAPE, as the names and strings
 * that they stand for, so that the guard judges what the engine reads.
 */
final class UnicodeEscapes {

  private final String sql;
  private final List<SqlToken> tokens;

  private UnicodeEscapes(String sql, List<SqlToken> tokens) {
    this.sql = sql;
    this.tokens = tokens;
  }

  static List<SqlToken> decoded(Dialect dialect, String sql, List<SqlToken> tokens)
      throws RefusedSqlException {
    return switch (dialect) {
      case POSTGRESQL, H2, DB2, TRINO -> new UnicodeEscapes(sql, tokens).decoded();
      default -> tokens;
    };
  }

  private List<SqlToken> decoded() throws RefusedSqlException {
    List<SqlToken> decoded = new ArrayList<>(tokens.size());
    for (int index = 0; index < tokens.size(); index++) {
      if (!begins(index)) {
        decoded.add(tokens.get(index));
        continue;
      }
      SqlToken quoted = tokens.get(index + 2);
      boolean named = isEscapeNamed(index + 3);
      char escape = named ? tokens.get(index + 4).text().charAt(0) : '\\';
      int last = named ? index + 4 : index + 2;
      decoded.add(
          new SqlToken(
              quoted.kind(),
              decoded(quoted.text(), escape),
              tokens.get(index).start(),
              tokens.get(last).end()));
      index = last;
    }
    return decoded;
  }

  /** Whether a U, an ampersand and a quote stand there with nothing between them. */
  private boolean begins(int index) {
    return index + 2 < tokens.size()
        && tokens.get(index).isWord("U")
        && tokens.get(index + 1).isSymbol('&')
        && tokens.get(index).end() == tokens.get(index + 1).start()
        && tokens.get(index + 1).end() == tokens.get(index + 2).start()
        && (sql.charAt(tokens.get(index + 2).start()) == '"'
            || sql.charAt(tokens.get(index + 2).start()) == '\'');
  }

  private boolean isEscapeNamed(int index) {
    return index + 1 < tokens.size()
        && tokens.get(index).isWord("UESCAPE")
        && tokens.get(index + 1).kind() == SqlToken.Kind.STRING
        && tokens.get(index + 1).text().length() == 1;
  }

  private static String decoded(String text, char escape) throws RefusedSqlException {
    StringBuilder decoded = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c != escape) {
        decoded.append(c);
        at++;
      } else if (at + 1 < text.length() && text.charAt(at + 1) == escape) {
        decoded.append(escape);
        at += 2;
      } else {
        boolean six = at + 1 < text.length() && text.charAt(at + 1) == '+';
        int from = six ? at + 2 : at + 1;
        int end = from + (six ? 6 : 4);
        decoded.appendCodePoint(code(text, from, end));
        at = end;
      }
    }
    return decoded.toString();
  }

  private static int code(String text, int from, int end) throws RefusedSqlException {
    if (end <= text.length() && text.substring(from, end).matches("[0-9A-Fa-f]+")) {
      int code = Integer.parseInt(text.substring(from, end), 16);
      if (code != 0 && Character.isValidCodePoint(code)) {
        return code;
      }
    }
    throw new RefusedSqlException("a Unicode escape that stands for no character");
  }
}
