package dev.assay.sql;

/** What a backslash in a string stands for, by the dialect. */
final class StringEscapes {

  private StringEscapes() {}

  /** Appends what the escape at {@code start} stands for; the position behind it. */
  static int append(Dialect dialect, String sql, int start, StringBuilder text) {
    char c = sql.charAt(start + 1);
    if (dialect == Dialect.POSTGRESQL || dialect == Dialect.DUCKDB) {
      int end = appendCode(sql, start + 1, text);
      if (end > start) {
        return end;
      }
    }
    if ((c == '%' || c == '_') && keepsEscapesOfLike(dialect)) {
      text.append('\\'); // the escape is LIKE's
    }
    text.append(
        switch (c) {
          case 'n' -> '\n';
          case 't' -> '\t';
          case 'r' -> '\r';
          case 'b' -> '\b';
          case '0' -> '\0';
          default -> c;
        });
    return start + 2;
  }

  private static boolean keepsEscapesOfLike(Dialect dialect) {
    return switch (dialect) {
      case MYSQL, MARIADB, DATABRICKS -> true;
      default -> false;
    };
  }

  /** PostgreSQL's x41, u0041, U00000041 and 101; -1 where it is none of them. */
  private static int appendCode(String sql, int at, StringBuilder text) {
    return switch (sql.charAt(at)) {
      case 'x' -> appendNumber(sql, at + 1, 1, 2, 16, text);
      case 'u' -> appendNumber(sql, at + 1, 4, 4, 16, text);
      case 'U' -> appendNumber(sql, at + 1, 8, 8, 16, text);
      default -> appendNumber(sql, at, 1, 3, 8, text);
    };
  }

  private static int appendNumber(
      String sql, int start, int least, int most, int radix, StringBuilder text) {
    int end = start;
    int code = 0;
    while (end < sql.length()
        && end - start < most
        && Character.digit(sql.charAt(end), radix) >= 0) {
      code = code * radix + Character.digit(sql.charAt(end), radix);
      end++;
    }
    if (end - start < least || !Character.isValidCodePoint(code)) {
      return -1;
    }
    text.appendCodePoint(code);
    return end;
  }
}
