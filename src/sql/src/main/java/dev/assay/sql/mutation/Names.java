package dev.assay.sql.mutation;

import dev.assay.sql.Dialect;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names as a dialect wants them written. */
final class Names {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final Set<String> RESERVED =
      Set.of(
          "ALL",
          "AND",
          "AS",
          "BETWEEN",
          "BY",
          "CASE",
          "CHECK",
          "COLUMN",
          "CROSS",
          "DATE",
          "DAY",
          "DEFAULT",
          "DESC",
          "DISTINCT",
          "ELSE",
          "END",
          "EXISTS",
          "FOR",
          "FROM",
          "FULL",
          "GROUP",
          "HAVING",
          "HOUR",
          "IN",
          "INDEX",
          "INNER",
          "IS",
          "JOIN",
          "KEY",
          "LEFT",
          "LIKE",
          "LIMIT",
          "MINUTE",
          "MONTH",
          "NATURAL",
          "NOT",
          "NULL",
          "OFFSET",
          "ON",
          "OR",
          "ORDER",
          "PRIMARY",
          "REFERENCES",
          "RIGHT",
          "ROW",
          "ROWS",
          "SECOND",
          "SELECT",
          "SET",
          "TABLE",
          "THEN",
          "TIME",
          "TO",
          "UNION",
          "UNIQUE",
          "USER",
          "USING",
          "VALUE",
          "VALUES",
          "WHEN",
          "WHERE",
          "WITH",
          "YEAR");

  private Names() {}

  /** The name in the place of another one, in quotes where that one was, or where it needs them. */
  static String inPlaceOf(String written, String name, Dialect dialect) {
    boolean quoted = !PLAIN.matcher(written).matches();
    boolean plain =
        PLAIN.matcher(name).matches() && !RESERVED.contains(name.toUpperCase(Locale.ROOT));
    return plain && !quoted ? name : quoted(name, dialect);
  }

  private static String quoted(String name, Dialect dialect) {
    String quote = dialect.isOfMysql() ? "`" : "\"";
    return quote + name.replace(quote, quote + quote) + quote;
  }
}
